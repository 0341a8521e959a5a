import { createRouteCallFunction, createClient } from "@dasturxon/contract/client";
import type { ApiCallFunction, ClientOptions } from "@dasturxon/contract/client";
import type { DasturxonApi } from "@dasturxon/contract";
import type { Http } from "../http.ts";

/**
 * Returns an API client that calls the server in the same process, without a socket, as a guest of one brand. Requests
 * contain only the brand and the host, and nothing else of the visitor.
 */
export function createPageClient(
  http: Http,
  page: { origin: string; merchantId: string | null; previewToken?: string },
): ApiCallFunction<DasturxonApi> {
  const headers = {
    host: new URL(page.origin).host,
    "x-internal-key": http.internalKey,
    ...(page.merchantId === null ? {} : { "merchant-id": page.merchantId }),
  };
  return createRouteCallFunction(
    createClient<DasturxonApi>({
      base: "/api",
      fetch: createInjectedFetch(http, page.previewToken),
      headers: () => headers,
      repeats: false,
    }),
  );
}

/** Creates a `fetch` function that sends its requests to the server within the process. */
function createInjectedFetch({ app, previews }: Http, previewToken?: string): ClientOptions["fetch"] {
  const named = previews && previewToken !== undefined ? { [previews.parameter]: previewToken } : {};
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
