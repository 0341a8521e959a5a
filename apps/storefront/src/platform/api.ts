import { createClient } from "@dasturxon/contract/client";
import type { CallOptions } from "@dasturxon/contract/client";
import type { Api } from "@dasturxon/contract";
import type { InputOf, ReplyOf } from "@dasturxon/contract/endpoint";
import type { Refusal } from "@dasturxon/contract/refusals";
import { pageMerchantId } from "./storage.ts";

/** A refusal as screens show it: `error.code`, and its words by `useErrorText()` [ER-1]. */
export type ApiError = Refusal<string>;

/** What a call gives: the reply or the refusal, never a throw [ER-1]. */
export type Result<T> = { data: T; error: null } | { data: null; error: ApiError };

export type ApiRoute = keyof Api & string;
type Arguments<R extends ApiRoute> =
  {} extends InputOf<Api[R]>
    ? [input?: InputOf<Api[R]> & CallOptions]
    : [input: InputOf<Api[R]> & CallOptions];

/** Calls the API by route: `await call("GET /users/v1/branches/{id}", { path: { id } })`. */
export type ApiCall = <R extends ApiRoute>(
  route: R,
  ...input: Arguments<R>
) => Promise<Result<ReplyOf<Api[R]>>>;

let unauthorized: (() => void) | null = null;

/** Called when the server says that nobody is signed in; the root decides what follows. Returns the stop. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized = listener;
  return () => {
    unauthorized = null;
  };
}

const client = createClient<Api>({
  base: "/api",
  fetch: (...request) => fetch(...request),
  headers(): Record<string, string> {
    const merchantId = pageMerchantId();
    return merchantId ? { "Merchant-Id": merchantId } : {};
  },
  onUnauthorized: () => unauthorized?.(),
});

/** The browser's client: the session travels in its cookie, the brand in a header [BR-9]. */
export const call: ApiCall = async (route, ...input) => {
  const [error, data] = await client.call(route, ...input);
  return error ? { data: null, error } : { data, error: null };
};
