import { useEffect, useState } from "react";
import { isLanguage } from "@dasturxon/domain/language";
import { call } from "../../platform/api.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import { createStoredStore } from "../../platform/stored-store.ts";
import { createStore } from "../../platform/store.ts";
import { getActiveServiceWorker } from "../../platform/worker.ts";

/** `unsupported`: the browser does not support push. `denied`: the customer or the device blocks notifications. */
type PushState = "unsupported" | "denied" | "off" | "on";

/** Endpoint sent to the server in this session. Removed from the device and from the server when the session ends. */
const sentPushEndpointStore = createStoredStore<string | null>({
  name: "push",
  empty: null,
  parse: (kept) => (typeof kept === "string" ? kept : null),
});
/** Permission that the customer chose on this page. */
const permissionStore = createStore<NotificationPermission | null>(null);
let isPushSubscriptionSent = false;

/**
 * Returns whether this browser receives notifications while the store is closed, and a function to change it [CT-4].
 */
export function usePushNotifications() {
  const language = useLanguage();
  const told = sentPushEndpointStore.use();
  const permission = permissionStore.use();
  const [isBusy, setIsBusy] = useState(false);
  const state = getPushState(permission, told);

  useEffect(() => {
    if (state !== "on" || isPushSubscriptionSent) return;
    isPushSubscriptionSent = true;
    // The push endpoint or the language may have changed, and the server may have removed the old endpoint.
    void sendSubscriptionLanguage(language).catch(() => undefined);
  }, [state, language]);

  /** @returns false on failure. A permission denied by the customer is not a failure. */
  async function switchPush(isOn: boolean): Promise<boolean> {
    setIsBusy(true);
    try {
      if (!isOn) return await deletePushSubscription();
      permissionStore.set(await Notification.requestPermission());
      if (Notification.permission !== "granted") return true;
      isPushSubscriptionSent = true;
      return await sendSubscriptionLanguage(language);
    } catch {
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { state, isAnswered: permission !== null, isBusy, turn: switchPush };
}

function isPushSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Returns the push state. Only called in the browser, where the content for customers is rendered. */
function getPushState(changed: NotificationPermission | null, told: string | null): PushState {
  if (!isPushSupported()) return "unsupported";
  const permission = changed ?? Notification.permission;
  if (permission === "denied") return "denied";
  return permission === "granted" && told !== null ? "on" : "off";
}

async function sendSubscriptionLanguage(language: string): Promise<boolean> {
  const worker = await getActiveServiceWorker();
  const { data: key } = await call("GET /notifications/v1/push/key");
  if (!worker || !key || !isLanguage(language)) return false;
  const { endpoint, keys } = (await subscribeToPush(worker, key.publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return false;
  const body = { endpoint, keys: { p256dh, auth }, language };
  const { error } = await call("POST /notifications/v1/push/subscriptions", { body });
  if (!error) sentPushEndpointStore.set(endpoint);
  return !error;
}

async function subscribeToPush(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The browser may have a subscription with the server key of a previous installation. That subscription is
    // replaced.
    const older = await pushManager.getSubscription();
    if (!older) throw error;
    await older.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

async function deletePushSubscription(): Promise<boolean> {
  const endpoint = sentPushEndpointStore.get();
  if (endpoint === null) return true;
  const { error } = await call("POST /notifications/v1/push/unsubscribe", { body: { endpoint } });
  if (error) return false;
  sentPushEndpointStore.set(null);
  return true;
}
