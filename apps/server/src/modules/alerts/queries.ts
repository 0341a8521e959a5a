import type { AlertKind, AlertStep } from "@dasturxon/domain/alert-ladder";
import { sql } from "kysely";
import { queryMaybeOne, queryOne, queryRows, runStatement, type Tx } from "../../platform/database/index.ts";

/** Primary key of an alert within its brand. */
export interface AlertKey {
  kind: AlertKind;
  subjectId: string;
}

export interface AlertRow extends AlertKey {
  branchId: string;
  /** Order number or table number. */
  label: string;
  beganAt: Date;
  step: AlertStep | null;
  stepAt: Date | null;
  doneStep: AlertStep | null;
  /** Time when the next step is due. Null if no step remains. */
  nextAt: Date | null;
  endedAt: Date | null;
}

const alertColumns = sql`kind, subject_id as "subjectId", branch_id as "branchId", label, began_at as "beganAt", step,
  step_at as "stepAt", done_step as "doneStep", next_at as "nextAt", ended_at as "endedAt"`;

const createAlertKeyCondition = (merchantId: string, { kind, subjectId }: AlertKey) =>
  sql`merchant_id = ${merchantId} and kind = ${kind} and subject_id = ${subjectId}`;

/** SQL join of an order (alias `o`) with its alert (alias `alert`). */
export const orderAlertJoin = (
  merchantId: string,
) => sql`left join alerts alert on alert.merchant_id = ${merchantId}
  and alert.kind = 'order' and alert.subject_id = o.id`;

/**
 * Column with the last alert step of an order that had an effect. Null after the alert is closed. Requires
 * `orderAlertJoin`.
 */
export const alertStepColumn = sql`case when alert.ended_at is null then alert.done_step end as "alertStep"`;

/** Inserts an alert. Returns false if it exists already. */
export async function insertAlert(
  tx: Tx,
  merchantId: string,
  alert: AlertKey & Pick<AlertRow, "branchId" | "label" | "beganAt">,
): Promise<boolean> {
  const { kind, subjectId, branchId, label, beganAt } = alert;
  const inserted = await runStatement(
    tx,
    sql`insert into alerts (merchant_id, kind, subject_id, branch_id, label, began_at)
      values (${merchantId}, ${kind}, ${subjectId}, ${branchId}, ${label}, ${beganAt}) on conflict do nothing`,
  );
  return inserted === 1;
}

/** Deletes an alert with its messages, so that it can start again. */
export async function deleteAlert(tx: Tx, merchantId: string, key: AlertKey): Promise<void> {
  await runStatement(tx, sql`delete from alerts where ${createAlertKeyCondition(merchantId, key)}`);
}

export function selectAlert(tx: Tx, merchantId: string, key: AlertKey): Promise<AlertRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<AlertRow>`select ${alertColumns} from alerts where ${createAlertKeyCondition(merchantId, key)}`,
  );
}

/** Locks the alert until the transaction ends, so that only one worker runs an alert step. */
export function selectAlertForUpdate(
  tx: Tx,
  merchantId: string,
  key: AlertKey,
): Promise<AlertRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<AlertRow>`select ${alertColumns} from alerts where ${createAlertKeyCondition(merchantId, key)} for update`,
  );
}

/** Opens a closed alert again. The delay until its next alert step is counted from now. */
export async function updateAlertReopened(
  tx: Tx,
  merchantId: string,
  { now, ...key }: AlertKey & { now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update alerts set ended_at = null, ended_by = null, step_at = ${now} where ${createAlertKeyCondition(merchantId, key)}`,
  );
}

/** Sets the time when the next step is due. Null if no step remains. */
export async function updateAlertNextStepAt(
  tx: Tx,
  merchantId: string,
  { nextAt, ...key }: AlertKey & { nextAt: Date | null },
): Promise<void> {
  await runStatement(
    tx,
    sql`update alerts set next_at = ${nextAt} where ${createAlertKeyCondition(merchantId, key)}`,
  );
}

export async function updateAlertStep(
  tx: Tx,
  merchantId: string,
  { step, stepAt, isDone, ...key }: AlertKey & { step: AlertStep; stepAt: Date; isDone: boolean },
): Promise<void> {
  await runStatement(
    tx,
    sql`update alerts set step = ${step}, step_at = ${stepAt},
        done_step = case when ${isDone}::boolean then ${step} else done_step end
      where ${createAlertKeyCondition(merchantId, key)}`,
  );
}

/**
 * Stores the order version from before a run of alert steps in the order's alert. Later steps of the same run do not
 * overwrite it.
 */
export async function updateAlertPriorOrderVersion(
  tx: Tx,
  merchantId: string,
  { version, ...key }: AlertKey & { version: number },
): Promise<void> {
  await runStatement(
    tx,
    sql`update alerts set from_version = coalesce(from_version, ${version}) where ${createAlertKeyCondition(merchantId, key)}`,
  );
}

/**
 * Clears the order version that `updateAlertPriorOrderVersion` stored. Called after a change of the order that is not
 * an alert step.
 */
export async function deleteAlertPriorOrderVersion(tx: Tx, merchantId: string, key: AlertKey): Promise<void> {
  await runStatement(
    tx,
    sql`update alerts set from_version = null where ${createAlertKeyCondition(merchantId, key)} and from_version is not null`,
  );
}

/** Returns the order version before the latest run of alert steps. Null if the last change was not an alert step. */
export async function selectAlertPriorOrderVersion(
  tx: Tx,
  merchantId: string,
  key: AlertKey,
): Promise<number | null> {
  const found = await queryMaybeOne(
    tx,
    sql<{ fromVersion: number | null }>`
      select from_version as "fromVersion" from alerts
      where ${createAlertKeyCondition(merchantId, key)} and ended_at is null`,
  );
  return found?.fromVersion ?? null;
}

export interface AlertEnding extends AlertKey {
  by: "staff" | "customer" | "system";
  now: Date;
}

/** Closes an open alert. Returns its last step with an effect. Undefined if no alert was open. */
export function updateAlertEnded(
  tx: Tx,
  merchantId: string,
  { by, now, ...key }: AlertEnding,
): Promise<{ doneStep: AlertStep | null } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ doneStep: AlertStep | null }>`
      update alerts set ended_at = ${now}, ended_by = ${by}
      where ${createAlertKeyCondition(merchantId, key)} and ended_at is null returning done_step as "doneStep"`,
  );
}

/** Stores the time of the last staff activity in the branch. */
export async function insertOrUpdateStaffReaction(
  tx: Tx,
  merchantId: string,
  { branchId, now }: { branchId: string; now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into branch_reactions (merchant_id, branch_id, reacted_at) values (${merchantId}, ${branchId}, ${now})
      on conflict (merchant_id, branch_id) do update set
        reacted_at = greatest(branch_reactions.reacted_at, excluded.reacted_at)`,
  );
}

/**
 * Returns whether there was staff activity in the branch since `since`. Locks the row, so that concurrent activity
 * waits until the transaction ends.
 */
export async function selectHasStaffReactionForUpdate(
  tx: Tx,
  merchantId: string,
  { branchId, since }: { branchId: string; since: Date },
): Promise<boolean> {
  await runStatement(
    tx,
    sql`insert into branch_reactions (merchant_id, branch_id, reacted_at) values (${merchantId}, ${branchId}, 'epoch')
      on conflict do nothing`,
  );
  const { reactedAt } = await queryOne(
    tx,
    sql<{ reactedAt: Date }>`select reacted_at as "reactedAt" from branch_reactions
      where merchant_id = ${merchantId} and branch_id = ${branchId} for update`,
  );
  return reactedAt > since;
}

/** Returns alerts whose step is overdue by more than a minute, in all brands. Requires the platform's database role. */
export function selectOverdueAlertKeys(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<(AlertKey & { merchantId: string })[]> {
  return queryRows(
    tx,
    sql<AlertKey & { merchantId: string }>`
      select merchant_id as "merchantId", kind, subject_id as "subjectId" from alerts
      where ended_at is null and next_at < ${now}::timestamptz - interval '1 minute' order by next_at limit ${limit}`,
  );
}

/** Deletes alerts older than 30 days, with their messages. */
export function deleteOldAlerts(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from alerts where (merchant_id, kind, subject_id) in (
      select merchant_id, kind, subject_id from alerts
      where began_at < ${now}::timestamptz - interval '30 days' limit ${limit})`,
  );
}

/** Counts overdue alerts in all brands. Requires the platform's database role. */
export function selectOverdueAlertStats(
  tx: Tx,
  now: Date,
): Promise<{ count: number; oldestSeconds: number }> {
  return queryOne(
    tx,
    sql<{ count: number; oldestSeconds: number }>`
      select count(*)::int as count,
        coalesce(extract(epoch from ${now}::timestamptz - min(next_at)), 0)::float8 as "oldestSeconds"
      from alerts where ended_at is null and next_at < ${now}`,
  );
}

/** Counts the open alerts of a kind in all branches of the brand. */
export async function selectOpenAlertCount(tx: Tx, merchantId: string, kind: AlertKind): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`select count(*)::int as count from alerts
      where merchant_id = ${merchantId} and ended_at is null and kind = ${kind}`,
  );
  return count;
}

/** Returns the open alerts of a branch. */
export function selectOpenAlerts(tx: Tx, merchantId: string, branchId: string): Promise<AlertKey[]> {
  return queryRows(
    tx,
    sql<AlertKey>`select kind, subject_id as "subjectId" from alerts
      where merchant_id = ${merchantId} and branch_id = ${branchId} and ended_at is null limit 500`,
  );
}
