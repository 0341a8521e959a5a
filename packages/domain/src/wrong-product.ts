type ProductFields = Record<string, unknown>;

/**
 * Returns the field that contradicts the others, or null. For a product sold by weight, the unit must not be pieces,
 * and the step has at most two decimals. The maximum cooking time must not be below the minimum. A tax office code
 * needs a package code. [MN-15] [OR-10]
 */
export function findContradictoryField(fields: ProductFields): string | null {
  const { isWeighed, unit, measure, timeCookingMin, timeCookingMax, mxicCode, packageCode } = fields;
  if (mxicCode !== null && packageCode === null) return "packageCode";
  if (isWeighed && unit === "COUNT") return "unit";
  if (isWeighed && Math.abs(Number(measure) * 100 - Math.round(Number(measure) * 100)) > 1e-9)
    return "measure";
  const isTurned =
    timeCookingMin !== null && timeCookingMax !== null && Number(timeCookingMin) > Number(timeCookingMax);
  return isTurned ? "timeCookingMax" : null;
}
