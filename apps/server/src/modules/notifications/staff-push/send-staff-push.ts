import { findTextDirection, formatHtmlLanguageTag, type Language } from "@dasturxon/domain/language";
import { cutText, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import type { PushOutcome } from "../gateways/push-gateway.ts";
import { deliverPush, type PushSendingDeps } from "../push/deliver-push.ts";
import { deleteStaffSubscription, selectStaffPushReceiver, updateStaffPushRefusedOn } from "./queries.ts";

/**
 * Time to live of a push, in seconds. After this time, the order is answered or its alert has reached the next step.
 */
const PUSH_TTL_SECONDS = 600;

/** A notification of the console, already in the language of the subscription. */
export interface StaffPushMessage {
  title: string;
  text: string;
  /** A later notification with the same tag replaces an earlier one, in the push service and on the screen. */
  tag: string;
  /** Path below `/console/` that opens on click. */
  link: string;
  /** Whether the notification replaces the earlier one without sound and vibration. */
  isSilent: boolean;
}

/**
 * Sends one notification to one subscription of the staff. Returns `gone` if there is no such subscription, if its
 * session has ended, or if the browser has removed it. A removed subscription is deleted. A subscription that is
 * forbidden on two days without an accepted push in between is deleted too.
 * @throws Error if the push service did not accept the push, so that the job retries
 */
export async function sendStaffPush(
  parts: PushSendingDeps,
  {
    merchantId,
    subscriptionId,
    message,
  }: { merchantId: string; subscriptionId: string; message: StaffPushMessage },
  signal: AbortSignal,
): Promise<PushOutcome> {
  const { db, clock } = parts;
  const filter = { id: subscriptionId, now: clock.now() };
  const receiver = await db.tenantRead(merchantId, (tx) => selectStaffPushReceiver(tx, merchantId, filter));
  if (!receiver) return "gone";
  const content = {
    text: createPushPayload(message, receiver.language),
    ttlSeconds: PUSH_TTL_SECONDS,
    subject: message.tag,
  };
  const outcome = await deliverPush(parts, { receiver, message: content }, signal);
  const { refusedOn } = receiver;
  if (outcome === "refused" || (outcome === "taken" && refusedOn === null)) return outcome;
  const day = clock.now().toISOString().slice(0, 10);
  await db.tenant(merchantId, async (tx) => {
    const isOld = outcome === "forbidden" && refusedOn !== null && refusedOn < day;
    if (outcome === "gone" || isOld) await deleteStaffSubscription(tx, merchantId, subscriptionId);
    else if (outcome === "taken" || refusedOn === null)
      await updateStaffPushRefusedOn(tx, merchantId, {
        id: subscriptionId,
        day: outcome === "taken" ? null : day,
      });
  });
  return outcome;
}

/** Returns the payload for the console's service worker (`apps/console/src/worker/pushed.ts`). */
function createPushPayload(message: StaffPushMessage, language: Language): string {
  const title = cutText(message.title, OUTGOING_TEXT_LIMITS.notificationTitle);
  const text = cutText(message.text, OUTGOING_TEXT_LIMITS.notificationText);
  return JSON.stringify({
    ...message,
    title,
    text,
    lang: formatHtmlLanguageTag(language),
    dir: findTextDirection(language),
  });
}
