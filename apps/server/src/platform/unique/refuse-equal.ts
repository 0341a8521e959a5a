import { normalizeCode } from "@dasturxon/domain/search-fold";
import type { Tx } from "../database/index.ts";
import { selectHasEqualValue } from "./queries.ts";

interface UniqueRowsCheck {
  table: string;
  columns: readonly { field: string; column: string }[];
  /** Field that must be unique among rows that are not deleted. Undefined if there is none. */
  unique?: string;
  /** Field that limits the uniqueness to rows with the same value. Undefined: unique in the brand. */
  uniqueWithin?: string;
}

interface CandidateRow {
  merchantId: string;
  id: string;
  fields: Record<string, unknown>;
  present: Record<string, unknown> | null;
}

const UNIQUE_VIOLATION_CODE = "23505";

/**
 * Treats values as equal that look the same to people. Skips rows with an unchanged value, because rows that were equal
 * before this check can still be edited.
 * @throws Error with the code of a unique index, which the callers answer with `already_exists`
 */
export async function refuseDuplicateValues(
  tx: Tx,
  { table, columns, unique, uniqueWithin }: UniqueRowsCheck,
  { merchantId, id, fields, present }: CandidateRow,
): Promise<void> {
  if (unique === undefined) return;
  const findColumnName = (name: string) => columns.find(({ field }) => field === name)?.column ?? name;
  const value = String(fields[unique]);
  const isSame =
    present?.["isRemoved"] === false && normalizeCode(String(present[unique])) === normalizeCode(value);
  const isHere = uniqueWithin === undefined || present?.[uniqueWithin] === fields[uniqueWithin];
  if (normalizeCode(value) === "" || (isSame && isHere)) return;
  const within = uniqueWithin === undefined ? {} : { [findColumnName(uniqueWithin)]: fields[uniqueWithin] };
  if (await selectHasEqualValue(tx, merchantId, { table, id, column: findColumnName(unique), value, within }))
    throw Object.assign(new Error(`another row has an equal ${unique}`), { code: UNIQUE_VIOLATION_CODE });
}
