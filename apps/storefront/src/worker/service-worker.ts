/**
 * Service worker of the store. Caches the pages, scripts and menu for offline use, and shows push notifications. The
 * build compiles it into one script, and the server prepends the build id and the list of files. Responses that may
 * change come from the network first. Personal responses are never cached. The worker ignores all other requests:
 * streams, writes and the console.
 */
import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { answerAsset, answerPage, answerShared } from "./answers.ts";
import { ORDERS_LOOKED_AT, SESSION_ENDED } from "../platform/worker-messages.ts";
import { dropOldBuilds, dropVisitedPages, cacheEssentials, cacheOrderPages } from "./page-caching.ts";
import { isSharedReply, isStorePath } from "./cache-rules.ts";
import { openPushed, showPushed } from "./pushes.ts";
import { scope } from "./worker-scope.ts";

scope.addEventListener("install", (event) => {
  event.waitUntil(cacheEssentials().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      scope.registration.navigationPreload?.enable(),
      dropOldBuilds(true).then(() => scope.clients.claim()),
    ]),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // Previews show unsaved settings, so they are not cached.
  if (searchParams.has(PREVIEW_PARAMETER)) return;
  if (request.mode === "navigate") {
    if (isStorePath(pathname)) event.respondWith(answerPage(event, pathname));
  } else if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(request));
  else if (isSharedReply(pathname)) event.respondWith(answerShared(event));
});

scope.addEventListener("message", (event) => {
  // If storage or the network is unavailable, the page is treated as not cached.
  if (event.data === ORDERS_LOOKED_AT) event.waitUntil(cacheOrderPages().catch(() => undefined));
  if (event.data === SESSION_ENDED) event.waitUntil(dropVisitedPages());
});

scope.addEventListener("push", (event) => event.waitUntil(showPushed(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(openPushed(event)));
