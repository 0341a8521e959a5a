/** What is left by product; null (or no entry) means that the product is not counted. */
export type Stock = ReadonlyMap<string, number | null>;
export type StockProblem = { productId: string; demanded: number; maximum: number };

/** A line as it is counted: itself and, of a set, its parts as often as the set is bought. [MN-6] */
export function soldItems(line: {
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

/** What the basket demands of each product, all its lines together. */
export function demandOf(lines: readonly { productId: string; count: number }[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const line of lines) demand.set(line.productId, (demand.get(line.productId) ?? 0) + line.count);
  return demand;
}

/** The products of which the basket wants more than is left, each with its maximum; empty means all is there. [MN-6] */
export function checkStock(
  lines: readonly { productId: string; count: number }[],
  stock: Stock,
): StockProblem[] {
  return [...demandOf(lines)].flatMap(([productId, demanded]) => {
    const left = stock.get(productId) ?? null;
    return left !== null && demanded > left ? [{ productId, demanded, maximum: Math.max(0, left) }] : [];
  });
}
