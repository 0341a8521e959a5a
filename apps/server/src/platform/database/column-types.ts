import { types } from "pg";

const int8 = 20;
const date = 1082;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

/**
 * How columns become values: bigint is a number (money, counters; refused beyond 2^53), date stays text `YYYY-MM-DD`
 * (a day has no time zone), timestamptz is a Date, the rest as `pg` has it.
 */
export const columnTypes: Pick<typeof types, "getTypeParser"> = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (format !== "binary" && oid === int8) return wholeNumber;
    if (format !== "binary" && oid === date) return (text: string) => text;
    return types.getTypeParser(oid, format as "text");
  },
};
