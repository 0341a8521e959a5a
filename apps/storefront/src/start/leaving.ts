/** Time in milliseconds after a tap on a link during which automatic page reloads are suppressed. */
export const PAGE_LEAVING_TIME_MS = 10_000;

/**
 * Stores the time in `dxLeftAt` when the guest follows a link that loads another page. iOS has no `beforeunload`
 * event, and in Firefox a listener for it can keep a page out of the back/forward cache.
 */
export function watchPageLeaving(): void {
  // The listener is on the window, so that it runs after all handlers that prevent the default action of a link.
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]:not([target],[download])");
    if (link?.protocol.startsWith("http") && !isLinkOnThisPage(link)) window.dxLeftAt = Date.now();
  });
  // The page is shown again, for example because the guest went back.
  addEventListener("pageshow", () => (window.dxLeftAt = 0));
}

const isLinkOnThisPage = ({ host, pathname, search }: HTMLAnchorElement) =>
  host + pathname + search === location.host + location.pathname + location.search;

/**
 * Returns whether a tap on a link has begun a navigation to another page. WebKit and Firefox then cancel the requests
 * of the current page, and an automatic reload because of a missing module would cancel the navigation. A page that is
 * restored from the back/forward cache lacks the module, so it reloads then.
 */
export function isLeavingPageByLink(now: number): boolean {
  if (now - (window.dxLeftAt ?? 0) > PAGE_LEAVING_TIME_MS) return false;
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  return true;
}
