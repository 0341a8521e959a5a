import type { CustomTypesConfig } from "pg";
import { types } from "pg";

function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/**
 * Parses column values: bigint as a number (money and counters, an error beyond 2^53), date as text `YYYY-MM-DD` (a
 * date has no time zone), timestamptz as a Date, all others as in `pg`.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== "binary" && oid === types.builtins.INT8) return parseWholeNumber;
    if (format !== "binary" && oid === types.builtins.DATE) return (text: string) => text;
    return format === "binary" ? types.getTypeParser(oid, "binary") : types.getTypeParser(oid, "text");
  },
};
