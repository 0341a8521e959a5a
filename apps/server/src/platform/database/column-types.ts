import type { CustomTypesConfig } from "pg";
import { types } from "pg";

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

/**
 * How columns become values: bigint is a number (money, counters; refused beyond 2^53), date stays text `YYYY-MM-DD`
 * (a day has no time zone), timestamptz is a Date, the rest as `pg` has it.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== "binary" && oid === types.builtins.INT8) return wholeNumber;
    if (format !== "binary" && oid === types.builtins.DATE) return (text: string) => text;
    return format === "binary" ? types.getTypeParser(oid, "binary") : types.getTypeParser(oid, "text");
  },
};
