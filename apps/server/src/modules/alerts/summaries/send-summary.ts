import type { JobPayloads } from "../../../jobs.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob, type JobContext } from "../../../platform/jobs/index.ts";
import type { AlertSummaryOutcome } from "../channels.ts";
import { isAlertAnswered, type AlertSendingDeps } from "../messages/send-alert.ts";
import { MAX_MESSAGE_ATTEMPTS } from "../messages/send-step.ts";
import { MAX_ALERT_SUMMARY_ATTEMPTS } from "./join-summary.ts";
import {
  selectSummaryMessagesForUpdate,
  type SummaryMessageRow,
  updateSummaryMessageStates,
  updateAlertThrottleSummaryClosed,
  updateSummaryMessagesDetached,
} from "./queries.ts";

interface PendingAlertSummary {
  messages: SummaryMessageRow[];
  /** Whether an earlier attempt to send the summary may have been delivered. */
  isRepeat: boolean;
}

/**
 * Job that sends one message about several alerts. Answered alerts are left out, and a single remaining one gets its
 * own message. If the process crashes before the outcome is written, or if the outcome is unknown, the retry sends the
 * summary again, because losing a summary of up to a hundred orders would be worse. The repeat has no sound, so no
 * person is notified twice.
 */
export async function sendAlertSummary(
  deps: AlertSendingDeps,
  job: JobPayloads["send-alert-summary"],
  { signal, attempt }: Pick<JobContext, "signal" | "attempt">,
): Promise<void> {
  const { db, clock, channels } = deps;
  const { merchantId, summaryId, kind, branchId, recipientId, step } = job;
  const begun = await db.tenant(merchantId, (tx) => beginAlertSummary(tx, job, clock.now()));
  const first = begun?.messages[0];
  if (!begun || !first) return;
  const { messages, isRepeat } = begun;
  const subjectIds = messages.map((message) => message.subjectId);
  const updateMessageStates = (state: SummaryMessageRow["state"]) =>
    db.tenant(merchantId, (tx) =>
      updateSummaryMessageStates(tx, merchantId, { summaryId, subjectIds, state, now: clock.now() }),
    );
  const isLast = attempt >= MAX_ALERT_SUMMARY_ATTEMPTS;
  const labels = messages.map(({ label }) => label);
  const summary = { merchantId, kind, branchId, recipientId, labels, beganAt: first.beganAt, isRepeat };
  let outcome: AlertSummaryOutcome;
  try {
    outcome = (await channels[step]?.sendSummary?.(summary, signal)) ?? "refused";
  } catch (error) {
    // If an earlier attempt may have been delivered (`isRepeat`), the messages remain in the state `sending`.
    if (isLast) await updateMessageStates("failed");
    else if (!isRepeat) await updateMessageStates("waiting");
    throw error;
  }
  if (outcome !== "unknown" || isLast) return updateMessageStates(outcome === "sent" ? "sent" : "failed");
  // The messages remain in the state `sending`, so that the next attempt knows that the summary may have been delivered
  // already.
  throw new Error("the delivery of an alert summary is unknown");
}

/** Closes the summary and marks its messages as `sending`. Returns null if there is nothing to send. */
async function beginAlertSummary(
  tx: Tx,
  { merchantId, summaryId, ...key }: JobPayloads["send-alert-summary"],
  now: Date,
): Promise<PendingAlertSummary | null> {
  await updateAlertThrottleSummaryClosed(tx, merchantId, { ...key, summaryId });
  const all = await selectSummaryMessagesForUpdate(tx, merchantId, summaryId);
  const isMessageAlertAnswered = (message: SummaryMessageRow) =>
    isAlertAnswered({ ...message, kind: key.kind });
  const [answered, messages] = [
    all.filter(isMessageAlertAnswered),
    all.filter((message) => !isMessageAlertAnswered(message)),
  ];
  const updateMessageStates = (some: SummaryMessageRow[], state: SummaryMessageRow["state"]) => {
    const subjectIds = some.map(({ subjectId }) => subjectId);
    return updateSummaryMessageStates(tx, merchantId, { summaryId, subjectIds, state, now });
  };
  await updateMessageStates(answered, "skipped");
  const [first] = messages;
  if (!first) return null;
  const isRepeat = messages.some(({ state }) => state === "sending");
  if (messages.length === 1 && !isRepeat) {
    const { kind, step, recipientId } = key;
    await updateSummaryMessagesDetached(tx, merchantId, summaryId);
    const message = { merchantId, kind, subjectId: first.subjectId, step, recipientId };
    await enqueueJob(tx, "send-alert", message, { maxAttempts: MAX_MESSAGE_ATTEMPTS });
    return null;
  }
  await updateMessageStates(messages, "sending");
  return { messages, isRepeat };
}
