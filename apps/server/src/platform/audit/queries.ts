import type { ChangeKind } from "@dasturxon/contract/changes";
import { sql } from "kysely";
import { run, send, type Tx } from "../database/index.ts";

/** What a member of staff changed, for good: the app's role may add to it and read it. */
interface RecordedChange {
  id: string;
  at: Date;
  byId: string;
  byRole: string;
  /** Of who is none of the brand's people; null: the staff have theirs. */
  byName: string | null;
  ip: string;
  /** Null: nobody knows. */
  device: string | null;
  entity: string;
  /** Null: all of them, their order. */
  entityId: string | null;
  kind: ChangeKind;
  before: unknown;
  after: unknown;
  requestId: string;
  /** What was changed together with it; null: it alone. */
  batchId: string | null;
}

export function insertChange(tx: Tx, merchantId: string, change: RecordedChange): void {
  const { id, at, byId, byRole, byName, ip, device, entity, entityId, kind, before, after } = change;
  const { requestId, batchId } = change;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  send(
    tx,
    sql`insert into changes (merchant_id, id, at, by_id, by_role, by_name, ip, device, entity, entity_id, kind, before, after, request_id,
        batch_id)
      values (${merchantId}, ${id}, ${at}, ${byId}, ${byRole}, ${byName}, ${ip}, ${device}, ${entity}, ${entityId}, ${kind},
        ${json(before)}::jsonb, ${json(after)}::jsonb, ${requestId}, ${batchId})`,
  );
}

/** Many at once. */
export function insertChanges(tx: Tx, merchantId: string, changes: readonly RecordedChange[]): void {
  send(
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

/** Changes that nobody looks up any more. */
export function deleteOldChanges(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return run(
    tx,
    sql`delete from changes where (merchant_id, id) in (
      select merchant_id, id from changes where at < ${now}::timestamptz - interval '400 days' limit ${limit})`,
  );
}

/** Whether a batch has changes of this member of staff. */
export async function selectIsBatchOf(
  tx: Tx,
  { merchantId, batchId, staffId }: { merchantId: string; batchId: string; staffId: string },
): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select exists (select from changes c
      where c.merchant_id = ${merchantId} and c.batch_id = ${batchId} and c.by_id = ${staffId}) as "isOwn"`.execute(
    tx,
  );
  return rows[0]?.isOwn ?? false;
}
