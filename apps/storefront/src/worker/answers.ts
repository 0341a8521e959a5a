import {
  dropOldBuilds,
  findPage,
  cachePage,
  cacheShared,
  ourCache,
  PAGE_OF,
  sharedKey,
} from "./page-caching.ts";
import { NOT_CACHED } from "../platform/worker-messages.ts";
import { isCachedPage, cachedPath, markCachedPage } from "./cache-rules.ts";
import type { FetchWorkerEvent } from "./worker-scope.ts";

/** Maximum time to wait for the network if a cached response exists, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Time after which the previous page is closed, in milliseconds. */
const PAGE_CHANGES_MS = 2_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns a build file from the cache of any build. File names contain a content hash, so files never change. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  const copy = reply.clone();
  if (reply.ok) void quietly(ourCache().then((cache) => cache.put(request, copy)));
  return reply;
}

/**
 * Returns a page from the network, else from the cache. If the page is not cached, redirects to the menu, which shows
 * a notice.
 */
export async function answerPage(event: FetchWorkerEvent, path: string): Promise<Response> {
  const isKept = isCachedPage(path);
  const at = cachedPath(path);
  const kept = at === null ? undefined : await findPage(at).catch(() => undefined);
  const asked = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))();
  try {
    const page = await (kept ? inTime(asked) : asked);
    if (isKept && page.headers.has(PAGE_OF)) event.waitUntil(quietly(cachePage(path, page.clone())));
    event.waitUntil(quietly(pause(PAGE_CHANGES_MS).then(() => dropOldBuilds())));
    return page;
  } catch (error) {
    if (kept) return await asCached(kept);
    if (path !== "/" && (await findPage("/"))) return Response.redirect(`/${NOT_CACHED}`, 302);
    throw error;
  }
}

async function asCached(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const keptAt = Date.parse(page.headers.get("date") ?? "") || 0;
  return new Response(markCachedPage(await page.text(), keptAt), { headers });
}

/** Returns a response that is the same for all guests of a brand: from the network, else from the cache. */
export async function answerShared(event: FetchWorkerEvent): Promise<Response> {
  const { request } = event;
  const merchantId = request.headers.get("Merchant-Id");
  if (!merchantId) return fetch(request);
  const key = sharedKey(new URL(request.url), merchantId);
  const kept = await (await ourCache()).match(key);
  try {
    const reply = await (kept ? inTime(fetch(request)) : fetch(request));
    if (reply.ok) event.waitUntil(quietly(cacheShared(key, reply.clone())));
    return reply;
  } catch (error) {
    if (kept) return withoutDate(kept);
    throw error;
  }
}

/** Removes the date header. Pages use it as the current time, which would be wrong for a cached response. */
function withoutDate({ body, status, headers }: Response): Response {
  const own = new Headers(headers);
  own.delete("date");
  return new Response(body, { status, headers: own });
}

async function inTime(answer: Promise<Response>): Promise<Response> {
  // Prevents an unhandled rejection if the response fails after the timeout.
  answer.catch(() => undefined);
  return await Promise.race([answer, pause(PATIENCE_MS).then(() => Promise.reject(new Error("too late")))]);
}

/** Ignores errors, for example a full storage. The response is not affected. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}
