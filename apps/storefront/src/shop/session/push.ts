import { useEffect, useState } from "react";
import { isLanguage } from "@dasturxon/domain/language";
import { call } from "../../platform/api.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import { keptStore } from "../../platform/kept-store.ts";
import { createStore } from "../../platform/store.ts";
import { workingWorker } from "../../platform/worker.ts";

/** `unsupported`: the browser knows no pushes. `denied`: the customer or the device forbids them. */
type PushState = "unsupported" | "denied" | "off" | "on";

/** The endpoint that the server was told of in this session; it ends with the session, there and here. */
const toldStore = keptStore<string | null>({
  name: "push",
  empty: null,
  parse: (kept) => (typeof kept === "string" ? kept : null),
});
/** The answer that this page was given. */
const permissionStore = createStore<NotificationPermission | null>(null);
let isRenewed = false;

/** Whether this browser tells the customer of changes while the store is closed, and the way to change it [CT-4]. */
export function usePush() {
  const language = useLanguage();
  const told = toldStore.use();
  const permission = permissionStore.use();
  const [isBusy, setIsBusy] = useState(false);
  const state = stateOf(permission, told);

  useEffect(() => {
    if (state !== "on" || isRenewed) return;
    isRenewed = true;
    // The endpoint or the language may be another by now, and the server may have given the old one up.
    void tell(language).catch(() => undefined);
  }, [state, language]);

  /** @returns false where it failed; that the customer forbade it is none. */
  async function turn(isOn: boolean): Promise<boolean> {
    setIsBusy(true);
    try {
      if (!isOn) return await turnOff();
      permissionStore.set(await Notification.requestPermission());
      if (Notification.permission !== "granted") return true;
      isRenewed = true;
      return await tell(language);
    } catch {
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { state, isAnswered: permission !== null, isBusy, turn };
}

function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Known in the browser alone, where whoever is signed in is drawn. */
function stateOf(changed: NotificationPermission | null, told: string | null): PushState {
  if (!canPush()) return "unsupported";
  const permission = changed ?? Notification.permission;
  if (permission === "denied") return "denied";
  return permission === "granted" && told !== null ? "on" : "off";
}

async function tell(language: string): Promise<boolean> {
  const worker = await workingWorker();
  const { data: key } = await call("GET /notifications/v1/push/key");
  if (!worker || !key || !isLanguage(language)) return false;
  const { endpoint, keys } = (await subscribe(worker, key.publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return false;
  const body = { endpoint, keys: { p256dh, auth }, language };
  const { error } = await call("POST /notifications/v1/push/subscriptions", { body });
  if (!error) toldStore.set(endpoint);
  return !error;
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One by another key: of an installation that was here before.
    const older = await pushManager.getSubscription();
    if (!older) throw error;
    await older.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

async function turnOff(): Promise<boolean> {
  const endpoint = toldStore.get();
  if (endpoint === null) return true;
  const { error } = await call("POST /notifications/v1/push/unsubscribe", { body: { endpoint } });
  if (error) return false;
  toldStore.set(null);
  return true;
}
