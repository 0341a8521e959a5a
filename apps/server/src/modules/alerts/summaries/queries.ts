import type { AlertKind, AlertStep, MessageAlertStep } from "@dasturxon/domain/alert-ladder";
import { sql } from "kysely";
import { queryOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";
import type { AlertMessageState } from "../messages/queries.ts";

/**
 * Key of a row that limits the alert messages to one person: messages of one step, about one kind of alert of one
 * branch.
 */
export interface AlertThrottleKey {
  recipientId: string;
  branchId: string;
  kind: AlertKind;
  step: MessageAlertStep;
}

export interface AlertThrottleRow {
  windowAt: Date;
  /** Number of single messages (messages outside a summary) since `windowAt`. */
  windowCount: number;
  /** Id of the summary that further messages join. Null if no summary is waiting to be sent. */
  summaryId: string | null;
  /** Time when the latest summary is or was due. */
  dueAt: Date | null;
}

const createAlertThrottleKeyCondition = (
  merchantId: string,
  { recipientId, branchId, kind, step }: AlertThrottleKey,
) =>
  sql`merchant_id = ${merchantId} and recipient_id = ${recipientId} and branch_id = ${branchId}
    and kind = ${kind} and step = ${step}`;

/**
 * Returns the row that limits alert messages to a recipient, and locks it until the transaction ends. Creates the row
 * if needed.
 */
export async function selectAlertThrottleForUpdate(
  tx: Tx,
  merchantId: string,
  { now, ...key }: AlertThrottleKey & { now: Date },
): Promise<AlertThrottleRow> {
  const { recipientId, branchId, kind, step } = key;
  await runStatement(
    tx,
    sql`insert into alert_summaries (merchant_id, recipient_id, branch_id, kind, step, window_at, window_count)
      values (${merchantId}, ${recipientId}, ${branchId}, ${kind}, ${step}, ${now}, 0) on conflict do nothing`,
  );
  return queryOne(
    tx,
    sql<AlertThrottleRow>`select window_at as "windowAt", window_count as "windowCount", summary_id as "summaryId",
        due_at as "dueAt"
      from alert_summaries where ${createAlertThrottleKeyCondition(merchantId, key)} for update`,
  );
}

export async function updateAlertThrottleWindow(
  tx: Tx,
  merchantId: string,
  { windowAt, windowCount, ...key }: AlertThrottleKey & Pick<AlertThrottleRow, "windowAt" | "windowCount">,
): Promise<void> {
  await runStatement(
    tx,
    sql`update alert_summaries set window_at = ${windowAt}, window_count = ${windowCount}
      where ${createAlertThrottleKeyCondition(merchantId, key)}`,
  );
}

export async function updateAlertThrottleSummary(
  tx: Tx,
  merchantId: string,
  { summaryId, dueAt, ...key }: AlertThrottleKey & Pick<AlertThrottleRow, "summaryId" | "dueAt">,
): Promise<void> {
  await runStatement(
    tx,
    sql`update alert_summaries set summary_id = ${summaryId}, due_at = ${dueAt} where ${createAlertThrottleKeyCondition(merchantId, key)}`,
  );
}

/** Closes a summary, so that later messages join a new one. Waits for open transactions that add messages to it. */
export async function updateAlertThrottleSummaryClosed(
  tx: Tx,
  merchantId: string,
  { summaryId, ...key }: AlertThrottleKey & { summaryId: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update alert_summaries set summary_id = null
      where ${createAlertThrottleKeyCondition(merchantId, key)} and summary_id = ${summaryId}`,
  );
}

/** An alert message that is part of a summary, with data of its alert. */
export interface SummaryMessageRow {
  subjectId: string;
  state: AlertMessageState;
  label: string;
  beganAt: Date;
  endedAt: Date | null;
  /** Last step of the alert. */
  step: AlertStep | null;
}

/** Returns the messages of a summary that were not sent yet, longest wait first, and locks their rows. */
export function selectSummaryMessagesForUpdate(
  tx: Tx,
  merchantId: string,
  summaryId: string,
): Promise<SummaryMessageRow[]> {
  return queryRows(
    tx,
    sql<SummaryMessageRow>`select m.subject_id as "subjectId", m.state, a.label, a.began_at as "beganAt",
        a.ended_at as "endedAt", a.step
      from alert_messages m
      join alerts a on a.merchant_id = ${merchantId} and a.kind = m.kind and a.subject_id = m.subject_id
      where m.merchant_id = ${merchantId} and m.summary_id = ${summaryId} and m.state in ('waiting', 'sending')
      order by a.began_at, length(a.label), a.label for update of m`,
  );
}

export async function updateSummaryMessageStates(
  tx: Tx,
  merchantId: string,
  change: { summaryId: string; subjectIds: readonly string[]; state: AlertMessageState; now: Date },
): Promise<void> {
  const { summaryId, subjectIds, state, now } = change;
  await runStatement(
    tx,
    sql`update alert_messages set state = ${state}, state_at = ${now}
      where merchant_id = ${merchantId} and summary_id = ${summaryId} and subject_id = any(${subjectIds}::uuid[])`,
  );
}

/** Removes messages from their summary, so that each of these alert messages is sent separately. */
export async function updateSummaryMessagesDetached(
  tx: Tx,
  merchantId: string,
  summaryId: string,
): Promise<void> {
  await runStatement(
    tx,
    sql`update alert_messages set summary_id = null
      where merchant_id = ${merchantId} and summary_id = ${summaryId} and state = 'waiting'`,
  );
}
