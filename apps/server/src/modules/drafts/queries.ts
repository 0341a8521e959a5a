import type { ChangeDraft } from "@dasturxon/contract";
import { sql } from "kysely";
import { queryOne, queryRows as rowsOf, runStatement, type Tx } from "../../platform/database/index.ts";
import type { RowFields, EditableEntityId } from "../../platform/editable/index.ts";

export interface DraftRow {
  id: string;
  entity: ChangeDraft["entity"];
  entityId: string | null;
  version: number;
  before: RowFields;
  after: RowFields;
  byId: string;
  byName: string | null;
  at: Date;
  publishAt: Date | null;
  publishBy: string | null;
  missedAt: Date | null;
  fault: ChangeDraft["fault"];
}

/**
 * Returns the brand's drafts, oldest first, locked until the transaction ends. With `dueAt`, only drafts scheduled
 * until this time.
 */
export function selectDraftsForUpdate(
  tx: Tx,
  merchantId: string,
  { dueAt = null }: { dueAt?: Date | null } = {},
): Promise<DraftRow[]> {
  const due = dueAt === null ? sql`` : sql`and d.publish_at <= ${dueAt}`;
  return rowsOf(
    tx,
    sql<DraftRow>`
      select d.id, d.entity, d.entity_id as "entityId", d.version, d.before, d.after, d.by_id as "byId",
        (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = d.by_id) as "byName", d.at,
        d.publish_at as "publishAt", d.publish_by as "publishBy", d.missed_at as "missedAt", d.fault
      from drafts d where d.merchant_id = ${merchantId} ${due} order by d.at, d.id for update of d`,
  );
}

/** Returns the next scheduled time of the brand's drafts. Null: none is scheduled. */
export async function selectNextPublishTime(tx: Tx, merchantId: string): Promise<Date | null> {
  const { moment } = await queryOne(
    tx,
    sql<{ moment: Date | null }>`
      select min(publish_at) as moment from drafts where merchant_id = ${merchantId}`,
  );
  return moment;
}

export interface NewDraftRow extends EditableEntityId {
  id: string;
  version: number;
  before: RowFields;
  after: RowFields;
  by: string;
  at: Date;
  publishAt: Date | null;
}

const toJsonb = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Stores a draft. It replaces an existing one of the same row. Returns the draft's id and its scheduled time. */
export function insertOrUpdateDraft(
  tx: Tx,
  merchantId: string,
  { id, entity, entityId, version, before, after, by, at, publishAt }: NewDraftRow,
): Promise<{ id: string; publishAt: Date | null }> {
  return queryOne(
    tx,
    sql<{ id: string; publishAt: Date | null }>`
      insert into drafts (merchant_id, id, entity, entity_id, version, before, after, by_id, at, publish_at, publish_by)
      values (${merchantId}, ${id}, ${entity}, ${entityId}, ${version}, ${toJsonb(before)}, ${toJsonb(after)}, ${by}, ${at},
        ${publishAt}, ${publishAt && by})
      on conflict (merchant_id, entity, entity_id) do update set version = least(drafts.version, excluded.version),
        before = drafts.before || excluded.before, after = drafts.after || excluded.after, by_id = excluded.by_id,
        at = excluded.at, fault = null
      returning id, publish_at as "publishAt"`,
  );
}

/** Stores the current version and values of the row as the base of the draft. Clears the draft's error. */
export async function updateDraftBaseVersion(
  tx: Tx,
  merchantId: string,
  { id, version, before }: { id: string; version: number; before: RowFields },
): Promise<void> {
  await runStatement(
    tx,
    sql`update drafts set version = ${version}, before = ${toJsonb(before)}, fault = null
      where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/** Schedules drafts and stores the person who scheduled them. If `publishAt` is null, the schedule is removed. */
export async function updateDraftsPublishTime(
  tx: Tx,
  merchantId: string,
  { ids, publishAt, by }: { ids: readonly string[]; publishAt: Date | null; by: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update drafts set publish_at = ${publishAt}, publish_by = ${publishAt && by}, missed_at = null, fault = null
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`,
  );
}

/** Marks drafts that could not be published at their scheduled time. They wait for review by staff. */
export async function updateDraftsPublishMissed(
  tx: Tx,
  merchantId: string,
  { ids, faults }: { ids: readonly string[]; faults: readonly { id: string; fault: ChangeDraft["fault"] }[] },
): Promise<void> {
  await runStatement(
    tx,
    sql`update drafts set missed_at = coalesce(publish_at, missed_at), publish_at = null, publish_by = null
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`,
  );
  for (const { id, fault } of faults)
    await runStatement(
      tx,
      sql`update drafts set fault = ${toJsonb(fault)} where merchant_id = ${merchantId} and id = ${id}`,
    );
}

export async function deleteDrafts(tx: Tx, merchantId: string, ids: readonly string[]): Promise<void> {
  await runStatement(
    tx,
    sql`delete from drafts where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`,
  );
}
