import type { DasturxonApi } from "@dasturxon/contract";
import { createClient } from "@dasturxon/contract/client";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import type { ResourceApi } from "@dasturxon/contract/managed-api";

export type ApiResult<T> = Promise<[RefusalBody<string>, null] | [null, T]>;
type SignedOutListener = (refusal: RefusalBody<string>) => void;
const signedOutListeners = new Set<SignedOutListener>();

/** Registers a listener that is called when the API returns `unauthorized`. Returns the function that removes it. */
export function subscribeSignedOut(listener: SignedOutListener): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

const notifySignedOutListeners = (refusal: RefusalBody<string>) => {
  for (const listener of signedOutListeners) listener(refusal);
};
const callFetch: typeof fetch = (...request) => fetch(...request);

/** API client. The browser sends the session in its HttpOnly cookie. */
export const api = createClient<DasturxonApi>({
  base: "/api",
  fetch: callFetch,
  onUnauthorized: notifySignedOutListeners,
});

/** API client whose requests complete even if the page is closed (`keepalive`). */
export const keepaliveApi = createClient<DasturxonApi>({
  base: "/api",
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  onUnauthorized: notifySignedOutListeners,
});

/** Returns the API client of a resource by its path. Its routes are below that path: `GET `, `PUT /{id}`. */
export const createResourceApi = (path: string) =>
  createClient<ResourceApi>({
    base: `/api${path}`,
    fetch: callFetch,
    onUnauthorized: notifySignedOutListeners,
  });

/** Refusal as an exception. Queries throw it, so that the query can be retried and its state shows the error. */
export class RefusalError extends Error {
  readonly refusal: RefusalBody<string>;
  constructor(refusal: RefusalBody<string>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Returns the reply of a read. Throws a `RefusalError`, which the query's state shows, if the API refused the request.
 */
export async function unwrapApiResult<T>(result: ApiResult<T>): Promise<Exclude<T, null>> {
  const [refusal, reply] = await result;
  if (refusal) throw new RefusalError(refusal);
  // TypeScript adds the null of a refused call to the type `T`. The reply itself is never null.
  return reply as Exclude<T, null>;
}
