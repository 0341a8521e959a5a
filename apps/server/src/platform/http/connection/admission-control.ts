import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { LRUCache } from "lru-cache";
import type { AdmissionRequest, Gate, Stay } from "../../admission/index.ts";
import { answerBusy } from "../reply/busy-reply.ts";
import { CallRoutes } from "./call-routes.ts";
import { readCookies } from "../session/cookies.ts";
import type { RequestCounts } from "./request-counts.ts";
import { resolveForwarded } from "./trusted-proxies.ts";
import type { TrustsProxy } from "./trusted-proxies.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface AdmissionControlParts {
  gate: Gate;
  counts: RequestCounts;
  isTrusted: TrustsProxy;
}

/** Brand and urgency of a call, as far as they are known without Fastify. */
interface RecognizedCall extends AdmissionRequest {
  /** Name for metrics: `GET /api/orders/v1/orders/:id`. */
  name: string;
  isSecure: boolean;
}

const MAX_CLAIMS = 10_000;
const MAX_CLAIM = 512;
/** Number of characters of the authorization header that contain the id of the brand. */
const BRAND_IN_TOKEN = "Bearer ".length + 21;

/**
 * Admits, queues or refuses incoming calls before Fastify, its parsers and its hooks use CPU time. The brand of a call
 * is cached by its headers. A call with unknown headers, or with a body that arrives slowly, is passed to Fastify and
 * requests its concurrency slot there.
 */
export class AdmissionControl {
  readonly #parts: AdmissionControlParts;
  readonly #routes = new CallRoutes();
  readonly #brands = new LRUCache<string, string>({ max: MAX_CLAIMS });
  readonly #stays = new WeakMap<IncomingMessage, Stay>();

  constructor(parts: AdmissionControlParts) {
    this.#parts = parts;
  }

  /** Handles calls of this endpoint here from now on. `url`: the path pattern in the form of Fastify. */
  open(endpoint: Endpoint, url: string): void {
    this.#routes.add(endpoint, url);
  }

  /** Returns the concurrency slot that a request got here. Null if it must still request one. */
  stayOf(request: IncomingMessage): Stay | null {
    return this.#stays.get(request) ?? null;
  }

  /** Caches the brand of a call, as resolved by Fastify's handlers. */
  learn(request: IncomingMessage, merchantId: string): void {
    const claim = claimOf(request, this.#parts.isTrusted);
    if (claim !== null) this.#brands.set(claim, merchantId);
  }

  /** Handles a request once it is admitted, or refuses it. */
  pass(request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    const call = this.#know(request);
    if (!call) return handle(request, response);
    const ask = () => this.#ask({ request, response, handle }, call);
    if (!hasBody(request)) return ask();
    // A body sent together with its headers is complete in the next turn of the event loop. So no call holds a slot
    // while its body is still being sent.
    setImmediate(() => (request.complete ? ask() : handle(request, response)));
  }

  /** Returns null if the call requests its slot later or needs none. */
  #know(request: IncomingMessage): RecognizedCall | null {
    const route = this.#routes.find(request.method ?? "", request.url ?? "");
    if (!route || route.urgency === "vital") return null;
    const { isTrusted } = this.#parts;
    const claim = claimOf(request, isTrusted);
    const brand = claim === null ? undefined : this.#brands.get(claim);
    if (brand === undefined) return null;
    return {
      urgency: route.urgency,
      name: route.name,
      brand,
      isSecure: resolveForwarded(request, isTrusted).protocol === "https",
    };
  }

  #ask(
    { request, response, handle }: { request: IncomingMessage; response: ServerResponse; handle: Handle },
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

/** Returns all parts of a request that can name its brand as a cache key. Null if other parts would be needed. */
function claimOf(request: IncomingMessage, isTrusted: TrustsProxy): string | null {
  const { authorization = "", cookie, "merchant-id": named } = request.headers;
  if (request.url?.includes("vendor=")) return null;
  const {
    page,
    vendor,
    staff,
    "__Host-staff": secureStaff,
  } = cookie === undefined ? {} : readCookies(cookie);
  if (authorization === "" && (staff ?? secureStaff) !== undefined) return null;
  const { host } = resolveForwarded(request, isTrusted);
  const claim = [host, String(named), authorization.slice(0, BRAND_IN_TOKEN), page, vendor].join("\n");
  return claim.length > MAX_CLAIM ? null : claim;
}
