import { withLibraryChoices } from "@dasturxon/domain/library-choices";
import { wrongChoice } from "@dasturxon/domain/stored-choices";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { isOwnPicture, type RowWrite } from "../../../platform/resource/index.ts";
import { selectPossibleParts, selectSetsWith } from "../manage/queries.ts";
import { type Copy, type LibraryRow, selectFollowing, selectLibraryGroups, updateCopies } from "./queries.ts";

type Fields = Record<string, unknown>;

/**
 * Returns a product's groups with copies updated from the library. Null if a library group does not exist or is used
 * twice.
 */
export async function followLibrary(
  tx: Tx,
  merchantId: string,
  groups: readonly Copy[],
): Promise<readonly Copy[] | null> {
  const ids = groups.flatMap(({ libraryId }) => libraryId ?? []);
  if (ids.length === 0) return groups;
  const library = new Map((await selectLibraryGroups(tx, merchantId, ids)).map((row) => [row.id, row]));
  if (library.size < ids.length) return null;
  return groups.map((group) => followed(group, library));
}

const followed = (copy: Copy, library: Map<string, LibraryRow>): Copy => {
  const group = library.get(copy.libraryId ?? "");
  return group ? withLibraryChoices(copy, group, newId) : copy;
};

/** Updates the copies of a library group in all products that use it. */
export async function changeCopies(tx: Tx, { merchantId, id, fields }: RowWrite): Promise<void> {
  if (!fields) return;
  const library = new Map((await selectLibraryGroups(tx, merchantId, [id])).map((row) => [row.id, row]));
  const products = await selectFollowing(tx, merchantId, id);
  await updateCopies(
    tx,
    merchantId,
    products.map((product) => ({
      id: product.id,
      groups: product.groups.map((group) => followed(group, library)),
    })),
  );
}

/**
 * Returns the invalid field of a library group, or null. Checks the rules of a product's own groups and those of all
 * products that use the group [MN-5, MN-15].
 */
export async function wrongGroupField(
  tx: Tx,
  { fields, ...writing }: RowWrite & { fields: Fields },
): Promise<string | null> {
  const { merchantId, id, present } = writing;
  const group = { ...fields, id } as LibraryRow;
  const fault = wrongChoice([group]);
  if (fault) return fault.choice === null ? fault.field : `modifications.${fault.choice}.${fault.field}`;
  const old = (present?.["modifications"] ?? []) as LibraryRow["modifications"];
  const kept = new Set(old.map(({ image }) => image));
  const isForeign = ({ image }: { image: string | null }) =>
    image !== null && !kept.has(image) && !isOwnPicture(writing, image);
  if (group.modifications.some(isForeign)) return "modifications";
  const before = new Set(old.flatMap(({ productId }) => productId ?? []));
  const parts = group.modifications.flatMap(({ productId }) => productId ?? []);
  const added = [...new Set(parts.filter((part) => !before.has(part)))];
  if (added.length === 0) return null;
  const following = await selectFollowing(tx, merchantId, id);
  const ids = following.map((product) => product.id);
  if (following.some(({ isWeighed }) => isWeighed) || added.some((part) => ids.includes(part)))
    return "modifications";
  if ((await selectSetsWith(tx, merchantId, ids)) > 0) return "modifications";
  return (await selectPossibleParts(tx, merchantId, added)) < added.length ? "modifications" : null;
}
