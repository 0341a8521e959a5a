import { isDeepStrictEqual } from "node:util";
import type { ChangedProduct } from "@dasturxon/contract/many-products";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { selectRowExists } from "../../../platform/resource/index.ts";
import { updateProductsListed } from "../manage/queries.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import { type StoredProduct, selectProductsForUpdate, updateProducts } from "./queries.ts";

const pickAuditedFields = ({
  name,
  categoryId,
  costPrice,
  isActive,
  labels,
}: Omit<StoredProduct, "id" | "version">) => ({ name, categoryId, costPrice, isActive, labels });

/**
 * Changes many products together [MN-1]. If a product or category was deleted or a product changed in the meantime,
 * nothing is changed. Each product has its own row in the audit. Guests receive one update.
 */
export async function changeProducts(tx: Tx, call: ChangeAuthor, sent: ChangedProduct[]) {
  const { merchantId, id: by } = call.session;
  const wanted = new Map(sent.map((product) => [product.id, product]));
  const held = await selectProductsForUpdate(tx, merchantId, [...wanted.keys()]);
  if (held.length < wanted.size) return refuse("not_found");
  const changes = held.flatMap((before) => {
    const after = wanted.get(before.id);
    return after ? [{ before, after: { ...after, labels: after.labels ?? before.labels } }] : [];
  });
  if (changes.some(({ before, after }) => before.version !== after.version))
    return refuse("stale_version", {});
  const moved = changes.filter(({ before, after }) => before.categoryId !== after.categoryId);
  for (const categoryId of new Set(moved.map(({ after }) => after.categoryId)))
    if (!(await selectRowExists(tx, merchantId, "categories", categoryId))) return refuse("not_found");
  const differing = changes.filter(
    ({ before, after }) =>
      before.categoryId !== after.categoryId ||
      before.costPrice !== after.costPrice ||
      before.isActive !== after.isActive ||
      !isDeepStrictEqual(before.labels, after.labels),
  );
  if (differing.length > 0) {
    const products = differing.map(({ after }) => after);
    await updateProducts(tx, merchantId, { products, by, at: call.clock.now() });
    for (const { before, after } of differing)
      recordChange(tx, call, {
        entity: "product",
        entityId: before.id,
        kind: "changed",
        before: pickAuditedFields(before),
        after: pickAuditedFields({ ...after, name: before.name }),
      });
    await updateProductsListed(tx, merchantId);
    await announceMenuChange(tx, merchantId);
  }
  const raised = new Set(differing.map(({ before }) => before.id));
  return { products: held.map(({ id, version }) => ({ id, version: version + (raised.has(id) ? 1 : 0) })) };
}
