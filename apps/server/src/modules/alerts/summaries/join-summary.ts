import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { newId } from "../../../platform/ids.ts";
import {
  selectAlertThrottleForUpdate,
  type AlertThrottleKey,
  updateAlertThrottleSummary,
  updateAlertThrottleWindow,
} from "./queries.ts";

/** Kinds of alerts of which one branch can have many at once. */
export type SummarizedAlertKind = Exclude<AlertKind, "device" | "test">;
export const isSummarizedAlertKind = (kind: AlertKind): kind is SummarizedAlertKind =>
  kind !== "device" && kind !== "test";

/** Maximum number of single messages about a branch to a person in one window. Further ones join a summary. */
const MAX_SINGLE_ALERT_MESSAGES = 3;
const SINGLE_ALERT_MESSAGES_WINDOW_MS = 60_000;
/** Time that the first summary waits for further alerts, in milliseconds. */
const FIRST_ALERT_SUMMARY_DELAY_MS = 5_000;
/** Minimum time between two summaries, in milliseconds. Telegram accepts about one message per second and chat. */
const ALERT_SUMMARY_INTERVAL_MS = 30_000;
/** Delay after which an overdue summary gets a new job, in milliseconds, because its job was lost. */
const LOST_SUMMARY_JOB_DELAY_MS = 300_000;
/** Maximum number of attempts for a summary. With the backoff they take about four minutes. */
export const MAX_ALERT_SUMMARY_ATTEMPTS = 6;

/**
 * Decides whether a message to a person is sent on its own or in a summary of several alerts. Enqueues the summary's
 * job.
 * @returns the id of the summary; null: the message is sent on its own
 */
export async function joinAlertSummaryIfThrottled(
  tx: Tx,
  merchantId: string,
  { now, ...key }: AlertThrottleKey & { now: Date },
): Promise<string | null> {
  const { windowAt, windowCount, summaryId, dueAt } = await selectAlertThrottleForUpdate(tx, merchantId, {
    ...key,
    now,
  });
  const isOver = now.getTime() - windowAt.getTime() >= SINGLE_ALERT_MESSAGES_WINDOW_MS;
  const count = isOver ? 0 : windowCount;
  if (count < MAX_SINGLE_ALERT_MESSAGES) {
    const window = { windowAt: isOver ? now : windowAt, windowCount: count + 1 };
    await updateAlertThrottleWindow(tx, merchantId, { ...key, ...window });
    return null;
  }
  const lastMs = dueAt?.getTime() ?? 0;
  if (summaryId !== null && lastMs > now.getTime() - LOST_SUMMARY_JOB_DELAY_MS) return summaryId;
  const dueMs = Math.max(now.getTime() + FIRST_ALERT_SUMMARY_DELAY_MS, lastMs + ALERT_SUMMARY_INTERVAL_MS);
  const next = { summaryId: summaryId ?? newId(), dueAt: new Date(dueMs) };
  await updateAlertThrottleSummary(tx, merchantId, { ...key, ...next });
  const job = { merchantId, ...key, summaryId: next.summaryId };
  const options = { delayMs: dueMs - now.getTime(), maxAttempts: MAX_ALERT_SUMMARY_ATTEMPTS };
  await enqueueJob(tx, "send-alert-summary", job, options);
  return next.summaryId;
}
