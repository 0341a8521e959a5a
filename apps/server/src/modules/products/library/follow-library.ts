import { mergeLibraryChoices } from "@dasturxon/domain/library-choices";
import { findInvalidChoice } from "@dasturxon/domain/stored-choices";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { isAllowedPicture, type RowWrite } from "../../../platform/resource/index.ts";
import { selectSetPartCandidateCount, selectSetCountWithProducts } from "../manage/queries.ts";
import {
  type ProductGroup,
  type LibraryGroupRow,
  selectProductsWithCopy,
  selectLibraryGroups,
  updateGroupCopiesOfProducts,
} from "./queries.ts";

type LibraryGroupFields = Record<string, unknown>;

/**
 * Returns a product's groups with copies updated from the library. Null if a library group does not exist or is used
 * twice.
 */
export async function applyLibraryToGroups(
  tx: Tx,
  merchantId: string,
  groups: readonly ProductGroup[],
): Promise<readonly ProductGroup[] | null> {
  const ids = groups.flatMap(({ libraryId }) => libraryId ?? []);
  if (ids.length === 0) return groups;
  const library = new Map((await selectLibraryGroups(tx, merchantId, ids)).map((row) => [row.id, row]));
  if (library.size < ids.length) return null;
  return groups.map((group) => updateCopyOfLibraryGroup(group, library));
}

const updateCopyOfLibraryGroup = (
  copy: ProductGroup,
  library: Map<string, LibraryGroupRow>,
): ProductGroup => {
  const group = library.get(copy.libraryId ?? "");
  return group ? mergeLibraryChoices(copy, group, newId) : copy;
};

/** Updates the copies of a library group in all products that use it. */
export async function updateLibraryGroupCopies(tx: Tx, { merchantId, id, fields }: RowWrite): Promise<void> {
  if (!fields) return;
  const library = new Map((await selectLibraryGroups(tx, merchantId, [id])).map((row) => [row.id, row]));
  const products = await selectProductsWithCopy(tx, merchantId, id);
  await updateGroupCopiesOfProducts(
    tx,
    merchantId,
    products.map((product) => ({
      id: product.id,
      groups: product.groups.map((group) => updateCopyOfLibraryGroup(group, library)),
    })),
  );
}

/**
 * Returns the invalid field of a library group, or null. Checks the rules of a product's own groups and those of all
 * products that use the group [MN-5, MN-15].
 */
export async function findInvalidGroupField(
  tx: Tx,
  { fields, ...writing }: RowWrite & { fields: LibraryGroupFields },
): Promise<string | null> {
  const { merchantId, id, present } = writing;
  const group = { ...fields, id } as LibraryGroupRow;
  const fault = findInvalidChoice([group]);
  if (fault) return fault.choice === null ? fault.field : `modifications.${fault.choice}.${fault.field}`;
  const old = (present?.["modifications"] ?? []) as LibraryGroupRow["modifications"];
  const kept = new Set(old.map(({ image }) => image));
  const isForeignPicture = ({ image }: { image: string | null }) =>
    image !== null && !kept.has(image) && !isAllowedPicture(writing, image);
  if (group.modifications.some(isForeignPicture)) return "modifications";
  const before = new Set(old.flatMap(({ productId }) => productId ?? []));
  const parts = group.modifications.flatMap(({ productId }) => productId ?? []);
  const added = [...new Set(parts.filter((part) => !before.has(part)))];
  if (added.length === 0) return null;
  const following = await selectProductsWithCopy(tx, merchantId, id);
  const ids = following.map((product) => product.id);
  if (following.some(({ isWeighed }) => isWeighed) || added.some((part) => ids.includes(part)))
    return "modifications";
  if ((await selectSetCountWithProducts(tx, merchantId, ids)) > 0) return "modifications";
  return (await selectSetPartCandidateCount(tx, merchantId, added)) < added.length ? "modifications" : null;
}
