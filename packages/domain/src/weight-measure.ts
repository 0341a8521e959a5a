/** Units of weights and volumes. */
export type WeightUnit = "KG" | "GRAMM" | "LITER";

/** Product sold by weight. A count of 1 is one step of `measure` units, and the price is for one step. [MN-15] */
export type WeightMeasure = { unit: WeightUnit; measure: number };

/**
 * Returns the unit and the step of a product sold by weight. Null: sold by the piece, such as a pack of half a
 * kilogram.
 */
export function findWeightMeasure(product: {
  isWeighed: boolean;
  unit: WeightUnit | "COUNT";
  measure: number;
}): WeightMeasure | null {
  const { isWeighed, unit, measure } = product;
  return isWeighed && unit !== "COUNT" ? { unit, measure } : null;
}

/** Returns the number of pieces of a line. A product sold by weight counts as one. [MN-15] */
export function countPiecesOfLine(line: {
  count: number;
  weighed?: WeightMeasure | null | undefined;
}): number {
  return line.weighed ? Math.min(1, line.count) : line.count;
}
