import { type StoredGroup, wrongChoice } from "@dasturxon/domain/stored-choices";
import { contradictoryField } from "@dasturxon/domain/wrong-product";
import type { Tx } from "../../../platform/database/index.ts";
import { isOwnPicture, type RowWrite } from "../../../platform/resource/index.ts";
import { selectPossibleParts, selectSetsWith } from "./queries.ts";

type Fields = Record<string, unknown>;
interface Group extends StoredGroup {
  modifications: (StoredGroup["modifications"][number] & { image: string | null })[];
}

const choicesOf = (fields: Fields | null) =>
  ((fields?.["modificationGroups"] ?? []) as Group[]).flatMap(({ modifications }) => modifications);
const partsOf = (fields: Fields | null) => choicesOf(fields).flatMap(({ productId }) => productId ?? []);

/**
 * Returns the invalid field of a product, or null. The parts of a set must exist and be neither sets nor weighed
 * [MN-5, MN-15].
 */
export async function wrongProductField(
  tx: Tx,
  { fields, ...writing }: RowWrite & { fields: Fields },
): Promise<string | null> {
  const { merchantId, id, present } = writing;
  const alone = contradictoryField(fields);
  if (alone) return alone;
  const fault = wrongChoice(fields["modificationGroups"] as Group[]);
  if (fault) {
    const place = fault.choice === null ? "" : `modifications.${fault.choice}.`;
    return `modificationGroups.${fault.group}.${place}${fault.field}`;
  }
  const old = new Set(choicesOf(present).map(({ image }) => image));
  const isForeign = (image: string | null) =>
    image !== null && !old.has(image) && !isOwnPicture(writing, image);
  const kept = new Set((present?.["gallery"] ?? []) as string[]);
  const gallery = fields["gallery"] as string[];
  if (gallery.some((image) => !kept.has(image) && isForeign(image))) return "gallery";
  if (choicesOf(fields).some(({ image }) => isForeign(image))) return "modificationGroups";
  const parts = partsOf(fields);
  const isSet = parts.length > 0;
  if (isSet && fields["isWeighed"]) return "isWeighed";
  if ((isSet || fields["isWeighed"]) && (await selectSetsWith(tx, merchantId, [id])) > 0)
    return isSet ? "modificationGroups" : "isWeighed";
  const before = new Set(partsOf(present));
  const added = [...new Set(parts.filter((part) => !before.has(part)))];
  if (added.includes(id)) return "modificationGroups";
  const possible = added.length === 0 ? 0 : await selectPossibleParts(tx, merchantId, added);
  return possible < added.length ? "modificationGroups" : null;
}
