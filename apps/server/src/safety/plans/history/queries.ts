import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { queryRows } from "../../../platform/database/index.ts";

/** Inserts rows, with each column by its expression over `i`. Uses the brand of the transaction, if any. */
export async function insertTableRows(
  tx: Tx,
  table: string,
  { columns, count }: { columns: Record<string, string>; count: number },
): Promise<void> {
  const all = tx.merchantId ? { merchant_id: "current_merchant()", ...columns } : columns;
  const values = sql.raw(Object.values(all).join(", "));
  const names = sql.join(Object.keys(all).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) select ${values} from generate_series(1, ${count}::int) as i`.execute(
    tx,
  );
}

/** Creates brands without data. @returns their ids. */
export async function insertOtherBrands(tx: Tx, count: number): Promise<string[]> {
  const made = await queryRows(
    tx,
    sql<{ id: string }>`
      insert into merchants (merchant_id, key) select gen_random_uuid(), 'neighbour-' || i
      from generate_series(1, ${count}::int) as i returning merchant_id as id`,
  );
  return made.map(({ id }) => id);
}

export async function updatePlannerStatistics(tx: Tx): Promise<void> {
  await sql`analyze`.execute(tx);
}

export interface IndexFacts {
  index: string;
  table: string;
  /** Columns in the order of the index. Null for an expression. */
  columns: (string | null)[];
  /** Predicate of the index if it is partial, otherwise null. */
  predicate: string | null;
  /** Names of the index columns that contain a time. */
  times: string[];
}

export function selectIndexes(tx: Tx): Promise<IndexFacts[]> {
  return queryRows(
    tx,
    sql<IndexFacts>`
      select c.relname as index, t.relname as table, pg_get_expr(i.indpred, i.indrelid) as predicate,
        array(select a.attname::text from unnest(i.indkey::smallint[]) with ordinality as k (number, place)
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number and k.number > 0
          order by k.place) as columns,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = i.indrelid and a.atttypid = 'timestamptz'::regtype) as times
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace`,
  );
}

/**
 * Returns the highest number of rows with equal values in these columns. Counts only the rows that a partial index
 * contains, and only those of one day if `since` is a column of time.
 */
export async function selectEqualRowCount(
  tx: Tx,
  filter: { table: string; columns: string[]; predicate: string | null; since: string | null },
): Promise<number> {
  const { table, columns, predicate, since } = filter;
  const conditions = [
    sql`true`,
    ...(predicate ? [sql.raw(predicate)] : []),
    ...(since ? [sql`${sql.ref(since)} > now() - interval '1 day'`] : []),
  ];
  const group =
    columns.length > 0 ? sql`group by ${sql.join(columns.map((column) => sql.ref(column)))}` : sql``;
  const [row] = await queryRows(
    tx,
    sql<{ most: number }>`select coalesce(max(count), 0)::int as most from (
      select count(*) as count from ${sql.table(table)}
      where ${sql.join(conditions, sql` and `)} ${group}) as likes`,
  );
  return row?.most ?? 0;
}
