import { DEFAULT_LANGUAGE, PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { serviceWorkerScope, type SubscriptionChangeEvent } from "./worker-scope.ts";

/** Sends the new subscription after the browser or its push service ended the old one. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: Pick<SubscriptionChangeEvent, "oldSubscription" | "newSubscription">): Promise<void> {
  const subscription = newSubscription ?? (await subscribeAgain(oldSubscription));
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys) return;
  const { p256dh, auth } = keys;
  await fetch("/api/console/v1/push/subscriptions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys: { p256dh, auth }, language: getBrowserLanguage() }),
  });
}

async function subscribeAgain(old?: PushSubscription | null): Promise<PushSubscription | null> {
  const key = old?.options.applicationServerKey;
  if (!key) return null;
  return await serviceWorkerScope.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
}

/** Returns the language of the browser. The next opened page replaces it by the language of the user. */
function getBrowserLanguage(): string {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find((tag) => PLATFORM_LANGUAGES.some((language) => language === tag)) ?? DEFAULT_LANGUAGE;
}
