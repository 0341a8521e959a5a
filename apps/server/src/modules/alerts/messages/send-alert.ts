import type { JobPayloads } from "../../../jobs.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { enqueueJob, type JobContext } from "../../../platform/jobs/index.ts";
import type { AlertChannels } from "../channels.ts";
import { type AlertRow, selectAlert } from "../queries.ts";
import { selectMessageForUpdate, selectMessages, updateMessage } from "./queries.ts";
import { MAX_MESSAGE_ATTEMPTS } from "./send-step.ts";

export interface AlertSendingDeps {
  db: Database;
  clock: Clock;
  channels: AlertChannels;
}

/**
 * Job that sends one message at most once. The message is first marked as `sending`. If the process crashes before the
 * outcome is written, the retry sends it again only on a repeatable channel. Otherwise it counts as failed. An error of
 * the channel means that nothing was sent, so the job retries.
 */
export async function sendAlert(
  deps: AlertSendingDeps,
  job: JobPayloads["send-alert"],
  { signal, attempt }: Pick<JobContext, "signal" | "attempt">,
): Promise<void> {
  const { db, clock, channels } = deps;
  const { merchantId, ...key } = job;
  const channel = channels[key.step];
  const updateMessageState = (state: Parameters<typeof updateMessage>[2]["state"]) =>
    db.tenant(merchantId, (tx) => updateMessage(tx, merchantId, { ...key, state, now: clock.now() }));
  const alert = await beginAlertSending(deps, job, channel?.isRepeatable ?? false);
  if (!alert) return;
  if (!channel) return updateMessageState("failed");
  let isSent: boolean;
  try {
    isSent = await channel.send(toAlertMessage(merchantId, alert, key.recipientId), signal);
  } catch (error) {
    await updateMessageState(attempt < MAX_MESSAGE_ATTEMPTS ? "waiting" : "failed");
    throw error;
  }
  await endAlertSending(deps, job, isSent);
}

/**
 * Stores the outcome of sending an alert message. If the alert was closed during sending, a job replaces the
 * notification.
 */
async function endAlertSending(
  { db, clock }: AlertSendingDeps,
  { merchantId, ...key }: JobPayloads["send-alert"],
  isSent: boolean,
): Promise<void> {
  await db.tenant(merchantId, async (tx) => {
    await updateMessage(tx, merchantId, { ...key, state: isSent ? "sent" : "failed", now: clock.now() });
    const { kind, subjectId } = key;
    const alert = isSent ? await selectAlert(tx, merchantId, key) : undefined;
    if (alert && isAlertAnswered(alert)) await enqueueJob(tx, "close-alert", { merchantId, kind, subjectId });
  });
}

/**
 * Returns whether the staff answered the alert, or the order was accepted or refused automatically. Returns false for
 * test alerts, because their last message is sent after they end.
 */
export const isAlertAnswered = ({
  kind,
  endedAt,
  step,
}: Pick<AlertRow, "kind" | "endedAt" | "step">): boolean =>
  kind !== "test" && (endedAt !== null || step === "decide" || step === "pause");

/** Marks the message as `sending`. Returns null if it must not be sent. */
async function beginAlertSending(
  { db, clock }: AlertSendingDeps,
  { merchantId, ...key }: JobPayloads["send-alert"],
  isRepeatable: boolean,
): Promise<AlertRow | null> {
  return db.tenant(merchantId, async (tx) => {
    const updateMessageState = (state: Parameters<typeof updateMessage>[2]["state"]) =>
      updateMessage(tx, merchantId, { ...key, state, now: clock.now() });
    const message = await selectMessageForUpdate(tx, merchantId, key);
    const isToSend = message?.state === "waiting" || (message?.state === "sending" && isRepeatable);
    if (message?.state === "sending" && !isRepeatable) await updateMessageState("failed");
    if (!isToSend) return null;
    const alert = await selectAlert(tx, merchantId, key);
    if (!alert || isAlertAnswered(alert)) {
      await updateMessageState("skipped");
      return null;
    }
    await updateMessageState("sending");
    return alert;
  });
}

const toAlertMessage = (
  merchantId: string,
  { kind, subjectId, branchId, label, beganAt }: AlertRow,
  recipientId: string,
) => ({ merchantId, kind, subjectId, branchId, label, beganAt, recipientId });

/** Job that replaces the push notifications of a closed alert. */
export async function replacePushesOfClosedAlert(
  { db, channels }: AlertSendingDeps,
  { merchantId, ...key }: JobPayloads["close-alert"],
  signal: AbortSignal,
): Promise<void> {
  const found = await db.tenantRead(merchantId, async (tx) => ({
    alert: await selectAlert(tx, merchantId, key),
    messages: await selectMessages(tx, merchantId, key),
  }));
  const { alert } = found;
  if (!alert) return;
  const pushed = found.messages.filter(({ step, state }) => step === "push" && state === "sent");
  const closed = await Promise.allSettled(
    pushed.map(({ recipientId }) =>
      channels.withdrawPush(toAlertMessage(merchantId, alert, recipientId), signal),
    ),
  );
  const failed = closed.filter(({ status }) => status === "rejected");
  if (failed.length > 0) throw new Error(`${failed.length} devices did not receive the end of an alert`);
}
