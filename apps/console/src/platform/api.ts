import type { Api } from "@dasturxon/contract";
import { createClient } from "@dasturxon/contract/client";
import type { Refusal } from "@dasturxon/contract/refusals";

export type Answer<T> = Promise<[Refusal<string>, null] | [null, T]>;
type Listener = (refusal: Refusal<string>) => void;
const listeners = new Set<Listener>();

/** Registers a listener that is called when the API returns `unauthorized`. Returns the function that removes it. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient<Api>({
    base: "/api",
    fetch,
    onUnauthorized: (refusal) => {
      for (const listener of listeners) listener(refusal);
    },
  });

/** API client. The browser sends the session in its HttpOnly cookie. */
export const api = clientOf((...request) => fetch(...request));

/** API client whose requests complete even if the page is closed (`keepalive`). */
export const lastingApi = clientOf((input, init) => fetch(input, { ...init, keepalive: true }));

/**
 * Calls a route whose name is computed, such as those of resources. The types of `api.call` only accept literal routes.
 */
export const callRoute = api.call as unknown as <T>(route: string, input?: object) => Answer<T>;

/** Refusal as an exception. Queries throw it, so that the query can be retried and its state shows the error. */
export class RefusalError extends Error {
  readonly refusal: Refusal<string>;
  constructor(refusal: Refusal<string>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Returns the reply of a read. Throws a `RefusalError`, which the query's state shows, if the API refused the request.
 */
export async function orThrow<T>(result: Answer<T>): Promise<T> {
  const [refusal, reply] = await result;
  if (refusal) throw new RefusalError(refusal);
  return reply;
}
