import type { LoggedChange } from "@dasturxon/contract";
import type { ChangeKind } from "@dasturxon/contract/changes";
import { sql } from "kysely";
import { queryRows as rowsOf, type Tx } from "../../../platform/database/index.ts";

export interface LoggedChangeRow extends Omit<LoggedChange, "at" | "by"> {
  at: Date;
  /** The value of `at` with microseconds, as text. */
  exactAt: string;
  byId: string;
  byName: string | null;
  byRole: string;
}

export interface ChangesFilter {
  by: string | null;
  entity: string | null;
  entityId: string | null;
  device: string | null;
  from: Date | null;
  to: Date | null;
  after: { at: string; id: string } | null;
  size: number;
}

/** Returns the changes after the last row of the previous page, newest first. */
export async function selectStaffChanges(
  tx: Tx,
  merchantId: string,
  filter: ChangesFilter,
): Promise<LoggedChangeRow[]> {
  const { by, entity, entityId, device, from, to, after, size } = filter;
  const narrowed = [
    ...(by ? [sql`and c.by_id = ${by}`] : []),
    ...(entity ? [sql`and c.entity = ${entity}`] : []),
    ...(entityId ? [sql`and c.entity_id = ${entityId}`] : []),
    ...(device ? [sql`and c.device = ${device}`] : []),
    ...(from ? [sql`and c.at >= ${from}`] : []),
    ...(to ? [sql`and c.at < ${to}`] : []),
    ...(after ? [sql`and (c.at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []),
  ];
  const { rows } = await sql<LoggedChangeRow>`
    select c.id, c.at, c.at::text as "exactAt", c.by_id as "byId", c.by_role as "byRole", c.entity,
      c.entity_id as "entityId", c.kind, c.before, c.after,
      c.device, c.batch_id as "batchId",
      coalesce(c.by_name, (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = c.by_id)) as "byName"
    from changes c where c.merchant_id = ${merchantId} ${sql.join(narrowed, sql` `)}
    order by c.at desc, c.id desc limit ${size}`.execute(tx);
  return rows;
}

/**
 * Returns the distinct values of the column `entity` or `device` in the audit log. With `by`, only values of changes by this
 * person. The recursive query finds each value by one index lookup (a loose index scan). A second lookup in
 * `changes_by_person` or `changes_by_device` checks the person. The time does not depend on the number of changes per value.
 */
export async function selectRecordedValues(
  tx: Tx,
  { merchantId, by, column }: { merchantId: string; by: string | null; column: "device" | "entity" },
): Promise<string[]> {
  const recorded = sql.ref(`c.${column}`);
  const { rows } = await sql<{ value: string }>`
    with recursive recorded (value) as (
      (select ${recorded} from changes c where c.merchant_id = ${merchantId} and ${recorded} is not null
        order by ${recorded} limit 1)
      union all
      select (select ${recorded} from changes c where c.merchant_id = ${merchantId} and ${recorded} > r.value
        order by ${recorded} limit 1) from recorded r where r.value is not null)
    select r.value from recorded r where r.value is not null
      and (${by}::uuid is null or (select true from changes c
        where c.merchant_id = ${merchantId} and ${recorded} = r.value and c.by_id = ${by}::uuid limit 1))
    limit 1000`.execute(tx);
  return rows.map(({ value }) => value);
}

export interface ChangeToUndoRow {
  entity: string;
  entityId: string | null;
  kind: ChangeKind;
  before: object | null;
  after: object | null;
  byId: string;
}

/** Returns a change by its own id, or all changes of a batch by the batch id, newest first. */
export function selectChangesByIdOrBatch(tx: Tx, merchantId: string, id: string): Promise<ChangeToUndoRow[]> {
  return rowsOf(
    tx,
    sql<ChangeToUndoRow>`
      select c.entity, c.entity_id as "entityId", c.kind, c.before, c.after, c.by_id as "byId"
      from changes c where c.merchant_id = ${merchantId} and (c.id = ${id} or c.batch_id = ${id})
      order by c.id desc`,
  );
}
