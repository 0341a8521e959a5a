/**
 * Keeps the store's pages, scripts and menu for when there is no network, and shows what the customer is told meanwhile. Compiled by the build into one script, which
 * the server sends with the build's id before it (`modules` in apps/server know nothing of it). The network comes first
 * wherever an answer may change; what belongs to one person is never kept; what is not named here is never touched:
 * streams, writes, the console.
 */
import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { answerAsset, answerPage, answerShared } from "./answers.ts";
import { ORDERS_LOOKED_AT, SESSION_ENDED } from "../platform/not-kept.ts";
import { dropOldBuilds, dropVisitedPages, keepEssentials, keepOrderPages } from "./keeping.ts";
import { isSharedReply, isStorePath } from "./what-is-kept.ts";
import { openPushed, showPushed } from "./pushes.ts";
import { scope } from "./worker-scope.ts";

scope.addEventListener("install", (event) => {
  event.waitUntil(keepEssentials().then(() => scope.skipWaiting()));
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
  // What is not saved yet is nobody's to keep.
  if (searchParams.has(PREVIEW_PARAMETER)) return;
  if (request.mode === "navigate") {
    if (isStorePath(pathname)) event.respondWith(answerPage(event, pathname));
  } else if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(request));
  else if (isSharedReply(pathname)) event.respondWith(answerShared(event));
});

scope.addEventListener("message", (event) => {
  // Without room or network for it, the page is as one that was never seen.
  if (event.data === ORDERS_LOOKED_AT) event.waitUntil(keepOrderPages().catch(() => undefined));
  if (event.data === SESSION_ENDED) event.waitUntil(dropVisitedPages());
});

scope.addEventListener("push", (event) => event.waitUntil(showPushed(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(openPushed(event)));
