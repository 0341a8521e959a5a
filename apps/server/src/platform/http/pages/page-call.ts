import { callOf, createClient } from "@dasturxon/contract/client";
import type { Call, ClientOptions } from "@dasturxon/contract/client";
import type { Api } from "@dasturxon/contract";
import type { Http } from "../http.ts";

/**
 * An API caller that goes in by the door without a socket, as a guest of one brand: it carries the brand and the
 * host and nothing else of whoever asked for the page.
 */
export function pageCall(
  http: Http,
  page: { origin: string; merchantId: string | null; previewWord?: string },
): Call<Api> {
  const headers = {
    host: new URL(page.origin).host,
    "x-internal-key": http.internalKey,
    ...(page.merchantId === null ? {} : { "merchant-id": page.merchantId }),
  };
  return callOf(
    createClient<Api>({
      base: "/api",
      fetch: injectFetch(http, page.previewWord),
      headers: () => headers,
      repeats: false,
    }),
  );
}

/** What `fetch` does, through the door. */
function injectFetch({ app, previews }: Http, previewWord?: string): ClientOptions["fetch"] {
  const named = previews && previewWord !== undefined ? { [previews.parameter]: previewWord } : {};
  return async (path, { method, headers, body }) => {
    const [bare = "", query] = path.split("?");
    const parameters = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...named });
    const url = parameters.size === 0 ? bare : `${bare}?${parameters}`;
    const response = await app.inject({
      method,
      url,
      headers: headers as Record<string, string>,
      ...(typeof body === "string" ? { payload: body } : {}),
    });
    return { status: response.statusCode, text: () => Promise.resolve(response.body) };
  };
}
