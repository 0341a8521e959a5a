/** Not pages of the store, though they lie beside them. */
const FOREIGN = /^\/(api|console|demo|img|builds|icons|assets|simulators)(\/|$)/;
/** Pages that a guest may open again without a network: none of them shows or names a person, an order or a table. */
const KEPT_PAGES =
  /^\/($|(basket|checkout|search|about|branches|contacts|offerta|privacy)$|(category|product)(\/|$)|profile\/favorites$)/;
/** Asked for by no order's own address, so that none stands in what is kept: the page reads its address in the browser. */
export const ORDER_PAGES = ["/profile/orders", "/profile/orders/any"];
const ORDER = /^\/profile\/orders\/[\w-]+$/;
/** Replies that are the same for every guest of the brand. */
const SHARED_REPLIES =
  /^\/api\/(products\/v1\/menu(\/[\w-]+)?|users\/v1\/branches\/full|users\/v1\/city-merchant\/merchant\/[\w-]+|orders\/v1\/merchant\/settings)$/;

/** May a page of the store stand at this address? */
export function isStorePath(path: string): boolean {
  return !FOREIGN.test(path);
}

/** Is a page kept as it is answered when it is opened? */
export function isKeptPage(path: string): boolean {
  return KEPT_PAGES.test(path);
}

/** The address that a page is kept under. Of orders one empty page stands for all; null: it is not kept. */
export function keptPath(path: string): string | null {
  if (isKeptPage(path) || path === ORDER_PAGES[0]) return path;
  return ORDER.test(path) ? (ORDER_PAGES[1] ?? null) : null;
}

export function isSharedReply(path: string): boolean {
  return SHARED_REPLIES.test(path);
}

/** Files of the build that a page names. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

/** The page as it was kept, saying since when: the page tells the guest so. */
export function markKept(html: string, keptAt: number): string {
  return html.replace("<html ", `<html data-kept="${keptAt}" `);
}
