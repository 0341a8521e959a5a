/** Not pages of the store, though they lie beside them. */
const FOREIGN = /^\/(api|console|demo|img|builds|icons|assets|simulators)(\/|$)/;
/** Pages that a guest may open again without a network: none of them shows or names a person, an order or a table. */
const KEPT_PAGES =
  /^\/($|(basket|checkout|search|about|branches|contacts|offerta|privacy)$|(category|product)(\/|$)|profile\/favorites$)/;
/** Replies that are the same for every guest of the brand. */
const SHARED_REPLIES =
  /^\/api\/(products\/v1\/menu(\/[\w-]+)?|users\/v1\/branches\/full|users\/v1\/city-merchant\/merchant\/[\w-]+|orders\/v1\/merchant\/settings)$/;

/** May a page of the store stand at this address? */
export function isStorePath(path: string): boolean {
  return !FOREIGN.test(path);
}

export function isKeptPage(path: string): boolean {
  return KEPT_PAGES.test(path);
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
