/** What weights are told in. */
export type WeightUnit = "KG" | "GRAMM" | "LITER";

/** A good that is weighed out: one count of it is a step of `measure` units, and its price is the step's. [MN-15] */
export type Weighed = { unit: WeightUnit; measure: number };

/** How a product is weighed out; null for what is sold by the piece, a pack of half a kilogram among it. */
export function weighedOf(product: {
  isWeighed: boolean;
  unit: WeightUnit | "COUNT";
  measure: number;
}): Weighed | null {
  const { isWeighed, unit, measure } = product;
  return isWeighed && unit !== "COUNT" ? { unit, measure } : null;
}

/** How many goods so many counts are: pieces are counted, what is weighed is one. [MN-15] */
export function piecesOf(line: { count: number; weighed?: Weighed | null | undefined }): number {
  return line.weighed ? Math.min(1, line.count) : line.count;
}
