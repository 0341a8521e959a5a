import { sql } from "kysely";
import { run, type Tx } from "../../database/index.ts";
import { type Branches, whereBranches, type ResourceSource, selectedRowColumns } from "../columns.ts";
import type { ManagedRow } from "../queries.ts";

/** Returns rows of the branches by id, including removed ones. Locks them until the transaction ends. */
export async function selectManyManaged(
  tx: Tx,
  merchantId: string,
  source: ResourceSource,
  { ids, branchIds }: { ids: readonly string[]; branchIds: Branches },
): Promise<ManagedRow[]> {
  const { rows: found } = await sql`
    select ${selectedRowColumns(source, merchantId)} from ${sql.table(source.table)} t
    where t.merchant_id = ${merchantId} and t.id = any(${ids}::uuid[]) and ${whereBranches(source, branchIds)}
    order by t.id for update of t`.execute(tx);
  return found as ManagedRow[];
}

/** Values by column. All rows have the same columns. */
interface ManyRows {
  rows: readonly { id: string; values: Record<string, unknown> }[];
  by: string;
  at: Date;
}

const columnNamesOf = ([first]: ManyRows["rows"]) => Object.keys(first?.values ?? {});
const rowsToJson = (all: ManyRows["rows"]) =>
  JSON.stringify(all.map(({ id, values }) => ({ ...values, id })));

export async function insertManyManaged(
  tx: Tx,
  merchantId: string,
  { table }: ResourceSource,
  { rows: added, by, at }: ManyRows,
): Promise<void> {
  const columns = columnNamesOf(added);
  await run(
    tx,
    sql`
      insert into ${sql.table(table)} (merchant_id, id, changed_by, changed_at, ${sql.join(columns.map((name) => sql.ref(name)))})
      select ${merchantId}, w.id, ${by}, ${at}::timestamptz, ${sql.join(columns.map((name) => sql.ref(`w.${name}`)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${rowsToJson(added)}::jsonb) w
      returning id`,
  );
}

/** Updates the given columns and increments the versions. Removed rows are restored. */
export async function updateManyManaged(
  tx: Tx,
  merchantId: string,
  { table }: ResourceSource,
  { rows: changed, by, at }: ManyRows,
): Promise<void> {
  const sets = columnNamesOf(changed).map((name) => sql`${sql.ref(name)} = ${sql.ref(`w.${name}`)}`);
  await run(
    tx,
    sql`
      update ${sql.table(table)} t set ${sql.join(sets)}, version = t.version + 1, changed_by = ${by},
        changed_at = ${at}, deleted_at = null
      from jsonb_populate_recordset(null::${sql.table(table)}, ${rowsToJson(changed)}::jsonb) w
      where t.merchant_id = ${merchantId} and t.id = w.id`,
  );
}

export async function updateManyRemoved(
  tx: Tx,
  merchantId: string,
  { table }: ResourceSource,
  { ids, by, at }: { ids: readonly string[]; by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update ${sql.table(table)} set version = version + 1, changed_by = ${by}, changed_at = ${at}, deleted_at = ${at}
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`,
  );
}
