import type { ChangeKind } from "@dasturxon/contract/changes";
import { sql } from "kysely";
import { maybeOne, run, send, type Tx } from "../database/index.ts";

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

/** The first change of a batch. */
interface BatchStart {
  at: Date;
  byId: string;
  requestId: string;
}

interface WhichBatch {
  merchantId: string;
  batchId: string;
}

/** Returns the first change of a batch; undefined if the batch does not exist. */
export function selectBatchStart(
  tx: Tx,
  { merchantId, batchId }: WhichBatch,
): Promise<BatchStart | undefined> {
  return maybeOne(
    tx,
    sql<BatchStart>`
      select c.at, c.by_id as "byId", c.request_id as "requestId" from changes c
      where c.merchant_id = ${merchantId} and c.batch_id = ${batchId} order by c.id limit 1`,
  );
}

/** Checks whether all changes of a batch were followed, since `from`, by changes outside it, as after an undo. */
export async function selectIsChangedAgain(
  tx: Tx,
  { merchantId, batchId, from }: WhichBatch & { from: Date },
): Promise<boolean> {
  const found = await maybeOne(
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
