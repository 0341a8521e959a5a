import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { readCookies } from "../session/cookies.ts";
import { REPLY_CACHE_MS } from "./cache-lifetimes.ts";
import { isNotModified } from "./prepared-reply.ts";
import type { EncodedVariant } from "./prepared-reply.ts";
import type { RequestCounts } from "../connection/request-counts.ts";
import { resolveForwardedOrigin } from "../connection/trusted-proxies.ts";
import type { IsTrustedProxy } from "../connection/trusted-proxies.ts";

interface CachedReply {
  merchantId: string;
  route: string;
  body: Buffer;
  etag: string;
  found: string[];
  notModified: string[];
}

export interface ResponseCacheEntryOptions {
  merchantId: string;
  /** Name for metrics: `GET /api/products/v1/overalls`. */
  route: string;
  /** Body of the response that was sent, with its encoding: brotli, gzip or none. */
  variant: EncodedVariant;
  /** Start time of the request, in milliseconds of `performance.now()`. */
  begunAt: number;
  /** Headers that every response has over the same protocol (http or https), in addition to the prepared ones. */
  headers: Record<string, string>;
}

const MAX_CACHE_ENTRIES = 4000;
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_CACHED_URL_LENGTH = 256;
/** Cookies that may affect a shared response. They contain choices of the visitor and never an identity. */
const CACHE_KEY_COOKIES = ["lang", "page", "vendor", "shell"];

/**
 * Cache of responses that are the same for every guest, sent before Fastify handles the request. An entry is valid for
 * one second and is dropped when its brand changes. The next request is handled with all checks and fills it again.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, CachedReply>({
    max: MAX_CACHE_ENTRIES,
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: REPLY_CACHE_MS,
    // The resolution 0 makes the cache compare the lifetime with the clock at each access instead of using a timer.
    ttlResolution: 0,
  });
  /** Time of the last cache invalidation by brand id, in milliseconds of `performance.now()`. */
  readonly #droppedAt = new LRUCache<string, number>({ max: MAX_CACHE_ENTRIES });
  readonly #counts: RequestCounts;
  readonly #isTrusted: IsTrustedProxy;
  isOpen = true;

  constructor(counts: RequestCounts, isTrusted: IsTrustedProxy) {
    this.#counts = counts;
    this.#isTrusted = isTrusted;
  }

  /** Sends the response from the cache. Returns false if Fastify must handle the request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" || !this.isOpen) return false;
    const key = toCacheKey(request, this.#isTrusted);
    const entry = key === null ? undefined : this.#entries.get(key);
    if (!entry) return false;
    const now = performance.now();
    const isSame = isNotModified(request.headers["if-none-match"], entry.etag);
    if (isSame) response.writeHead(304, entry.notModified).end();
    else response.writeHead(200, entry.found).end(entry.body);
    this.#counts.record(entry.route, isSame ? 304 : 200, (performance.now() - now) / 1000);
    return true;
  }

  /**
   * Caches a complete response that was just sent to this request. Skips a response whose request started before the
   * brand's last invalidation, because its content may be stale.
   */
  put(request: IncomingMessage, options: ResponseCacheEntryOptions): void {
    if (options.begunAt <= (this.#droppedAt.get(options.merchantId) ?? -Infinity)) return;
    const key = request.method === "GET" ? toCacheKey(request, this.#isTrusted) : null;
    if (key === null) return;
    const { variant } = options;
    const { "content-length": _length, "content-type": _type, ...unchanged } = variant.headers;
    this.#entries.set(key, {
      merchantId: options.merchantId,
      route: options.route,
      body: variant.body,
      etag: variant.etag,
      found: flattenHeaders({ ...options.headers, ...variant.headers }),
      notModified: flattenHeaders({ ...options.headers, ...unchanged }),
    });
  }

  /** Drops all cached replies of a brand at once. */
  drop(merchantId: string): void {
    this.#droppedAt.set(merchantId, performance.now());
    const own = Array.from(this.#entries).filter(([, entry]) => entry.merchantId === merchantId);
    for (const [key] of own) this.#entries.delete(key);
  }
}

/** Returns all parts of a request that may affect a shared response as a cache key. Null if it is not cacheable. */
function toCacheKey(request: IncomingMessage, isTrusted: IsTrustedProxy): string | null {
  const { url = "", headers } = request;
  if (url.charCodeAt(0) !== 47 || url.length > MAX_CACHED_URL_LENGTH) return null;
  if (headers.authorization !== undefined) return null;
  const choices = headers.cookie === undefined ? "" : formatCookieCacheKey(headers.cookie);
  const { protocol, host } = resolveForwardedOrigin(request, isTrusted);
  const encoding = headers["accept-encoding"] ?? "";
  // An empty header is refused, a missing one is not [BR-8].
  const named = headers["merchant-id"];
  const merchant = named === undefined ? "" : `=${String(named)}`;
  return `${host}\n${merchant}\n${protocol}\n${encoding}\n${choices}\n${url}`;
}

function formatCookieCacheKey(cookie: string): string {
  const cookies = readCookies(cookie);
  return CACHE_KEY_COOKIES.map((name) => cookies[name] ?? "").join("\n");
}

function flattenHeaders(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}
