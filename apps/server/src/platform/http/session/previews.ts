import type { FastifyRequest } from "fastify";
import { type Database, RolledBack, type Tx } from "../../database/index.ts";
import type { Call, Merchant } from "../call.ts";
import type { Http } from "../http.ts";
import { RefusalError } from "../input/json-body.ts";
import { refuse } from "../reply/refusal.ts";
import { hostQuestion } from "./resolve-merchant.ts";

/** Returns the call with the data of a preview if the request names one. The response is not cached. */
export function asPreviewed(http: Http, request: FastifyRequest, call: Call): Call {
  const word = wordIn(http, request);
  const { merchant, endpoint } = call;
  if (word === null || !merchant || endpoint.method !== "GET" || endpoint.auth !== "none") return call;
  return Object.assign(call, {
    // A separate content version, because caches use it as key.
    merchant: {
      ...merchant,
      contentVersion: `${merchant.contentVersion}.${word.slice(-8)}`,
      isPreview: true,
    },
    db: previewed(http, word),
  });
}

/** Returns the brand being set up whose preview is requested on the host for such brands, otherwise null. */
export function previewedBrand(http: Http, request: FastifyRequest): Merchant | null {
  const word = wordIn(http, request);
  if (word === null) return null;
  return http.previews?.begunAt({ host: hostQuestion(request).host, word }) ?? null;
}

/**
 * Returns the caching of a shared response. The response cache checks no token, so it stores only responses without
 * authentication. A preview is never cached.
 */
export function cachingOf({ endpoint, merchant }: Call): {
  isCached: boolean;
  headers: Record<string, string>;
} {
  if (merchant?.isPreview) return { isCached: false, headers: { "cache-control": "no-store" } };
  return { isCached: endpoint.auth === "none", headers: {} };
}

/** Returns the word of the requested preview, or null. */
export function wordIn({ previews }: Http, request: FastifyRequest): string | null {
  const word = previews && (request.query as Record<string, unknown>)[previews.parameter];
  return typeof word === "string" ? word : null;
}

function previewed({ db, previews }: Http, word: string): Database {
  const read = async <T>(merchantId: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await previews?.read({ merchantId, word }, work);
    if (!done) throw new RefusalError(refuse("preview_over"));
    return done.found instanceof RolledBack ? (done.found.value as T) : done.found;
  };
  return { ...db, tenant: read, tenantRead: read };
}
