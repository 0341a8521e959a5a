import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { newId } from "../../../platform/ids.ts";
import { selectTurnForUpdate, type TurnKey, updateTurnSummary, updateTurnWindow } from "./queries.ts";

/** Kinds of which a branch may have many alerts at once. */
export type SummedKind = Exclude<AlertKind, "device" | "test">;
export const isSummed = (kind: AlertKind): kind is SummedKind => kind !== "device" && kind !== "test";

/** Messages about a branch to a person that are sent on their own within `WINDOW_MS`; further ones join a summary. */
const MAX_SINGLE = 3;
const WINDOW_MS = 60_000;
/** How long the first summary waits for further alerts. */
const COLLECT_MS = 5_000;
/** Shortest time between two summaries. Telegram accepts about one message per second and chat. */
const INTERVAL_MS = 30_000;
/** A summary that is overdue by this much gets a new job, because its job was lost. */
const LOST_MS = 300_000;
/** Retries of a summary; with the backoff they take about four minutes. */
export const SUMMARY_ATTEMPTS = 6;

/**
 * Decides whether a message to a person is sent on its own or in a summary of several alerts, whose job it enqueues.
 * @returns the id of the summary; null: on its own
 */
export async function joinSummary(
  tx: Tx,
  merchantId: string,
  { now, ...key }: TurnKey & { now: Date },
): Promise<string | null> {
  const { windowAt, windowCount, summaryId, dueAt } = await selectTurnForUpdate(tx, merchantId, {
    ...key,
    now,
  });
  const isOver = now.getTime() - windowAt.getTime() >= WINDOW_MS;
  const count = isOver ? 0 : windowCount;
  if (count < MAX_SINGLE) {
    const window = { windowAt: isOver ? now : windowAt, windowCount: count + 1 };
    await updateTurnWindow(tx, merchantId, { ...key, ...window });
    return null;
  }
  const lastMs = dueAt?.getTime() ?? 0;
  if (summaryId !== null && lastMs > now.getTime() - LOST_MS) return summaryId;
  const dueMs = Math.max(now.getTime() + COLLECT_MS, lastMs + INTERVAL_MS);
  const next = { summaryId: summaryId ?? newId(), dueAt: new Date(dueMs) };
  await updateTurnSummary(tx, merchantId, { ...key, ...next });
  const job = { merchantId, ...key, summaryId: next.summaryId };
  const options = { delayMs: dueMs - now.getTime(), maxAttempts: SUMMARY_ATTEMPTS };
  await enqueue(tx, "send-alert-summary", job, options);
  return next.summaryId;
}
