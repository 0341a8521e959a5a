import { type RawBuilder, sql } from "kysely";
import {
  buildWordsCondition,
  queryMaybeOne,
  queryOne,
  runStatement,
  sendStatement,
  type Tx,
} from "../database/index.ts";
import {
  type AllowedBranchIds,
  type ResourceColumn,
  type PageCursor,
  whereBranches,
  type SortKey,
  type ResourceSource,
  buildSortValueExpression,
  buildSelectedColumns,
  buildColumnText,
} from "./columns.ts";

/** Row of a managed resource: its fields by name, its version and its last change. */
export interface ManagedRow {
  id: string;
  version: number;
  changedAt: Date;
  changedBy: string | null;
  isRemoved: boolean;
  [field: string]: unknown;
}

const joinSql = (parts: RawBuilder<unknown>[], between = sql`, `) => sql.join(parts, between);

export interface PageRequest {
  branchIds: AllowedBranchIds;
  sort: SortKey;
  search: string;
  by: { column: ResourceColumn; value: unknown }[];
  after: PageCursor | null;
  size: number;
}

const whereListedRows = (
  source: ResourceSource,
  merchantId: string,
  { search, by, branchIds }: PageRequest,
) => {
  const said = sql`concat_ws(' ', ${joinSql(source.searched.map(buildColumnText))})`;
  return joinSql(
    [
      sql`t.merchant_id = ${merchantId}`,
      sql`t.deleted_at is null`,
      whereBranches(source, branchIds),
      ...by.map(({ column, value }) => sql`${sql.ref(`t.${column.column}`)} = ${value}`),
      ...(search === "" || source.searched.length === 0 ? [] : [buildWordsCondition(said, search)]),
    ],
    sql` and `,
  );
};

/** Condition for rows after the cursor. Equal values are ordered by id. Null values are last in both directions. */
const whereAfterCursor = (sort: SortKey, { value, id }: PageCursor) => {
  const own = buildSortValueExpression(sort);
  if (value === null) return sql`(${own} is null and t.id > ${id}::uuid)`;
  const last = sort.isNumber ? sql`${value}::numeric` : sql`${value}::text`;
  const beyond = sort.isDown ? sql`${own} < ${last}` : sql`${own} > ${last}`;
  return sql`(${beyond} or (${own} = ${last} and t.id > ${id}::uuid) or ${own} is null)`;
};

/** Returns a page of rows that are not removed, each with its sort value, and the total number. */
export async function selectManagedPage(
  tx: Tx,
  merchantId: string,
  source: ResourceSource,
  question: PageRequest,
): Promise<{ found: ManagedRow[]; total: number }> {
  const { sort, after, size } = question;
  const where = whereListedRows(source, merchantId, question);
  const place = after ? sql`and ${whereAfterCursor(sort, after)}` : sql``;
  const { rows: found } = await sql`
    select ${buildSelectedColumns(source, merchantId)}, ${buildSortValueExpression(sort)}::text as "sortValue"
    from ${sql.table(source.table)} t where ${where} ${place}
    order by ${buildSortValueExpression(sort)} ${sort.isDown ? sql`desc` : sql`asc`} nulls last, t.id limit ${size}`.execute(
    tx,
  );
  const { total } = await queryOne(
    tx,
    sql<{ total: number }>`select count(*)::int as total from ${sql.table(source.table)} t where ${where}`,
  );
  return { found: found as ManagedRow[], total };
}

/** Returns a row of the branches, including a removed one. `isHeld`: locks it until the transaction ends. */
export async function selectManagedRow(
  tx: Tx,
  merchantId: string,
  source: ResourceSource,
  { id, branchIds, isHeld = false }: { id: string; branchIds: AllowedBranchIds; isHeld?: boolean },
): Promise<ManagedRow | undefined> {
  const hold = isHeld ? sql`for update of t` : sql``;
  const { rows: found } = await sql`
    select ${buildSelectedColumns(source, merchantId)} from ${sql.table(source.table)} t
    where t.merchant_id = ${merchantId} and t.id = ${id} and ${whereBranches(source, branchIds)} ${hold}`.execute(
    tx,
  );
  return found[0] as ManagedRow | undefined;
}

/** Returns how many rows that are not removed reference these ids in a column. */
export async function selectReferenceCount(
  tx: Tx,
  merchantId: string,
  { table, column }: { table: string; column: string },
  ids: readonly string[],
): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where merchant_id = ${merchantId} and ${sql.ref(column)} = any(${ids}::uuid[]) and deleted_at is null`,
  );
  return count;
}

/** Returns whether the row exists and is not removed. Prevents its removal until the transaction ends. */
export async function selectRowExists(
  tx: Tx,
  merchantId: string,
  table: string,
  id: string,
): Promise<boolean> {
  const found = await sql`select t.id from ${sql.table(table)} t
    where t.merchant_id = ${merchantId} and t.id = ${id} and t.deleted_at is null for share of t`.execute(tx);
  return found.rows.length > 0;
}

/**
 * Returns the ids of the rows that are sorted together with this row, in their sort order. Locks them until the
 * transaction ends.
 */
export async function selectOrderedIds(
  tx: Tx,
  merchantId: string,
  source: ResourceSource,
  { position, among, branchIds }: { position: string; among: string; branchIds: AllowedBranchIds },
): Promise<string[]> {
  const { table, within } = source;
  const siblings = within
    ? sql`and ${sql.ref(`t.${within.column}`)} = (select ${sql.ref(`s.${within.column}`)} from ${sql.table(table)} s
        where s.merchant_id = ${merchantId} and s.id = ${among})`
    : sql``;
  const { rows: found } = await sql<{ id: string }>`
    select t.id from ${sql.table(table)} t where t.merchant_id = ${merchantId} and t.deleted_at is null ${siblings}
      and ${whereBranches(source, branchIds)}
    order by ${sql.ref(`t.${position}`)}, t.id for update`.execute(tx);
  return found.map(({ id }) => id);
}

export async function updateRowPositions(
  tx: Tx,
  merchantId: string,
  { table }: ResourceSource,
  { position, ids }: { position: string; ids: string[] },
): Promise<void> {
  await runStatement(
    tx,
    sql`update ${sql.table(table)} t set ${sql.ref(position)} = w.place
      from unnest(${ids}::uuid[], ${ids.map((_, at) => at)}::int[]) as w (id, place)
      where t.merchant_id = ${merchantId} and t.id = w.id`,
  );
}

/** Returns the position after the last of the rows that are sorted together with this row. */
export async function selectNextPosition(
  tx: Tx,
  merchantId: string,
  { table, within }: ResourceSource,
  { position, fields }: { position: string; fields: Record<string, unknown> },
): Promise<number> {
  const siblings = within ? sql`and ${sql.ref(within.column)} = ${fields[within.field]}` : sql``;
  const found = await queryMaybeOne(
    tx,
    sql<{
      next: number;
    }>`select coalesce(max(${sql.ref(position)}) + 1, 0)::int as next from ${sql.table(table)}
      where merchant_id = ${merchantId} ${siblings}`,
  );
  return found?.next ?? 0;
}

/** Increments the version of guest-visible content in this transaction. Caches are invalidated after the commit. */
export function updateContentVersion(tx: Tx): void {
  sendStatement(tx, sql`select raise_content_version()`);
}
