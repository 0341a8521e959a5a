import type { Tx } from "../../platform/database/index.ts";
import { announceMenuChange } from "./stops/announce-menu-change.ts";
import { updateStockReturned, updateStockTaken } from "./queries.ts";

interface Demand {
  productId: string;
  count: number;
}

/**
 * Takes the stock for a whole basket, in the order of ids to avoid deadlocks [MN-6].
 * @returns the product without enough stock and its available stock (the caller rolls back), or null if all was taken
 */
export async function takeStockOf(
  tx: Tx,
  merchantId: string,
  demands: Demand[],
): Promise<{ productId: string; left: number } | null> {
  let isSoldOut = false;
  for (const demand of summed(demands)) {
    const left = await updateStockTaken(tx, merchantId, demand);
    if (typeof left === "object" && left !== null) return { productId: demand.productId, left: left.short };
    isSoldOut ||= left === 0;
  }
  if (isSoldOut) await announceMenuChange(tx, merchantId);
  return null;
}

/** Returns the stock of a cancelled order. */
export async function returnStockOf(tx: Tx, merchantId: string, demands: Demand[]): Promise<void> {
  let isBack = false;
  for (const demand of summed(demands)) {
    const left = await updateStockReturned(tx, merchantId, demand);
    isBack ||= left === demand.count;
  }
  if (isBack) await announceMenuChange(tx, merchantId);
}

function summed(demands: Demand[]): Demand[] {
  const byProduct = Map.groupBy(demands, (demand) => demand.productId);
  return [...byProduct]
    .map(([productId, lines]) => ({ productId, count: lines.reduce((total, line) => total + line.count, 0) }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}
