/**
 * Service worker of the store. Caches the pages, scripts and menu for offline use, and shows push notifications. The
 * build compiles it into one script, and the server prepends the build id and the list of files. Responses that may
 * change come from the network first. Personal responses are never cached. The worker ignores all other requests:
 * streams, writes and the console.
 */
import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { answerBuildFileRequest, answerPageRequest, answerSharedReply } from "./answers.ts";
import { ORDERS_VIEWED_MESSAGE, SESSION_ENDED_MESSAGE } from "../platform/worker-messages.ts";
import {
  deleteOldBuildCaches,
  deleteVisitedPages,
  cacheEssentialPages,
  cacheOrderPages,
} from "./page-caching.ts";
import { isSharedReply, isStorePath } from "./cache-rules.ts";
import { openNotificationPage, showPushNotification } from "./pushes.ts";
import { serviceWorkerScope } from "./worker-scope.ts";

serviceWorkerScope.addEventListener("install", (event) => {
  event.waitUntil(cacheEssentialPages().then(() => serviceWorkerScope.skipWaiting()));
});

serviceWorkerScope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      serviceWorkerScope.registration.navigationPreload?.enable(),
      deleteOldBuildCaches(true).then(() => serviceWorkerScope.clients.claim()),
    ]),
  );
});

serviceWorkerScope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // Previews show unsaved settings, so they are not cached.
  if (searchParams.has(PREVIEW_PARAMETER)) return;
  if (request.mode === "navigate") {
    if (isStorePath(pathname)) event.respondWith(answerPageRequest(event, pathname));
  } else if (pathname.startsWith("/assets/")) event.respondWith(answerBuildFileRequest(request));
  else if (isSharedReply(pathname)) event.respondWith(answerSharedReply(event));
});

serviceWorkerScope.addEventListener("message", (event) => {
  // If storage or the network is unavailable, the page is treated as not cached.
  if (event.data === ORDERS_VIEWED_MESSAGE) event.waitUntil(cacheOrderPages().catch(() => undefined));
  if (event.data === SESSION_ENDED_MESSAGE) event.waitUntil(deleteVisitedPages());
});

serviceWorkerScope.addEventListener("push", (event) => event.waitUntil(showPushNotification(event)));
serviceWorkerScope.addEventListener("notificationclick", (event) =>
  event.waitUntil(openNotificationPage(event)),
);
