import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { LRUCache } from "lru-cache";
import type { Gate, Stay } from "../admission/index.ts";
import { answerBusy } from "./busy-reply.ts";
import { CallRoutes } from "./call-routes.ts";
import { readCookies } from "./cookies.ts";
import { Doorman, type KnownCall } from "./doorman.ts";
import type { OpenConnections } from "./open-connections.ts";
import type { RequestCounts } from "./request-counts.ts";
import { believed } from "./trusted-proxies.ts";
import type { TrustsProxy } from "./trusted-proxies.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface EntranceParts {
  gate: Gate;
  counts: RequestCounts;
  isTrusted: TrustsProxy;
  connections: OpenConnections;
}

/** What of a request is looked at here. */
type Claiming = Pick<IncomingMessage, "method" | "url" | "headers" | "socket">;

const MAX_CLAIMS = 10_000;
const MAX_CLAIM = 512;
/** Of a token as many characters as its brand's id reaches into. */
const BRAND_IN_TOKEN = "Bearer ".length + 21;

/**
 * Where calls come in from the network: each is let in, kept waiting or refused before Fastify, its parsers and its
 * hooks have cost anything. Whose call it is, is known by memory: what named a brand before names it again. A claim
 * that nobody made yet, and a body that is slow to come, go the full road, where the call asks for its place itself.
 */
export class Entrance {
  readonly #parts: EntranceParts;
  readonly #routes = new CallRoutes();
  readonly #brands = new LRUCache<string, string>({ max: MAX_CLAIMS });
  readonly #stays = new WeakMap<IncomingMessage, Stay>();

  readonly #doorman: Doorman;

  constructor(parts: EntranceParts) {
    this.#parts = parts;
    this.#doorman = new Doorman({ ...parts, know: (request) => this.#know(request) });
  }

  /** From now on calls of this endpoint are asked for here. `url`: as Fastify spells it. */
  open(endpoint: Endpoint, url: string): void {
    this.#routes.add(endpoint, url);
  }

  /** The place that a request was given here; null: it has to ask itself. */
  stayOf(request: IncomingMessage): Stay | null {
    return this.#stays.get(request) ?? null;
  }

  /** Remembers whose call it was, as the full road has found out. */
  learn(request: IncomingMessage, merchantId: string): void {
    const claim = claimOf(request, this.#parts.isTrusted);
    if (claim !== null) this.#brands.set(claim, merchantId);
  }

  /** Has a request handled, when it may come in; answers it if not. */
  pass(request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    const call = this.#know(request);
    if (!call) return handle(request, response);
    const ask = () => this.#ask({ request, response, handle }, call);
    if (!hasBody(request)) return ask();
    // In the next turn a body that came along with its head is whole: nobody holds a place who is yet to say what he wants.
    setImmediate(() => (request.complete ? ask() : handle(request, response)));
  }

  /** Null for what asks for its place on the full road, or needs none. */
  #know(request: Claiming): KnownCall | null {
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
      isSecure: believed(request, isTrusted).protocol === "https",
    };
  }

  #ask(
    { request, response, handle }: { request: IncomingMessage; response: ServerResponse; handle: Handle },
    { urgency, brand, name, isSecure }: KnownCall,
  ): void {
    const stay = this.#parts.gate.ask(urgency, brand);
    this.#stays.set(request, stay);
    response.once("close", () => stay.leave());
    stay.whenDecided((isAdmitted) => {
      if (isAdmitted) return handle(request, response);
      answerBusy(request, response, isSecure);
      response.once("close", () => this.#doorman.watch(request.socket));
      this.#parts.counts.record(name, 503, stay.seconds);
    });
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== "0");
}

/** Everything that a call may name its brand by; null where more than this would have to be looked at. */
function claimOf(request: Claiming, isTrusted: TrustsProxy): string | null {
  const { authorization = "", cookie, "merchant-id": named } = request.headers;
  if (request.url?.includes("vendor=")) return null;
  const {
    page,
    vendor,
    staff,
    "__Host-staff": secureStaff,
  } = cookie === undefined ? {} : readCookies(cookie);
  if (authorization === "" && (staff ?? secureStaff) !== undefined) return null;
  const { host } = believed(request, isTrusted);
  const claim = [host, String(named), authorization.slice(0, BRAND_IN_TOKEN), page, vendor].join("\n");
  return claim.length > MAX_CLAIM ? null : claim;
}
