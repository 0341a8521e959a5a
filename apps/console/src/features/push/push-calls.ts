import type { Refusal } from "@dasturxon/contract/refusals";
import { api } from "../../platform/api.ts";
import type { ConsoleLanguage } from "../../platform/language.ts";
import { setPushWanted, subscribeBrowser, unsubscribeBrowser } from "./browser-push.ts";

/** Why a call did not succeed: the server's refusal, or `failed`, when the browser or its push service refused. */
export type PushFailure = Refusal<string> | "failed";

/** Subscribes the browser and sends the subscription for the session of who is signed in. */
export async function sendSubscription(
  language: ConsoleLanguage,
): Promise<{ endpoint: string; failure: null } | { endpoint: null; failure: PushFailure }> {
  const [refusal, key] = await api.call("GET /console/v1/push/key");
  if (refusal) return { endpoint: null, failure: refusal };
  const subscription = await subscribeBrowser(key.publicKey).catch(() => null);
  if (!subscription) return { endpoint: null, failure: "failed" };
  const [notTaken] = await api.call("POST /console/v1/push/subscriptions", {
    body: { ...subscription, language },
  });
  return notTaken
    ? { endpoint: null, failure: notTaken }
    : { endpoint: subscription.endpoint, failure: null };
}

/** Asks for the permission, which browsers allow on a press only, and subscribes. A denied permission is no failure. */
export async function turnPushOn(language: ConsoleLanguage): Promise<PushFailure | null> {
  if ((await Notification.requestPermission()) !== "granted") {
    setPushWanted(false);
    return null;
  }
  const { failure } = await sendSubscription(language);
  if (!failure) setPushWanted(true);
  return failure;
}

/** Ends the subscription in the browser first: it gets nothing more, even when the call does not arrive. */
export async function turnPushOff(): Promise<PushFailure | null> {
  setPushWanted(false);
  const endpoint = await unsubscribeBrowser().catch(() => null);
  if (endpoint === null) return null;
  const [refusal] = await api.call("POST /console/v1/push/unsubscribe", { body: { endpoint } });
  return refusal;
}

/**
 * Sends a test notification to this browser, subscribing it again before: the test repairs what it tests. A subscription
 * that the push service does not know any more is replaced once.
 */
export async function testPush(
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
  return await testPush(language, true);
}
