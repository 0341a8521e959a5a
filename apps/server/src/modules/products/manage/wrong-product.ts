import { type StoredGroup, findInvalidChoice } from "@dasturxon/domain/stored-choices";
import { findContradictoryField } from "@dasturxon/domain/wrong-product";
import type { Tx } from "../../../platform/database/index.ts";
import { isAllowedPicture, type RowWrite } from "../../../platform/resource/index.ts";
import { selectSetPartCandidateCount, selectSetCountWithProducts } from "./queries.ts";

type ProductFields = Record<string, unknown>;
interface ModificationGroup extends StoredGroup {
  modifications: (StoredGroup["modifications"][number] & { image: string | null })[];
}

const listModifications = (fields: ProductFields | null) =>
  ((fields?.["modificationGroups"] ?? []) as ModificationGroup[]).flatMap(
    ({ modifications }) => modifications,
  );
const listSetPartProductIds = (fields: ProductFields | null) =>
  listModifications(fields).flatMap(({ productId }) => productId ?? []);

/**
 * Returns the invalid field of a product, or null. The parts of a set must exist and be neither sets nor weighed
 * [MN-5, MN-15].
 */
export async function findInvalidProductField(
  tx: Tx,
  { fields, ...writing }: RowWrite & { fields: ProductFields },
): Promise<string | null> {
  const { merchantId, id, present } = writing;
  const alone = findContradictoryField(fields);
  if (alone) return alone;
  const fault = findInvalidChoice(fields["modificationGroups"] as ModificationGroup[]);
  if (fault) {
    const place = fault.choice === null ? "" : `modifications.${fault.choice}.`;
    return `modificationGroups.${fault.group}.${place}${fault.field}`;
  }
  const old = new Set(listModifications(present).map(({ image }) => image));
  const isForeignPicture = (image: string | null) =>
    image !== null && !old.has(image) && !isAllowedPicture(writing, image);
  const kept = new Set((present?.["gallery"] ?? []) as string[]);
  const gallery = fields["gallery"] as string[];
  if (gallery.some((image) => !kept.has(image) && isForeignPicture(image))) return "gallery";
  if (listModifications(fields).some(({ image }) => isForeignPicture(image))) return "modificationGroups";
  const parts = listSetPartProductIds(fields);
  const isSet = parts.length > 0;
  if (isSet && fields["isWeighed"]) return "isWeighed";
  if ((isSet || fields["isWeighed"]) && (await selectSetCountWithProducts(tx, merchantId, [id])) > 0)
    return isSet ? "modificationGroups" : "isWeighed";
  const before = new Set(listSetPartProductIds(present));
  const added = [...new Set(parts.filter((part) => !before.has(part)))];
  if (added.includes(id)) return "modificationGroups";
  const possible = added.length === 0 ? 0 : await selectSetPartCandidateCount(tx, merchantId, added);
  return possible < added.length ? "modificationGroups" : null;
}
