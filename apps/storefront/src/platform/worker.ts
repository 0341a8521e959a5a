import { ORDERS_LOOKED_AT, SESSION_ENDED } from "./worker-messages.ts";

const SCRIPT = "/service-worker.js";
const PREFIX = "dx-";
const REMOVED_STATUSES = new Set([404, 410]);

/**
 * Installs the service worker when the browser is idle. If the server no longer has one, or an empty one, removes the
 * installed worker and its caches. Not used in development.
 */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = () => void renewWorker().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 3_000 });
  else setTimeout(begin, 1_000);
}

async function renewWorker(): Promise<void> {
  const reply = await fetch(SCRIPT, { cache: "no-cache" });
  const isEmpty = reply.ok && (await reply.text()).trim() === "";
  if (reply.ok && !isEmpty) await navigator.serviceWorker.register(SCRIPT);
  else if (isEmpty || REMOVED_STATUSES.has(reply.status)) await removeWorker();
}

/** Returns the active service worker. Null if there is none and none will be installed, as in development. */
export async function workingWorker(): Promise<ServiceWorkerRegistration | null> {
  await renewWorker();
  const registration = await navigator.serviceWorker.getRegistration("/");
  return registration ? await navigator.serviceWorker.ready : null;
}

let isTold = false;

/** Asks the worker, once per page load, to cache the empty order pages. Guests do not need them. */
export function notifyOrdersViewed(): void {
  if (isTold || !("serviceWorker" in navigator)) return;
  isTold = true;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(ORDERS_LOOKED_AT, []));
}

async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

/**
 * Requests that the worker delete the visited pages when the session ends. The menu, the basket and the checkout remain
 * [US-5]. The worker does it, because it may be storing order pages at this moment.
 */
export async function dropPages(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  registration?.active?.postMessage(SESSION_ENDED, []);
}
