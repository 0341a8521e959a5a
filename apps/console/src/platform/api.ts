import type { Api } from "@dasturxon/contract";
import { createClient } from "@dasturxon/contract/client";
import type { Refusal } from "@dasturxon/contract/refusals";

export type Answer<T> = Promise<[Refusal<string>, null] | [null, T]>;
type Listener = (refusal: Refusal<string>) => void;
const listeners = new Set<Listener>();

/** Tells when a call found the session over. */
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

/** The API; the session travels in its HttpOnly cookie. */
export const api = clientOf((...request) => fetch(...request));

/** The same for a page that is going: its calls arrive although nobody reads the answer. */
export const lastingApi = clientOf((input, init) => fetch(input, { ...init, keepalive: true }));

/** A call by a route that is put together, as those of resources are: the client's types go by literal ones. */
export const callRoute = api.call as unknown as <T>(route: string, input?: object) => Answer<T>;

/** A refusal as an error, for queries that are retried and shown by their state. */
export class RefusalError extends Error {
  readonly refusal: Refusal<string>;
  constructor(refusal: Refusal<string>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The reply of a read, or a throw that the query's state shows. */
export async function orThrow<T>(result: Answer<T>): Promise<T> {
  const [refusal, reply] = await result;
  if (refusal) throw new RefusalError(refusal);
  return reply;
}
