import type { RefusalBody } from "@dasturxon/contract/refusals";
import { api } from "../../platform/api.ts";
import type { ConsoleLanguage } from "../../platform/language.ts";
import {
  getBrowserEndpoint,
  getPushNotificationState,
  setPushWanted,
  subscribeBrowser,
  unsubscribeBrowser,
} from "./browser-push.ts";

/** Reason of a failed call: the server's refusal, or `failed` if the browser or its push service refused. */
export type PushFailure = RefusalBody<string> | "failed";

/**
 * Subscribes the browser and sends the subscription for the current session. `isStillWanted` is checked before each
 * step that could undo a switch-off made meanwhile.
 */
export async function sendSubscription(
  language: ConsoleLanguage,
  isStillWanted = () => true,
): Promise<{ endpoint: string; failure: null } | { endpoint: null; failure: PushFailure }> {
  const [refusal, key] = await api.call("GET /console/v1/push/key");
  if (refusal) return { endpoint: null, failure: refusal };
  const subscription = isStillWanted() ? await subscribeBrowser(key.publicKey).catch(() => null) : null;
  if (!subscription || !isStillWanted()) return { endpoint: null, failure: "failed" };
  const [notTaken] = await api.call("POST /console/v1/push/subscriptions", {
    body: { ...subscription, language },
  });
  return notTaken
    ? { endpoint: null, failure: notTaken }
    : { endpoint: subscription.endpoint, failure: null };
}

/**
 * Requests the permission, which browsers allow only on a user gesture, and subscribes. A denied permission is no
 * failure.
 */
export async function enablePush(language: ConsoleLanguage): Promise<PushFailure | null> {
  if ((await Notification.requestPermission()) !== "granted") {
    setPushWanted(false);
    return null;
  }
  const { failure } = await sendSubscription(language);
  if (!failure) setPushWanted(true);
  return failure;
}

/**
 * Deletes the subscription on the server and in the browser. Either one is enough to stop notifications, so the switch
 * stays on only if both fail.
 */
export async function disablePush(): Promise<PushFailure | null> {
  setPushWanted(false);
  const endpoint = await getBrowserEndpoint().catch(() => null);
  if (endpoint === null) return null;
  const [refusal] = await api.call("POST /console/v1/push/unsubscribe", { body: { endpoint } });
  const isEnded = await unsubscribeBrowser().then(
    () => true,
    () => false,
  );
  if (!refusal || isEnded) return null;
  setPushWanted(true);
  return refusal;
}

/**
 * Sends a test notification to this browser. Subscribes it again first, so that the test also repairs a lost
 * subscription. A subscription that the push service no longer knows is replaced once.
 */
export async function sendTestPush(
  language: ConsoleLanguage,
  isRepeated = false,
): Promise<"taken" | "unanswered" | PushFailure> {
  const { endpoint, failure } = await sendSubscription(language);
  if (failure) return failure;
  const [refusal, reply] = await api.call("POST /console/v1/push/test", { body: { endpoint } });
  if (refusal) return refusal;
  if (reply.outcome !== "gone") return reply.outcome;
  if (isRepeated) return "failed";
  await unsubscribeBrowser().catch(() => null);
  return await sendTestPush(language, true);
}

/**
 * Sends the push subscription of this browser to the server again, unless notifications were switched off in the
 * meantime.
 */
export const renewSubscription = (language: ConsoleLanguage) =>
  sendSubscription(language, () => getPushNotificationState() === "on");
