import { callOf, createClient } from "@dasturxon/contract/client";
import type { Call, CallResult } from "@dasturxon/contract/client";
import "./preview.ts";
import type { Api } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { readServerClock } from "./server-clock.ts";
import { pageMerchantId } from "./storage.ts";

/** Error response. `error.code` identifies it, `useErrorText()` returns its message [ER-1]. */
export type ApiError = RefusalBody<string>;
export type Result<T, Code extends string = string> = CallResult<T, Code>;
export type ApiCall = Call<Api>;

/** Event dispatched on the window when a call did not reach the server. */
export const CALL_LOST = "dx:lost";

let unauthorized: (() => void) | null = null;

/**
 * Registers a listener for responses without a valid session. The root decides the next step. Returns a function that
 * removes it.
 */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized = listener;
  return () => {
    unauthorized = null;
  };
}

const client = createClient<Api>({
  base: "/api",
  async fetch(...request) {
    const sentAt = Date.now();
    const reply = await fetch(...request).catch((error: Error) => {
      if (error.name === "TypeError") dispatchEvent(new Event(CALL_LOST));
      throw error;
    });
    readServerClock(reply, sentAt);
    return reply;
  },
  headers(): Record<string, string> {
    const merchantId = pageMerchantId();
    return merchantId ? { "Merchant-Id": merchantId } : {};
  },
  onUnauthorized: () => unauthorized?.(),
});

/** API client of the browser. The session is sent in a cookie, the brand in a header [BR-9]. */
export const call = callOf(client);
