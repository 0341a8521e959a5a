import { listReferencedFiles, ORDER_PAGE_PATHS } from "./cache-rules.ts";
import { serviceWorkerScope } from "./worker-scope.ts";

const BUILD_CACHE_NAME_PREFIX = "dx-";
/** Cache of this build. Caches of older builds stay until no open page uses them. */
export const BUILD_CACHE_NAME = BUILD_CACHE_NAME_PREFIX + serviceWorkerScope.dxBuild;
/**
 * Cache keys of values that the worker stores for itself: the context of the last page, and the ids of open pages of
 * older builds.
 */
const LAST_PAGE_CONTEXT_CACHE_KEY = "/dx/current";
const OLDER_BUILD_PAGES_CACHE_KEY = "/dx/older";
/** Response header with the page's brand, language and shell. */
export const PAGE_CONTEXT_HEADER = "page-of";
const ESSENTIAL_PAGES = ["/", "/basket", "/checkout"];
const MAX_CACHED_PAGES = 60;

export const openBuildCache = (): Promise<Cache> => caches.open(BUILD_CACHE_NAME);

const PAGE_KEY_PREFIX = "/dx/page/";
const toOpenPageCacheKey = (pageOf: string, path: string) => PAGE_KEY_PREFIX + pageOf + path;
/**
 * Cache key of a shared response. It contains the brand's id, because the URL does not: the id is in a request header.
 */
export const toSharedReplyKey = (url: URL, merchantId: string) => `/dx/reply/${merchantId}${url.pathname}`;

/** Returns the brand, language and shell of the page that the guest viewed last. */
async function readLastPageContext(cache: Cache): Promise<string | null> {
  return (await (await cache.match(LAST_PAGE_CONTEXT_CACHE_KEY))?.text()) ?? null;
}

/** Returns a cached page with the brand, language and shell of the page that the guest viewed last. */
export async function findCachedPage(path: string): Promise<Response | undefined> {
  const cache = await openBuildCache();
  const current = await readLastPageContext(cache);
  return current === null ? undefined : cache.match(toOpenPageCacheKey(current, path));
}

/** Caches a page under its brand, language and shell. If one of them changes, also caches the essential pages again. */
export async function cachePage(path: string, page: Response): Promise<void> {
  const pageOf = page.headers.get(PAGE_CONTEXT_HEADER);
  if (!pageOf || !page.ok) return;
  const cache = await openBuildCache();
  const before = await readLastPageContext(cache);
  const key = toOpenPageCacheKey(pageOf, path);
  await cache.delete(key);
  await cache.put(key, page);
  await cache.put(LAST_PAGE_CONTEXT_CACHE_KEY, new Response(pageOf));
  if (before !== pageOf) await cachePages(cache, ESSENTIAL_PAGES);
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(PAGE_KEY_PREFIX));
  for (const old of pages.slice(0, Math.max(0, pages.length - MAX_CACHED_PAGES))) await cache.delete(old);
}

/**
 * Caches everything that the menu, basket and checkout need. If any part fails, for example without storage space or
 * network, the worker is not installed and the store works without it.
 */
export async function cacheEssentialPages(): Promise<void> {
  try {
    const cache = await openBuildCache();
    const pageOf = await cachePages(cache, ESSENTIAL_PAGES);
    await cache.addAll(serviceWorkerScope.dxFiles);
    if (pageOf) {
      await cache.put(LAST_PAGE_CONTEXT_CACHE_KEY, new Response(pageOf));
      await cacheMenu(cache, pageOf);
    }
  } catch (error) {
    await caches.delete(BUILD_CACHE_NAME);
    throw error;
  }
}

let endedSessionCount = 0;

/** Stores the empty order pages for a customer who views an order. The page itself stores the orders. */
export async function cacheOrderPages(): Promise<void> {
  const before = endedSessionCount;
  await cachePages(await openBuildCache(), ORDER_PAGE_PATHS, () => before === endedSessionCount);
}

/** Deletes all pages but the menu, the basket and the checkout, and stops `cacheOrderPages` in progress [US-5]. */
export async function deleteVisitedPages(): Promise<void> {
  endedSessionCount += 1;
  const isPublicPage = (path: string) => /\/(web|telegram|click)\/(basket|checkout)?$/.test(path);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of name.startsWith(BUILD_CACHE_NAME_PREFIX) ? await cache.keys() : []) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(PAGE_KEY_PREFIX) && !isPublicPage(pathname)) await cache.delete(request);
    }
  }
}

/**
 * Stores pages with all files that they name. Returns the brand, language and shell of the pages, or null if none was
 * stored.
 */
async function cachePages(
  cache: Cache,
  paths: readonly string[],
  isWanted = () => true,
): Promise<string | null> {
  let pageOf: string | null = null;
  const files = new Set<string>();
  for (const path of paths) {
    const page = await fetch(path, { headers: { accept: "text/html" } });
    const own = page.headers.get(PAGE_CONTEXT_HEADER);
    if (!page.ok || own === null) continue;
    pageOf = own;
    for (const file of listReferencedFiles(await page.clone().text())) files.add(file);
    if (!isWanted()) return null;
    await cache.put(toOpenPageCacheKey(own, path), page);
  }
  const missing: string[] = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
  return pageOf;
}

/**
 * Requests the menu data again, because the first page loaded before the worker was installed. Most responses come
 * from the browser's HTTP cache.
 */
async function cacheMenu(cache: Cache, pageOf: string): Promise<void> {
  const [merchantId = "", , shell] = pageOf.split("/");
  async function fetchApiPath(path: string): Promise<Response> {
    const url = new URL(`/api${path}`, location.origin);
    const reply = await fetch(url, { headers: { "Merchant-Id": merchantId } });
    if (reply.ok) await cache.put(toSharedReplyKey(url, merchantId), reply.clone());
    return reply;
  }
  const { hash } = (await (
    await fetchApiPath(`/products/v1/menu${shell === "telegram" ? "?type=TG" : ""}`)
  ).json()) as { hash?: string };
  if (hash) await fetchApiPath(`/products/v1/menu/${hash}`);
  for (const path of ["/users/v1/branches/full", "/orders/v1/merchant/settings"]) await fetchApiPath(path);
}

/** Caches a response that all guests share. Only the newest version of a menu stays cached. */
export async function cacheSharedReply(key: string, reply: Response): Promise<void> {
  const cache = await openBuildCache();
  const [menu] = /^.*\/menu\//.exec(key) ?? [];
  if (menu)
    for (const old of await cache.keys())
      if (new URL(old.url).pathname.startsWith(menu)) await cache.delete(old);
  await cache.put(key, reply);
}

/**
 * Deletes the caches of older builds once no page of them is open, because open pages may still request their files.
 * `isNew` means that this worker has just activated, so all open pages belong to older builds.
 */
export async function deleteOldBuildCaches(isNew = false): Promise<void> {
  const cache = await openBuildCache();
  const open = (
    await serviceWorkerScope.clients.matchAll({ type: "window", includeUncontrolled: true })
  ).filter(({ url }) => !new URL(url).pathname.startsWith("/console"));
  const ids = open.map(({ id }) => id);
  if (isNew) await cache.put(OLDER_BUILD_PAGES_CACHE_KEY, new Response(JSON.stringify(ids)));
  const older = ((await (await cache.match(OLDER_BUILD_PAGES_CACHE_KEY))?.json()) ?? []) as string[];
  if (older.some((id) => ids.includes(id))) return;
  for (const name of await caches.keys())
    if (name.startsWith(BUILD_CACHE_NAME_PREFIX) && name !== BUILD_CACHE_NAME) await caches.delete(name);
}
