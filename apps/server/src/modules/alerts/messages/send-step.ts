import { isReachable, type MessageStep } from "@dasturxon/domain/alert-ladder";
import type { LadderSettings } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import type { AlertChannels } from "../channels.ts";
import type { AlertRow } from "../queries.ts";
import { chosenPeople } from "../settings/ladder-settings.ts";
import { insertMessage, insertOrUpdateRing } from "./queries.ts";

/** A service that is away is tried again for some minutes: by then the next step has come. */
export const MAX_ATTEMPTS = 6;

/** An SMS and a call cost money and wake people: many orders at once are one of each to a person. */
const RARE: ReadonlySet<MessageStep> = new Set(["sms", "call"]);
const RARE_MS = 120_000;
/** Of each of them to one person. */
const MAX_A_DAY = 40;

/**
 * Has a step's message sent to everybody whom it reaches now, by jobs of this transaction. People in their quiet hours are
 * left out.
 * @returns how many it goes to; 0 as well when everybody was rung a moment ago
 */
export async function sendStep(
  tx: Tx,
  channels: AlertChannels,
  {
    merchantId,
    alert,
    settings,
    step,
    now,
  }: { merchantId: string; alert: AlertRow; settings: LadderSettings; step: MessageStep; now: Date },
): Promise<number> {
  const channel = channels[step];
  if (!channel) return 0;
  const { kind, subjectId, branchId } = alert;
  const { timeZone } = await loadBasics(tx, merchantId);
  const chosen = await chosenPeople(tx, merchantId, { branchId, settings });
  const people = chosen.filter((person) => kind === "test" || isReachable(person, now, timeZone));
  const recipients = await channel.findRecipients(tx, merchantId, { branchId, people, now });
  let sent = 0;
  // In one order, so that two orders that wait for the same people do not wait for each other.
  for (const { id: recipientId, name } of recipients.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const message = { kind, subjectId, step, recipientId };
    // A test does not use up the ring of a real order.
    const ring = {
      recipientId,
      step: kind === "test" ? `test ${step}` : step,
      now,
      since: new Date(now.getTime() - RARE_MS),
      most: MAX_A_DAY,
    };
    const mayRing = !RARE.has(step) || (await insertOrUpdateRing(tx, merchantId, ring));
    const state = mayRing ? "waiting" : "skipped";
    const isNew = await insertMessage(tx, merchantId, { ...message, name, state, now });
    if (isNew && mayRing) sent += 1;
    if (isNew && mayRing)
      await enqueue(tx, "send-alert", { merchantId, ...message }, { maxAttempts: MAX_ATTEMPTS });
  }
  return sent;
}
