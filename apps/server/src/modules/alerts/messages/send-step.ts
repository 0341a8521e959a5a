import { isPersonReachable, type MessageAlertStep } from "@dasturxon/domain/alert-ladder";
import type { AlertLadderSettings } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import type { AlertChannels } from "../channels.ts";
import type { AlertRow } from "../queries.ts";
import { loadAlertLadderPeople } from "../settings/ladder-settings.ts";
import { isSummarizedAlertKind, joinAlertSummaryIfThrottled } from "../summaries/join-summary.ts";
import { insertMessage, insertOrUpdateMessageRateCount } from "./queries.ts";

/** Maximum number of attempts to send a message. With the backoff, the attempts usually end before the next alert step is due. */
export const MAX_MESSAGE_ATTEMPTS = 6;

/**
 * Rate-limited steps, because SMS and voice calls cost money. One SMS or call per person is enough, even if many orders
 * are unanswered.
 */
const RATE_LIMITED_ALERT_STEPS: ReadonlySet<MessageAlertStep> = new Set(["sms", "call"]);
const RATE_LIMITED_STEP_INTERVAL_MS = 120_000;
/** Maximum number of messages of a rate-limited alert step to one person per day. */
const MAX_MESSAGES_PER_DAY = 40;

/**
 * Enqueues a step's message for each recipient that can be reached now, in this transaction. People in their quiet
 * hours are skipped.
 * @returns the number of new messages; 0 also if the rate limit applies to all recipients
 */
export async function enqueueStepMessages(
  tx: Tx,
  channels: AlertChannels,
  {
    merchantId,
    alert,
    settings,
    step,
    now,
  }: {
    merchantId: string;
    alert: AlertRow;
    settings: AlertLadderSettings;
    step: MessageAlertStep;
    now: Date;
  },
): Promise<number> {
  const channel = channels[step];
  if (!channel) return 0;
  const { kind, subjectId, branchId } = alert;
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const chosen = await loadAlertLadderPeople(tx, merchantId, { branchId, settings });
  const people = chosen.filter((person) => kind === "test" || isPersonReachable(person, now, timeZone));
  const recipients = await channel.findRecipients(tx, merchantId, { branchId, people, now });
  let sent = 0;
  // The recipients are sorted, so that two transactions with the same recipients cannot deadlock.
  for (const { id: recipientId, name } of recipients.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const message = { kind, subjectId, step, recipientId };
    // Tests and device alerts have separate rate limits, so that they do not consume the limit of order alerts.
    const ring = {
      recipientId,
      step: kind === "test" || kind === "device" ? `${kind} ${step}` : step,
      now,
      since: new Date(now.getTime() - RATE_LIMITED_STEP_INTERVAL_MS),
      most: MAX_MESSAGES_PER_DAY,
    };
    const mayRing =
      !RATE_LIMITED_ALERT_STEPS.has(step) || (await insertOrUpdateMessageRateCount(tx, merchantId, ring));
    const state = mayRing ? "waiting" : "skipped";
    const turn = { recipientId, branchId, kind, step, now };
    const hasSummary = channel.sendSummary !== undefined && isSummarizedAlertKind(kind);
    const summaryId = hasSummary ? await joinAlertSummaryIfThrottled(tx, merchantId, turn) : null;
    const isNew = await insertMessage(tx, merchantId, { ...message, name, state, summaryId, now });
    if (isNew && mayRing) sent += 1;
    if (isNew && mayRing && summaryId === null)
      await enqueueJob(tx, "send-alert", { merchantId, ...message }, { maxAttempts: MAX_MESSAGE_ATTEMPTS });
  }
  return sent;
}
