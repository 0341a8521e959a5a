const WORKER_SCRIPT_PATH = "/console/service-worker.js";
const WORKER_SCOPE_PATH = "/console/";
/**
 * Storage key that is set while notifications are wanted in this browser. It applies to all staff members, because they
 * share a tablet.
 */
const PUSH_WANTED_STORAGE_KEY = "dasturxon.console.push";

/**
 * `unsupported`: the browser has no Web Push. `home-screen`: an iPhone or iPad requires that the console was opened
 * from the home screen. `denied`: the browser blocks notifications.
 */
export type PushState = "unsupported" | "home-screen" | "denied" | "off" | "on";

/** Part of a subscription that is sent to the API. */
export interface PushSubscriptionBody {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const pushStateListeners = new Set<() => void>();

/**
 * Calls the listener when the push state may have changed, also after a change of the browser's settings. Returns the
 * function that removes the listener.
 */
export function subscribePushState(listener: () => void): () => void {
  pushStateListeners.add(listener);
  const over = new AbortController();
  void watchPermission(listener, over.signal);
  return () => {
    pushStateListeners.delete(listener);
    over.abort();
  };
}

async function watchPermission(listener: () => void, signal: AbortSignal): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: "notifications" });
    status.addEventListener("change", listener, { signal });
  } catch {
    // The browser does not report permission changes. The popover reads the state each time it opens.
  }
}

export function getPushNotificationState(): PushState {
  if (!isPushSupported()) return isAppleMobileDevice() && !isOnHomeScreen() ? "home-screen" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && localStorage.getItem(PUSH_WANTED_STORAGE_KEY) !== null
    ? "on"
    : "off";
}

export function setPushWanted(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(PUSH_WANTED_STORAGE_KEY, "on");
  else localStorage.removeItem(PUSH_WANTED_STORAGE_KEY);
  for (const listener of pushStateListeners) listener();
}

const isPushSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Returns whether the device is an iPhone or iPad. An iPad may send the user agent of a Mac, but Macs have no touch
 * screen.
 */
function isAppleMobileDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

/**
 * Returns whether the console was opened from the home screen of an iPhone or iPad. The system settings then control
 * notifications.
 */
export const isAppleHomeScreen = (): boolean => isAppleMobileDevice() && isOnHomeScreen();

const isOnHomeScreen = () => matchMedia("(display-mode: standalone)").matches;

/**
 * Subscribes this browser with the installation's public key and returns the subscription. Returns the existing one if
 * there is one.
 * @throws Error if the browser or its push service refuses
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionBody> {
  const { pushManager } = await registerActiveWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  let subscription: PushSubscription;
  try {
    subscription = await pushManager.subscribe(options);
  } catch (error) {
    // If the browser has a subscription with the key of an earlier installation at this address, it must be ended
    // before a new one is possible.
    const older = await pushManager.getSubscription();
    if (!older) throw error;
    await older.unsubscribe();
    subscription = await pushManager.subscribe(options);
  }
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error("the subscription has no keys");
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends the browser's subscription, if there is one. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await getOwnSubscription())?.unsubscribe();
}

/** Returns the endpoint of the browser's subscription. Null: there is none. */
export const getBrowserEndpoint = async (): Promise<string | null> =>
  (await getOwnSubscription())?.endpoint ?? null;

async function getOwnSubscription(): Promise<PushSubscription | null> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  // The service worker of the store is registered on the same host and has its own push subscription, so it is skipped.
  const own = registrations.find(({ scope }) => new URL(scope).pathname === WORKER_SCOPE_PATH);
  return (await own?.pushManager.getSubscription()) ?? null;
}

async function registerActiveWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER_SCRIPT_PATH, {
    scope: WORKER_SCOPE_PATH,
    updateViaCache: "none",
  });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming) await waitForActivation(coming);
  return registration;
}

async function waitForActivation(worker: ServiceWorker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const checkActivation = () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("the service worker was not installed"));
    };
    worker.addEventListener("statechange", checkActivation);
    checkActivation();
  });
}
