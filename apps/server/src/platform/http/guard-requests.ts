import { parseHost } from "@dasturxon/domain/host-name";
import type { HostName } from "@dasturxon/domain/host-name";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "./answer-errors.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { Http } from "./http.ts";
import { isOwnCall } from "./http.ts";
import { networkOf } from "./rate-limit.ts";
import { refuse } from "./refusal.ts";
import type { Refused } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";
import { takesText } from "./takes-text.ts";

const MAX_URL = 4096;
const OVERRIDES = ["x-http-method-override", "x-http-method", "x-method-override"];

declare module "fastify" {
  interface FastifyRequest {
    /** The host that was asked for, parsed once; null only on routes for machines. */
    siteHost: HostName | null;
  }
  interface FastifyContextConfig {
    /** Health and figures: asked for by address, or without a host at all. */
    isForMachines?: boolean;
  }
}

/** What every request must pass before its handler: a host, a method and a path that hide nothing, the calls' limit. */
export function guardRequests(http: Http): void {
  const limit = http.limitOf("calls");
  http.app.decorateRequest("siteHost", null);
  http.app.decorateRequest("refusal", null);
  http.app.addHook("onRequest", async (request, reply) => {
    keepAddress(request);
    void reply.headers(securityHeaders(request.protocol === "https")).header("x-request-id", request.id);
    if (http.isDraining) void reply.header("connection", "close");
    const refused = obstacle(request) ?? (await strangeHost(http, request));
    if (refused) return sendRefusal(request, reply, refused);
    const isCall = isBelowApi(request);
    // A provider calls for all brands from a few addresses: its door has a limit of its own.
    if (limit && isCall && !takesText(request) && !isOwnCall(http, request)) {
      const seconds = await limit.count(networkOf(request.ip));
      if (seconds !== null) return sendRefusal(request, reply, refuse("too_many_requests", { seconds }));
    }
    return answerOtherSpelling(request, reply, isCall);
  });
}

/** Node forgets the address of a visitor who leaves while his call is answered, and those who count by it must not. */
function keepAddress(request: FastifyRequest): void {
  const { ip = "" } = request as { ip?: string };
  Object.defineProperty(request, "ip", { value: ip });
}

function obstacle(request: FastifyRequest): Refused | null {
  if (isDisguised(request)) return refuse("method_not_allowed");
  if (request.url.includes("%00")) return refuse("malformed_request");
  if (request.url.length > MAX_URL) return refuse("address_too_long");
  request.siteHost = parseHost(request.host);
  if (!request.siteHost && !request.routeOptions.config.isForMachines) return refuse("malformed_request");
  return null;
}

/** A host that is neither the platform's nor a brand's gets nothing here, a page least of all (S15). */
async function strangeHost({ merchants }: Http, request: FastifyRequest): Promise<Refused | null> {
  const { siteHost, routeOptions } = request;
  if (!siteHost || routeOptions.config.isForMachines || (await merchants.servesHost(siteHost))) return null;
  return refuse("wrong_host");
}

/** A method that echoes, or one that hides behind another, is for nobody here (S26). */
function isDisguised({ method, headers }: FastifyRequest): boolean {
  return method === "TRACE" || OVERRIDES.some((name) => headers[name] !== undefined);
}

/** By the route that was found, whatever the path looks like: `/%61pi/…` comes to the same calls. */
function isBelowApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/api/") === true;
}

/** One thing has one address: a page's other spellings lead to it, a call's are refused. */
function answerOtherSpelling(request: FastifyRequest, reply: FastifyReply, isCall: boolean) {
  const [path = ""] = request.url.split("?", 1);
  const filled = isCall && lacksValue(request) ? path.replaceAll("//", "/-/") : path;
  const plain = canonicalPath(filled);
  if (plain === filled) return undefined;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isCall || plain === null || !isRead) return sendRefusal(request, reply, refuse("malformed_request"));
  return reply.redirect(plain + request.url.slice(path.length), 308);
}

/** A value left out of a path is the call's to refuse, in its own words [BN-7]: no other spelling of an address. */
function lacksValue({ params }: FastifyRequest): boolean {
  return Object.values(params as Record<string, string>).includes("");
}
