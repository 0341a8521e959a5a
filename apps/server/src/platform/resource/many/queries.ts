import { sql } from "kysely";
import { runStatement, type Tx } from "../../database/index.ts";
import {
  type AllowedBranchIds,
  whereBranches,
  type ResourceSource,
  buildSelectedColumns,
} from "../columns.ts";
import type { ManagedRow } from "../queries.ts";

/** Returns rows of the branches by id, including removed ones. Locks them until the transaction ends. */
export async function selectManagedRows(
  tx: Tx,
  merchantId: string,
  source: ResourceSource,
  { ids, branchIds }: { ids: readonly string[]; branchIds: AllowedBranchIds },
): Promise<ManagedRow[]> {
  const { rows: found } = await sql`
    select ${buildSelectedColumns(source, merchantId)} from ${sql.table(source.table)} t
    where t.merchant_id = ${merchantId} and t.id = any(${ids}::uuid[]) and ${whereBranches(source, branchIds)}
    order by t.id for update of t`.execute(tx);
  return found as ManagedRow[];
}

/** Values of the written rows by column. All rows have the same columns. */
interface ManagedRowsWrite {
  rows: readonly { id: string; values: Record<string, unknown> }[];
  by: string;
  at: Date;
}

const columnNamesFromRows = ([first]: ManagedRowsWrite["rows"]) => Object.keys(first?.values ?? {});
const rowsToJson = (all: ManagedRowsWrite["rows"]) =>
  JSON.stringify(all.map(({ id, values }) => ({ ...values, id })));

export async function insertManagedRows(
  tx: Tx,
  merchantId: string,
  { table }: ResourceSource,
  { rows: added, by, at }: ManagedRowsWrite,
): Promise<void> {
  const columns = columnNamesFromRows(added);
  await runStatement(
    tx,
    sql`
      insert into ${sql.table(table)} (merchant_id, id, changed_by, changed_at, ${sql.join(columns.map((name) => sql.ref(name)))})
      select ${merchantId}, w.id, ${by}, ${at}::timestamptz, ${sql.join(columns.map((name) => sql.ref(`w.${name}`)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${rowsToJson(added)}::jsonb) w
      returning id`,
  );
}

/** Updates the given columns and increments the versions. Removed rows are restored. */
export async function updateManagedRows(
  tx: Tx,
  merchantId: string,
  { table }: ResourceSource,
  { rows: changed, by, at }: ManagedRowsWrite,
): Promise<void> {
  const sets = columnNamesFromRows(changed).map((name) => sql`${sql.ref(name)} = ${sql.ref(`w.${name}`)}`);
  await runStatement(
    tx,
    sql`
      update ${sql.table(table)} t set ${sql.join(sets)}, version = t.version + 1, changed_by = ${by},
        changed_at = ${at}, deleted_at = null
      from jsonb_populate_recordset(null::${sql.table(table)}, ${rowsToJson(changed)}::jsonb) w
      where t.merchant_id = ${merchantId} and t.id = w.id`,
  );
}

export async function updateManagedRowsAsRemoved(
  tx: Tx,
  merchantId: string,
  { table }: ResourceSource,
  { ids, by, at }: { ids: readonly string[]; by: string; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`
      update ${sql.table(table)} set version = version + 1, changed_by = ${by}, changed_at = ${at}, deleted_at = ${at}
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`,
  );
}
