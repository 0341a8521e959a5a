import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";

/** What the page was opened to preview; null: nothing. */
const word =
  typeof location === "undefined" ? null : new URLSearchParams(location.search).get(PREVIEW_PARAMETER);

// Whatever such a page asks for, calls and pages that one moves to, is told as it will be.
if (word) {
  const ask = fetch;
  globalThis.fetch = (to, init) => {
    if (to instanceof Request || (init?.method ?? "GET") !== "GET") return ask(to, init);
    const url = new URL(to, location.href);
    if (url.origin === location.origin && /^\/api\/|\.data$/.test(url.pathname))
      url.searchParams.set(PREVIEW_PARAMETER, word);
    return ask(url, init);
  };
}
