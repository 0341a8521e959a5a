import type { FastifyRequest } from "fastify";
import { type Database, RolledBackResult, type Tx } from "../../database/index.ts";
import type { Call, Merchant } from "../call.ts";
import type { Http } from "../http.ts";
import { RefusalError } from "../input/json-body.ts";
import { refuse } from "../reply/refusal.ts";
import { readBrandHints } from "./resolve-merchant.ts";

/** Returns the call with the data of a preview if the request names one. The response is not cached. */
export function applyPreviewToCall(http: Http, request: FastifyRequest, call: Call): Call {
  const token = readPreviewToken(http, request);
  const { merchant, endpoint } = call;
  if (token === null || !merchant || endpoint.method !== "GET" || endpoint.auth !== "none") return call;
  return Object.assign(call, {
    // The previewed brand gets a content version of its own, because caches use the content version as key.
    merchant: {
      ...merchant,
      contentVersion: `${merchant.contentVersion}.${token.slice(-8)}`,
      isPreview: true,
    },
    db: createPreviewDatabase(http, token),
  });
}

/** Returns the requested preview's brand if it is not created yet, otherwise null. */
export function findPreviewedBrand(http: Http, request: FastifyRequest): Merchant | null {
  const token = readPreviewToken(http, request);
  if (token === null) return null;
  return http.previews?.unfinishedBrand({ host: readBrandHints(request).host, token }) ?? null;
}

/**
 * Returns the caching of a shared response. The response cache checks no token, so it stores only responses without
 * authentication. A preview is never cached.
 */
export function decideSharedReplyCaching({ endpoint, merchant }: Call): {
  isCached: boolean;
  headers: Record<string, string>;
} {
  if (merchant?.isPreview) return { isCached: false, headers: { "cache-control": "no-store" } };
  return { isCached: endpoint.auth === "none", headers: {} };
}

/** Returns the token of the requested preview, or null. */
export function readPreviewToken({ previews }: Http, request: FastifyRequest): string | null {
  const token = previews && (request.query as Record<string, unknown>)[previews.parameter];
  return typeof token === "string" ? token : null;
}

function createPreviewDatabase({ db, previews }: Http, token: string): Database {
  const runPreviewRead = async <T>(merchantId: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await previews?.read({ merchantId, token }, work);
    if (!done) throw new RefusalError(refuse("preview_over"));
    return done.found instanceof RolledBackResult ? (done.found.value as T) : done.found;
  };
  return { ...db, tenant: runPreviewRead, tenantRead: runPreviewRead };
}
