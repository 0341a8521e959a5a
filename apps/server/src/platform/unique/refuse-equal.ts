import { foldCode } from "@dasturxon/domain/search-fold";
import type { Tx } from "../database/index.ts";
import { selectHasEqual } from "./queries.ts";

interface UniqueRows {
  table: string;
  columns: readonly { field: string; column: string }[];
  /** Field that must be unique among rows that are not deleted; omitted when there is none. */
  unique?: string;
  /** The field of the rows among which it is unique; left out: all of the brand's. */
  uniqueWithin?: string;
}

interface WrittenRow {
  merchantId: string;
  id: string;
  fields: Record<string, unknown>;
  present: Record<string, unknown> | null;
}

const UNIQUE_VIOLATION = "23505";

/**
 * A value that differs from another row's only for a machine is as good as the same. A row whose own value stays is not
 * looked at: two that were equal before values were folded can still be changed.
 * @throws Error with the code of a unique index, which the callers answer with `already_exists`
 */
export async function refuseEqual(
  tx: Tx,
  { table, columns, unique, uniqueWithin }: UniqueRows,
  { merchantId, id, fields, present }: WrittenRow,
): Promise<void> {
  if (unique === undefined) return;
  const columnOf = (name: string) => columns.find(({ field }) => field === name)?.column ?? name;
  const value = String(fields[unique]);
  const isSame = present?.["isRemoved"] === false && foldCode(String(present[unique])) === foldCode(value);
  const isHere = uniqueWithin === undefined || present?.[uniqueWithin] === fields[uniqueWithin];
  if (foldCode(value) === "" || (isSame && isHere)) return;
  const within = uniqueWithin === undefined ? {} : { [columnOf(uniqueWithin)]: fields[uniqueWithin] };
  if (await selectHasEqual(tx, merchantId, { table, id, column: columnOf(unique), value, within }))
    throw Object.assign(new Error(`another row has an equal ${unique}`), { code: UNIQUE_VIOLATION });
}
