import type { CountedProduct } from "@dasturxon/contract";
import { type Changer, recordChanges } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { updateStock } from "../importing/queries.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import { selectHeldStock, selectNamesToCount } from "./queries.ts";

type Counted = CountedProduct & { was: number | null };

/**
 * Writes how many of each product are left, null to count it no more [MN-6]: all of them or, where one is gone or was
 * sold or counted meanwhile, none; the refusal tells what is left now. One count holds for all branches, so whoever
 * works in some of them is refused [US-8]. The same count a second time changes nothing.
 */
export async function changeStock(tx: Tx, call: Changer, sent: Counted[]) {
  const { merchantId, branchIds } = call.session;
  if (branchIds !== null) return refuse("forbidden");
  const wanted = new Map(sent.map((product) => [product.id, product]));
  const ids = [...wanted.keys()];
  const named = await selectNamesToCount(tx, merchantId, ids);
  if (named.length < wanted.size) return refuse("not_found");
  const held = new Map((await selectHeldStock(tx, merchantId, ids)).map(({ id, left }) => [id, left]));
  const presentOf = (id: string) => held.get(id) ?? null;
  const products = [...wanted.values()];
  const stale = products.filter(({ id, left, was }) => ![was, left].includes(presentOf(id)));
  if (stale.length > 0) {
    const present = stale.map(({ id }) => ({ id, left: presentOf(id) }));
    return refuse("stale_version", { present: { products: present } });
  }
  const changed = products.filter(({ id, left }) => presentOf(id) !== left);
  if (changed.length > 0) {
    await updateStock(
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
        before: { name: nameOf.get(id), left: presentOf(id) },
        after: { name: nameOf.get(id), left },
      })),
    );
    await announceMenuChange(tx, merchantId);
  }
  return { products: products.map(({ id, left }) => ({ id, left })) };
}
