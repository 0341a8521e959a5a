import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { newId } from "../../../platform/ids.ts";
import {
  selectThrottleForUpdate,
  type ThrottleKey,
  updateThrottleSummary,
  updateThrottleWindow,
} from "./queries.ts";

/** Kinds with possibly many alerts per branch at once. */
export type SummedKind = Exclude<AlertKind, "device" | "test">;
export const isSummarized = (kind: AlertKind): kind is SummedKind => kind !== "device" && kind !== "test";

/** Maximum number of single messages about a branch to a person within `WINDOW_MS`. Further ones join a summary. */
const MAX_SINGLE = 3;
const WINDOW_MS = 60_000;
/** Time that the first summary waits for further alerts, in milliseconds. */
const COLLECT_MS = 5_000;
/** Minimum time between two summaries, in milliseconds. Telegram accepts about one message per second and chat. */
const INTERVAL_MS = 30_000;
/** Delay after which an overdue summary gets a new job, in milliseconds, because its job was lost. */
const LOST_JOB_MS = 300_000;
/** Maximum number of attempts for a summary. With the backoff they take about four minutes. */
export const SUMMARY_ATTEMPTS = 6;

/**
 * Decides whether a message to a person is sent on its own or in a summary of several alerts. Enqueues the summary's
 * job.
 * @returns the id of the summary; null: on its own
 */
export async function joinSummary(
  tx: Tx,
  merchantId: string,
  { now, ...key }: ThrottleKey & { now: Date },
): Promise<string | null> {
  const { windowAt, windowCount, summaryId, dueAt } = await selectThrottleForUpdate(tx, merchantId, {
    ...key,
    now,
  });
  const isOver = now.getTime() - windowAt.getTime() >= WINDOW_MS;
  const count = isOver ? 0 : windowCount;
  if (count < MAX_SINGLE) {
    const window = { windowAt: isOver ? now : windowAt, windowCount: count + 1 };
    await updateThrottleWindow(tx, merchantId, { ...key, ...window });
    return null;
  }
  const lastMs = dueAt?.getTime() ?? 0;
  if (summaryId !== null && lastMs > now.getTime() - LOST_JOB_MS) return summaryId;
  const dueMs = Math.max(now.getTime() + COLLECT_MS, lastMs + INTERVAL_MS);
  const next = { summaryId: summaryId ?? newId(), dueAt: new Date(dueMs) };
  await updateThrottleSummary(tx, merchantId, { ...key, ...next });
  const job = { merchantId, ...key, summaryId: next.summaryId };
  const options = { delayMs: dueMs - now.getTime(), maxAttempts: SUMMARY_ATTEMPTS };
  await enqueue(tx, "send-alert-summary", job, options);
  return next.summaryId;
}
