import {
  deleteOldBuildCaches,
  findCachedPage,
  cachePage,
  cacheSharedReply,
  openBuildCache,
  PAGE_CONTEXT_HEADER,
  toSharedReplyKey,
} from "./page-caching.ts";
import { NOT_CACHED_URL_HASH } from "../platform/worker-messages.ts";
import { isCachedPage, toCachedPath, markCachedPage } from "./cache-rules.ts";
import type { FetchWorkerEvent } from "./worker-scope.ts";

/** Maximum time to wait for the network if a cached response exists, in milliseconds. */
const NETWORK_TIMEOUT_MS = 5_000;

/** Time after a navigation until the browser has closed the previous page, in milliseconds. */
const PREVIOUS_PAGE_LIFETIME_MS = 2_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns a build file from the cache of any build. File names contain a content hash, so files never change. */
export async function answerBuildFileRequest(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  const copy = reply.clone();
  if (reply.ok) void ignoreErrors(openBuildCache().then((cache) => cache.put(request, copy)));
  return reply;
}

/**
 * Returns a page from the network, else from the cache. If the page is not cached, redirects to the menu, which shows
 * a notice.
 */
export async function answerPageRequest(event: FetchWorkerEvent, path: string): Promise<Response> {
  const isKept = isCachedPage(path);
  const at = toCachedPath(path);
  const kept = at === null ? undefined : await findCachedPage(at).catch(() => undefined);
  const asked = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))();
  try {
    const page = await (kept ? withTimeout(asked) : asked);
    if (isKept && page.headers.has(PAGE_CONTEXT_HEADER))
      event.waitUntil(ignoreErrors(cachePage(path, page.clone())));
    event.waitUntil(ignoreErrors(delay(PREVIOUS_PAGE_LIFETIME_MS).then(() => deleteOldBuildCaches())));
    return page;
  } catch (error) {
    if (kept) return await toCachedPage(kept);
    if (path !== "/" && (await findCachedPage("/"))) return Response.redirect(`/${NOT_CACHED_URL_HASH}`, 302);
    throw error;
  }
}

async function toCachedPage(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const keptAt = Date.parse(page.headers.get("date") ?? "") || 0;
  return new Response(markCachedPage(await page.text(), keptAt), { headers });
}

/** Returns a response that is the same for all guests of a brand: from the network, else from the cache. */
export async function answerSharedReply(event: FetchWorkerEvent): Promise<Response> {
  const { request } = event;
  const merchantId = request.headers.get("Merchant-Id");
  if (!merchantId) return fetch(request);
  const key = toSharedReplyKey(new URL(request.url), merchantId);
  const kept = await (await openBuildCache()).match(key);
  try {
    const reply = await (kept ? withTimeout(fetch(request)) : fetch(request));
    if (reply.ok) event.waitUntil(ignoreErrors(cacheSharedReply(key, reply.clone())));
    return reply;
  } catch (error) {
    if (kept) return removeDateHeader(kept);
    throw error;
  }
}

/** Removes the date header. Pages use it as the current time, which would be wrong for a cached response. */
function removeDateHeader({ body, status, headers }: Response): Response {
  const own = new Headers(headers);
  own.delete("date");
  return new Response(body, { status, headers: own });
}

async function withTimeout(answer: Promise<Response>): Promise<Response> {
  // Prevents an unhandled rejection if the response fails after the timeout.
  answer.catch(() => undefined);
  return await Promise.race([
    answer,
    delay(NETWORK_TIMEOUT_MS).then(() => Promise.reject(new Error("too late"))),
  ]);
}

/** Ignores errors, for example a full storage. The response is not affected. */
async function ignoreErrors(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}
