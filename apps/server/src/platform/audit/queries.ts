import type { ChangeKind } from "@dasturxon/contract/changes";
import { sql } from "kysely";
import { queryMaybeOne, runStatement, sendStatement, type Tx } from "../database/index.ts";

/**
 * Row of the audit log, which is a change by a member of staff. Append-only: the database role of the app may only insert
 * and read.
 */
interface ChangeRow {
  id: string;
  at: Date;
  byId: string;
  byRole: string;
  /** Name of an author who is not staff of the brand. Null for staff of the brand, whose name is stored with the staff. */
  byName: string | null;
  ip: string;
  /** Device on which the author made the change. Null if unknown. */
  device: string | null;
  entity: string;
  /** Id of the changed entity. Null if the change concerns all entities of the kind, for example their sort order. */
  entityId: string | null;
  kind: ChangeKind;
  before: unknown;
  after: unknown;
  requestId: string;
  /** Id shared by all changes of one batch. Null for a change outside a batch. */
  batchId: string | null;
}

export function insertAuditChange(tx: Tx, merchantId: string, change: ChangeRow): void {
  const { id, at, byId, byRole, byName, ip, device, entity, entityId, kind, before, after } = change;
  const { requestId, batchId } = change;
  const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));
  sendStatement(
    tx,
    sql`insert into changes (merchant_id, id, at, by_id, by_role, by_name, ip, device, entity, entity_id, kind, before, after, request_id,
        batch_id)
      values (${merchantId}, ${id}, ${at}, ${byId}, ${byRole}, ${byName}, ${ip}, ${device}, ${entity}, ${entityId}, ${kind},
        ${jsonOrNull(before)}::jsonb, ${jsonOrNull(after)}::jsonb, ${requestId}, ${batchId})`,
  );
}

/** Inserts many changes in one statement. */
export function insertAuditChanges(tx: Tx, merchantId: string, changes: readonly ChangeRow[]): void {
  sendStatement(
    tx,
    sql`insert into changes (merchant_id, id, at, by_id, by_role, by_name, ip, device, entity, entity_id, kind, before, after, request_id,
        batch_id)
      select ${merchantId}, c.id, c.at, c."byId", c."byRole", c."byName", c.ip, c.device, c.entity, c."entityId", c.kind,
        nullif(c.before, 'null'), nullif(c.after, 'null'), c."requestId", c."batchId"
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, at timestamptz, "byId" uuid,
        "byRole" text, "byName" text, ip text, device text, entity text, "entityId" uuid, kind text, before jsonb, after jsonb, "requestId" text,
        "batchId" uuid)
      returning id`,
  );
}

/** Deletes changes older than 400 days. */
export function deleteOldAuditChanges(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from changes where (merchant_id, id) in (
      select merchant_id, id from changes where at < ${now}::timestamptz - interval '400 days' limit ${limit})`,
  );
}

/** The first change of a batch. */
interface FirstChangeOfBatch {
  at: Date;
  byId: string;
  requestId: string;
}

interface ChangeBatchKey {
  merchantId: string;
  batchId: string;
}

/** Returns the first change of a batch, or undefined if the batch does not exist. */
export function selectFirstChangeOfBatch(
  tx: Tx,
  { merchantId, batchId }: ChangeBatchKey,
): Promise<FirstChangeOfBatch | undefined> {
  return queryMaybeOne(
    tx,
    sql<FirstChangeOfBatch>`
      select c.at, c.by_id as "byId", c.request_id as "requestId" from changes c
      where c.merchant_id = ${merchantId} and c.batch_id = ${batchId} order by c.id limit 1`,
  );
}

/** Returns whether every change of a batch was followed, since `from`, by a change outside the batch, as after an undo. */
export async function selectIsBatchChangedAgain(
  tx: Tx,
  { merchantId, batchId, from }: ChangeBatchKey & { from: Date },
): Promise<boolean> {
  const found = await queryMaybeOne(
    tx,
    sql`select from changes c
      where c.merchant_id = ${merchantId} and c.batch_id = ${batchId} and not exists (
        select from changes l
        where l.merchant_id = ${merchantId} and l.at >= ${from} and l.entity = c.entity
          and l.entity_id = c.entity_id and l.id > c.id and l.batch_id is distinct from ${batchId})
      limit 1`,
  );
  return found === undefined;
}
