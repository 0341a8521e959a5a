import type { LoggedChange } from "@dasturxon/contract";
import type { ChangeKind } from "@dasturxon/contract/changes";
import { sql } from "kysely";
import { queryRows as rowsOf, type Tx } from "../../../platform/database/index.ts";

export interface ChangeRow extends Omit<LoggedChange, "at" | "by"> {
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
): Promise<ChangeRow[]> {
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
  const { rows } = await sql<ChangeRow>`
    select c.id, c.at, c.at::text as "exactAt", c.by_id as "byId", c.by_role as "byRole", c.entity,
      c.entity_id as "entityId", c.kind, c.before, c.after,
      c.device, c.batch_id as "batchId",
      coalesce(c.by_name, (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = c.by_id)) as "byName"
    from changes c where c.merchant_id = ${merchantId} ${sql.join(narrowed, sql` `)}
    order by c.at desc, c.id desc limit ${size}`.execute(tx);
  return rows;
}

/**
 * Returns the devices from which changes were made. With `by`, only the devices of this person. Each device is found by
 * an index lookup after the previous device, so the number of changes per device does not matter.
 */
export async function selectChangesDevices(tx: Tx, merchantId: string, by: string | null): Promise<string[]> {
  const { rows } = await sql<{ device: string }>`
    with recursive devices (device) as (
      (select c.device from changes c where c.merchant_id = ${merchantId} and c.device is not null
        order by c.device limit 1)
      union all
      select (select c.device from changes c where c.merchant_id = ${merchantId} and c.device > d.device
        order by c.device limit 1) from devices d where d.device is not null)
    select d.device from devices d where d.device is not null
      and (${by}::uuid is null or (select true from changes c
        where c.merchant_id = ${merchantId} and c.device = d.device and c.by_id = ${by}::uuid limit 1))
    limit 1000`.execute(tx);
  return rows.map(({ device }) => device);
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
