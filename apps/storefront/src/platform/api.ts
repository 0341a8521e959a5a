import { createRouteCallFunction, createClient } from "@dasturxon/contract/client";
import type { ApiCallFunction, CallResult } from "@dasturxon/contract/client";
import "./preview.ts";
import type { DasturxonApi } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { updateServerClock } from "./server-clock.ts";
import { getPageMerchantId } from "./storage.ts";

/** Error response of the API. `error.code` identifies the error, `useErrorText()` returns its message [ER-1]. */
export type ApiError = RefusalBody<string>;
export type ApiResult<T, Code extends string = string> = CallResult<T, Code>;
export type ApiCall = ApiCallFunction<DasturxonApi>;

/** Event dispatched on the window when an API call did not reach the server. */
export const API_CALL_LOST_EVENT = "dx:lost";

let unauthorizedListener: (() => void) | null = null;

/**
 * Registers the listener for API responses that report a missing or expired session. The application's root decides the
 * next step. Returns a function that removes the listener.
 */
export function notifySignedOutListeners(listener: () => void): () => void {
  unauthorizedListener = listener;
  return () => {
    unauthorizedListener = null;
  };
}

const apiClient = createClient<DasturxonApi>({
  base: "/api",
  async fetch(...request) {
    const sentAt = Date.now();
    const reply = await fetch(...request).catch((error: Error) => {
      if (error.name === "TypeError") dispatchEvent(new Event(API_CALL_LOST_EVENT));
      throw error;
    });
    updateServerClock(reply, sentAt);
    return reply;
  },
  headers(): Record<string, string> {
    const merchantId = getPageMerchantId();
    return merchantId ? { "Merchant-Id": merchantId } : {};
  },
  onUnauthorized: () => unauthorizedListener?.(),
});

/** API client of the browser. The session is sent in a cookie, the brand in a header [BR-9]. */
export const call = createRouteCallFunction(apiClient);
