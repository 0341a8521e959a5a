/** Paths on the same origin that are not pages of the store. */
const FOREIGN = /^\/(api|console|demo|img|builds|icons|assets|simulators)(\/|$)/;
/** Pages that can open offline. None of them contains personal data, an order or a table. */
const CACHED_PAGES =
  /^\/($|(basket|checkout|search|about|branches|contacts|offerta|privacy)$|(category|product)(\/|$)|profile\/favorites$)/;
/**
 * Paths without a real order id, so that no cached page contains one. The page reads its order id from the address
 * bar.
 */
export const ORDER_PAGES = ["/profile/orders", "/profile/orders/any"];
const ORDER = /^\/profile\/orders\/[\w-]+$/;
/** Responses that are the same for all guests of the brand. */
const SHARED_REPLIES =
  /^\/api\/(products\/v1\/menu(\/[\w-]+)?|users\/v1\/branches\/full|users\/v1\/city-merchant\/merchant\/[\w-]+|orders\/v1\/merchant\/settings)$/;

/** Returns whether the path may be a page of the store. */
export function isStorePath(path: string): boolean {
  return !FOREIGN.test(path);
}

/** Returns whether the page is cached when it is opened. */
export function isCachedPage(path: string): boolean {
  return CACHED_PAGES.test(path);
}

/** Returns the cache path of a page, or null if the page is not cached. All order pages share one empty page. */
export function cachedPath(path: string): string | null {
  if (isCachedPage(path) || path === ORDER_PAGES[0]) return path;
  return ORDER.test(path) ? (ORDER_PAGES[1] ?? null) : null;
}

export function isSharedReply(path: string): boolean {
  return SHARED_REPLIES.test(path);
}

/** Returns the build files that a page references. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

/** Adds the time when the page was cached, which the page shows to the guest. */
export function markCachedPage(html: string, keptAt: number): string {
  return html.replace("<html ", `<html data-kept="${keptAt}" `);
}
