import { sql } from "kysely";
import type { Tx } from "../database/index.ts";

export interface EqualValueLookup {
  /** Name of the table with the values, which is managed by the SQL function `manage_columns`. */
  table: string;
  /** Id of the row that is written. Its own value is not compared. */
  id: string;
  column: string;
  value: string;
  /** Columns whose values the other row must share. */
  within: Record<string, unknown>;
}

/** Returns whether another row that is not deleted has an equal value, compared by `fold_code`. */
export async function selectHasEqualValue(
  tx: Tx,
  merchantId: string,
  { table, id, column, value, within }: EqualValueLookup,
): Promise<boolean> {
  const shared = Object.entries(within).map(([name, own]) => sql`and ${sql.ref(`t.${name}`)} = ${own}`);
  const found = await sql`select from ${sql.table(table)} t
    where t.merchant_id = ${merchantId} and t.id <> ${id} and t.deleted_at is null
      and fold_code(${sql.ref(`t.${column}`)}) = fold_code(${value}) ${sql.join(shared, sql` `)} limit 1`.execute(
    tx,
  );
  return found.rows.length > 0;
}
