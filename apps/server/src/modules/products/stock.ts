import type { Tx } from "../../platform/database/index.ts";
import { announceMenuChange } from "./stops/announce-menu-change.ts";
import { updateStockReturned, updateStockTaken } from "./queries.ts";

interface ProductDemand {
  productId: string;
  count: number;
}

/**
 * Takes the stock for a whole basket, by ascending product id to avoid deadlocks [MN-6].
 * @returns the product without enough stock and its available stock (the caller rolls back), or null if all was taken
 */
export async function takeStockForDemands(
  tx: Tx,
  merchantId: string,
  demands: ProductDemand[],
): Promise<{ productId: string; left: number } | null> {
  let isSoldOut = false;
  for (const demand of sumProductDemands(demands)) {
    const left = await updateStockTaken(tx, merchantId, demand);
    if (typeof left === "object" && left !== null) return { productId: demand.productId, left: left.short };
    isSoldOut ||= left === 0;
  }
  if (isSoldOut) await announceMenuChange(tx, merchantId);
  return null;
}

/** Adds the stock of a cancelled order back. */
export async function returnStockForDemands(
  tx: Tx,
  merchantId: string,
  demands: ProductDemand[],
): Promise<void> {
  let isBack = false;
  for (const demand of sumProductDemands(demands)) {
    const left = await updateStockReturned(tx, merchantId, demand);
    isBack ||= left === demand.count;
  }
  if (isBack) await announceMenuChange(tx, merchantId);
}

function sumProductDemands(demands: ProductDemand[]): ProductDemand[] {
  const byProduct = Map.groupBy(demands, (demand) => demand.productId);
  return [...byProduct]
    .map(([productId, lines]) => ({ productId, count: lines.reduce((total, line) => total + line.count, 0) }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}
