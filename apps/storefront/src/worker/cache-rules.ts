/** Paths on the same origin that are not pages of the store. */
const NON_STORE_PATH_PATTERN = /^\/(api|console|demo|img|builds|icons|assets|simulators)(\/|$)/;
/** Pages that can open offline. None of them contains personal data, an order or a table. */
const CACHED_PAGE_PATTERN =
  /^\/($|(basket|checkout|search|about|branches|contacts|offerta|privacy)$|(category|product)(\/|$)|profile\/favorites$)/;
/**
 * Paths without a real order id, so that no cached page contains one. The page reads its order id from the address
 * bar.
 */
export const ORDER_PAGE_PATHS = ["/profile/orders", "/profile/orders/any"];
const ORDER_PATH_PATTERN = /^\/profile\/orders\/[\w-]+$/;
/** Responses that are the same for all guests of the brand. */
const SHARED_REPLY_PATTERN =
  /^\/api\/(products\/v1\/menu(\/[\w-]+)?|users\/v1\/branches\/full|users\/v1\/city-merchant\/merchant\/[\w-]+|orders\/v1\/merchant\/settings)$/;

/** Returns whether the path may be a page of the store. */
export function isStorePath(path: string): boolean {
  return !NON_STORE_PATH_PATTERN.test(path);
}

/** Returns whether the page is cached when it is opened. */
export function isCachedPage(path: string): boolean {
  return CACHED_PAGE_PATTERN.test(path);
}

/** Returns the cache path of a page, or null if the page is not cached. All order pages share one empty page. */
export function toCachedPath(path: string): string | null {
  if (isCachedPage(path) || path === ORDER_PAGE_PATHS[0]) return path;
  return ORDER_PATH_PATTERN.test(path) ? (ORDER_PAGE_PATHS[1] ?? null) : null;
}

export function isSharedReply(path: string): boolean {
  return SHARED_REPLY_PATTERN.test(path);
}

/** Returns the build files that a page references. */
export function listReferencedFiles(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

/** Adds the time when the page was cached, which the page shows to the guest. */
export function markCachedPage(html: string, keptAt: number): string {
  return html.replace("<html ", `<html data-kept="${keptAt}" `);
}
