/** Stock by product. Null or no entry: unlimited. */
export type StockByProduct = ReadonlyMap<string, number | null>;
export type StockProblem = { productId: string; demanded: number; maximum: number };

/**
 * Returns the products by which a line reduces the stock: its own product, and the parts of a set times the line's
 * count. [MN-6]
 */
export function listStockReductions(line: {
  productId: string;
  count: number;
  parts?: readonly { productId: string; count: number }[] | null | undefined;
}): { productId: string; count: number }[] {
  const { productId, count, parts } = line;
  return [
    { productId, count },
    ...(parts ?? []).map((part) => ({ productId: part.productId, count: part.count * count })),
  ];
}

/** Returns the demand of each product in all lines of the basket. */
export function countDemandOfProducts(
  lines: readonly { productId: string; count: number }[],
): Map<string, number> {
  const demand = new Map<string, number>();
  for (const line of lines) demand.set(line.productId, (demand.get(line.productId) ?? 0) + line.count);
  return demand;
}

/** Returns the products whose demand exceeds the stock, each with its maximum. Empty: sufficient stock. [MN-6] */
export function checkStock(
  lines: readonly { productId: string; count: number }[],
  stock: StockByProduct,
): StockProblem[] {
  return [...countDemandOfProducts(lines)].flatMap(([productId, demanded]) => {
    const left = stock.get(productId) ?? null;
    return left !== null && demanded > left ? [{ productId, demanded, maximum: Math.max(0, left) }] : [];
  });
}
