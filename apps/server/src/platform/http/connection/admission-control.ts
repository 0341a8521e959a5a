import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { LRUCache } from "lru-cache";
import type { AdmissionRequest, AdmissionGate, AdmissionStay } from "../../admission/index.ts";
import { answerBusy } from "../reply/busy-reply.ts";
import { CallRoutes } from "./call-routes.ts";
import { readCookies } from "../session/cookies.ts";
import type { RequestCounts } from "./request-counts.ts";
import { resolveForwardedOrigin } from "./trusted-proxies.ts";
import type { IsTrustedProxy } from "./trusted-proxies.ts";

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface AdmissionControlParts {
  gate: AdmissionGate;
  counts: RequestCounts;
  isTrusted: IsTrustedProxy;
}

/** Brand and urgency of a call, as far as they are known without Fastify. */
interface RecognizedCall extends AdmissionRequest {
  /** Name for metrics: `GET /api/orders/v1/orders/:id`. */
  name: string;
  isSecure: boolean;
}

const MAX_CACHED_CLAIMS = 10_000;
const MAX_BRAND_CLAIM_LENGTH = 512;
/** Length of the beginning of the authorization header that contains the brand's id. */
const BRAND_PREFIX_LENGTH = "Bearer ".length + 21;

/**
 * Admits, queues or refuses incoming calls before Fastify, its parsers and its hooks use CPU time. The brand of a call
 * is cached by its headers. A call with unknown headers, or with a body that arrives slowly, is passed to Fastify and
 * requests its concurrency slot there.
 */
export class AdmissionControl {
  readonly #parts: AdmissionControlParts;
  readonly #routes = new CallRoutes();
  readonly #brands = new LRUCache<string, string>({ max: MAX_CACHED_CLAIMS });
  readonly #stays = new WeakMap<IncomingMessage, AdmissionStay>();

  constructor(parts: AdmissionControlParts) {
    this.#parts = parts;
  }

  /** Handles calls of this endpoint here from now on. `url`: the path pattern in the form of Fastify. */
  open(endpoint: Endpoint, url: string): void {
    this.#routes.add(endpoint, url);
  }

  /** Returns the concurrency slot that a request got here. Null if it must still request one. */
  stayOf(request: IncomingMessage): AdmissionStay | null {
    return this.#stays.get(request) ?? null;
  }

  /** Caches the brand of a call, as resolved by Fastify's handlers. */
  learn(request: IncomingMessage, merchantId: string): void {
    const claim = brandClaimFromRequest(request, this.#parts.isTrusted);
    if (claim !== null) this.#brands.set(claim, merchantId);
  }

  /** Handles a request once it is admitted, or refuses it. */
  pass(request: IncomingMessage, response: ServerResponse, handle: RequestHandler): void {
    const call = this.#know(request);
    if (!call) return handle(request, response);
    const requestAdmission = () => this.#ask({ request, response, handle }, call);
    if (!hasBody(request)) return requestAdmission();
    // A body that is sent together with its headers is complete in the next turn of the event loop. A call with a slower
    // body is passed to Fastify, so that no call holds a slot while its body is still being sent.
    setImmediate(() => (request.complete ? requestAdmission() : handle(request, response)));
  }

  /** Returns the brand and urgency of a call. Null if the call requests its slot later or needs none. */
  #know(request: IncomingMessage): RecognizedCall | null {
    const route = this.#routes.find(request.method ?? "", request.url ?? "");
    if (!route || route.urgency === "vital") return null;
    const { isTrusted } = this.#parts;
    const claim = brandClaimFromRequest(request, isTrusted);
    const brand = claim === null ? undefined : this.#brands.get(claim);
    if (brand === undefined) return null;
    return {
      urgency: route.urgency,
      name: route.name,
      brand,
      isSecure: resolveForwardedOrigin(request, isTrusted).protocol === "https",
    };
  }

  #ask(
    {
      request,
      response,
      handle,
    }: { request: IncomingMessage; response: ServerResponse; handle: RequestHandler },
    { urgency, brand, name, isSecure }: RecognizedCall,
  ): void {
    const stay = this.#parts.gate.ask(urgency, brand);
    this.#stays.set(request, stay);
    response.once("close", () => stay.leave());
    stay.whenDecided((isAdmitted) => {
      if (isAdmitted) return handle(request, response);
      answerBusy(request, response, isSecure);
      this.#parts.counts.record(name, 503, stay.seconds);
    });
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== "0");
}

/** Returns a cache key of all parts of a request that can identify its brand. Null if it depends on other parts. */
function brandClaimFromRequest(request: IncomingMessage, isTrusted: IsTrustedProxy): string | null {
  const { authorization = "", cookie, "merchant-id": named } = request.headers;
  if (request.url?.includes("vendor=")) return null;
  const {
    page,
    vendor,
    staff,
    "__Host-staff": secureStaff,
  } = cookie === undefined ? {} : readCookies(cookie);
  if (authorization === "" && (staff ?? secureStaff) !== undefined) return null;
  const { host } = resolveForwardedOrigin(request, isTrusted);
  const claim = [host, String(named), authorization.slice(0, BRAND_PREFIX_LENGTH), page, vendor].join("\n");
  return claim.length > MAX_BRAND_CLAIM_LENGTH ? null : claim;
}
