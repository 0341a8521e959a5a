import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";

/** Preview token of the page. Null if the page is not a preview. */
const previewToken =
  typeof location === "undefined" ? null : new URLSearchParams(location.search).get(PREVIEW_PARAMETER);

// Adds the preview token to all API requests and route data requests of the page.
if (previewToken) {
  const ask = fetch;
  globalThis.fetch = (to, init) => {
    if (to instanceof Request || (init?.method ?? "GET") !== "GET") return ask(to, init);
    const url = new URL(to, location.href);
    if (url.origin === location.origin && /^\/api\/|\.data$/.test(url.pathname))
      url.searchParams.set(PREVIEW_PARAMETER, previewToken);
    return ask(url, init);
  };
}
