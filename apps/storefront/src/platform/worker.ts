import { ORDERS_VIEWED_MESSAGE, SESSION_ENDED_MESSAGE } from "./worker-messages.ts";

const WORKER_SCRIPT_PATH = "/service-worker.js";
const BUILD_CACHE_NAME_PREFIX = "dx-";
const REMOVED_SERVICE_WORKER_STATUSES = new Set([404, 410]);

/**
 * Installs the service worker when the browser is idle. If the server no longer has one, or an empty one, removes the
 * installed worker and its caches. Not used in development.
 */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const renewWorkerQuietly = () => void updateServiceWorker().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(renewWorkerQuietly, { timeout: 3_000 });
  else setTimeout(renewWorkerQuietly, 1_000);
}

async function updateServiceWorker(): Promise<void> {
  const reply = await fetch(WORKER_SCRIPT_PATH, { cache: "no-cache" });
  const isEmpty = reply.ok && (await reply.text()).trim() === "";
  if (reply.ok && !isEmpty) await navigator.serviceWorker.register(WORKER_SCRIPT_PATH);
  else if (isEmpty || REMOVED_SERVICE_WORKER_STATUSES.has(reply.status)) await unregisterServiceWorker();
}

/** Returns the active service worker. Null if there is none and none will be installed, as in development. */
export async function getActiveServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  await updateServiceWorker();
  const registration = await navigator.serviceWorker.getRegistration("/");
  return registration ? await navigator.serviceWorker.ready : null;
}

let areOrdersReportedToWorker = false;

/**
 * Asks the worker, once per page load, to cache the empty order pages. Not called for guests, who have no order pages.
 */
export function notifyOrdersViewed(): void {
  if (areOrdersReportedToWorker || !("serviceWorker" in navigator)) return;
  areOrdersReportedToWorker = true;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(ORDERS_VIEWED_MESSAGE, []));
}

async function unregisterServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await registration?.unregister();
  for (const name of await caches.keys())
    if (name.startsWith(BUILD_CACHE_NAME_PREFIX)) await caches.delete(name);
}

/**
 * Requests that the worker delete the visited pages when the session ends. The menu, the basket and the checkout remain
 * [US-5]. The worker deletes the pages itself, because it may be storing order pages at this moment.
 */
export async function requestPageDeletion(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  registration?.active?.postMessage(SESSION_ENDED_MESSAGE, []);
}
