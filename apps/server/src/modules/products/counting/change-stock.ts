import type { CountedProduct } from "@dasturxon/contract";
import { type ChangeAuthor, recordChanges } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { updateProductStock } from "../importing/queries.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import { selectStockForUpdate, selectCountedProductNames } from "./queries.ts";

type StockChange = CountedProduct & { was: number | null };

/**
 * Sets the stock of products. Null means no limit [MN-6]. Refuses `not_found` if a product is deleted. Refuses
 * `stale_version` with the current stock if a product was sold or counted in the meantime. A refusal changes nothing.
 * The stock is shared by all branches, so staff of single branches are refused [US-8]. Idempotent: the same count again
 * changes nothing.
 */
export async function changeStock(tx: Tx, call: ChangeAuthor, sent: StockChange[]) {
  const { merchantId, branchIds } = call.session;
  if (branchIds !== null) return refuse("forbidden");
  const wanted = new Map(sent.map((product) => [product.id, product]));
  const ids = [...wanted.keys()];
  const named = await selectCountedProductNames(tx, merchantId, ids);
  if (named.length < wanted.size) return refuse("not_found");
  const held = new Map((await selectStockForUpdate(tx, merchantId, ids)).map(({ id, left }) => [id, left]));
  const findPresentStock = (id: string) => held.get(id) ?? null;
  const products = [...wanted.values()];
  const stale = products.filter(({ id, left, was }) => ![was, left].includes(findPresentStock(id)));
  if (stale.length > 0) {
    const present = stale.map(({ id }) => ({ id, left: findPresentStock(id) }));
    return refuse("stale_version", { present: { products: present } });
  }
  const changed = products.filter(({ id, left }) => findPresentStock(id) !== left);
  if (changed.length > 0) {
    await updateProductStock(
      tx,
      merchantId,
      changed.map(({ id, left }) => ({ id, stock: left })),
    );
    const nameOf = new Map(named.map(({ id, name }) => [id, name]));
    recordChanges(
      tx,
      call,
      changed.map(({ id, left }) => ({
        entity: "productStock",
        entityId: id,
        kind: "changed",
        before: { name: nameOf.get(id), left: findPresentStock(id) },
        after: { name: nameOf.get(id), left },
      })),
    );
    await announceMenuChange(tx, merchantId);
  }
  return { products: products.map(({ id, left }) => ({ id, left })) };
}
