type Fields = Record<string, unknown>;

/**
 * The field that does not go with the others; null: they agree. A step of weight has a unit and hundredths at least;
 * cooking takes no less than least; a code has its package. [MN-15] [OR-10]
 */
export function wrongAlone(fields: Fields): string | null {
  const { isWeighed, unit, measure, timeCookingMin, timeCookingMax, mxicCode, packageCode } = fields;
  if (mxicCode !== null && packageCode === null) return "packageCode";
  if (isWeighed && unit === "COUNT") return "unit";
  if (isWeighed && Math.abs(Number(measure) * 100 - Math.round(Number(measure) * 100)) > 1e-9)
    return "measure";
  const isTurned =
    timeCookingMin !== null && timeCookingMax !== null && Number(timeCookingMin) > Number(timeCookingMax);
  return isTurned ? "timeCookingMax" : null;
}
