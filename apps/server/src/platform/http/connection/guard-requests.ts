import { parseHost } from "@dasturxon/domain/host-name";
import type { HostName } from "@dasturxon/domain/host-name";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "../reply/answer-errors.ts";
import { toCanonicalPath } from "./canonical-path.ts";
import type { Http } from "../http.ts";
import { isInternalCall } from "../http.ts";
import { networkFromAddress } from "../limits/rate-limit.ts";
import { refuse } from "../reply/refusal.ts";
import type { Refusal } from "../reply/refusal.ts";
import { selectSecurityHeaders } from "../reply/security-headers.ts";
import { acceptsTextBody } from "../input/takes-text.ts";
import { refuseUnstorableText } from "../input/unstorable-text.ts";

const MAX_URL_LENGTH = 4096;
const METHOD_OVERRIDE_HEADERS = ["x-http-method-override", "x-http-method", "x-method-override"];

declare module "fastify" {
  interface FastifyRequest {
    /** Parsed host of the request. Null only on routes for health checks and metrics. */
    siteHost: HostName | null;
  }
  interface FastifyContextConfig {
    /** Whether the route is for health checks and metrics, which may be requested by IP address or without a host. */
    isForMachines?: boolean;
  }
}

/** Checks every request before its handler: host, method, canonical path and rate limit. */
export function guardRequests(http: Http): void {
  const limit = http.limitOf("calls");
  http.app.decorateRequest("siteHost", null);
  http.app.decorateRequest("refusal", null);
  http.app.addHook("onRequest", async (request, reply) => {
    preserveClientAddress(request);
    void reply
      .headers(selectSecurityHeaders(request.protocol === "https"))
      .header("x-request-id", request.id);
    if (http.isDraining) void reply.header("connection", "close");
    const refused = refuseMalformedRequest(request) ?? (await refuseUnknownHost(http, request));
    if (refused) return sendRefusal(request, reply, refused);
    const isCall = isApiRoute(request);
    // Payment providers send the calls for all brands from a few IP addresses, so their routes have a separate rate
    // limit.
    if (limit && isCall && !acceptsTextBody(request) && !isInternalCall(http, request)) {
      const seconds = await limit.count(networkFromAddress(request.ip));
      if (seconds !== null) return sendRefusal(request, reply, refuse("too_many_requests", { seconds }));
    }
    return answerNonCanonicalUrl(request, reply, isCall);
  });
}

/** Stores the visitor's IP address for rate limits, because Node clears it when the visitor disconnects during a call. */
function preserveClientAddress(request: FastifyRequest): void {
  const { ip = "" } = request as { ip?: string };
  Object.defineProperty(request, "ip", { value: ip });
}

function refuseMalformedRequest(request: FastifyRequest): Refusal | null {
  if (hasForbiddenMethod(request)) return refuse("method_not_allowed");
  if (request.url.includes("%00")) return refuseNulCharacter(request);
  if (request.url.length > MAX_URL_LENGTH) return refuse("address_too_long");
  request.siteHost = parseHost(request.host);
  if (!request.siteHost && !request.routeOptions.config.isForMachines) return refuse("malformed_request");
  return null;
}

/** Returns a refusal of a NUL character in the URL. The refusal of a call names the parameter. */
function refuseNulCharacter(request: FastifyRequest): Refusal {
  const { params, query } = request;
  const named = isApiRoute(request)
    ? (refuseUnstorableText(params, "params") ?? refuseUnstorableText(query, "query"))
    : null;
  return named ?? refuse("malformed_request");
}

/** A host that belongs neither to the platform nor to a brand gets no response except a refusal (S15). */
async function refuseUnknownHost({ merchants }: Http, request: FastifyRequest): Promise<Refusal | null> {
  const { siteHost, routeOptions } = request;
  if (!siteHost || routeOptions.config.isForMachines || (await merchants.servesHost(siteHost))) return null;
  return refuse("wrong_host");
}

/** Refuses TRACE and headers that override the method (S26). */
function hasForbiddenMethod({ method, headers }: FastifyRequest): boolean {
  return method === "TRACE" || METHOD_OVERRIDE_HEADERS.some((name) => headers[name] !== undefined);
}

/** Returns whether the request is an API call. Uses the matched route, because `/%61pi/…` leads to the same calls. */
function isApiRoute({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/api/") === true;
}

/** Redirects other spellings of a page's URL and refuses those of a call, so that each resource has one URL. */
function answerNonCanonicalUrl(request: FastifyRequest, reply: FastifyReply, isCall: boolean) {
  const [path = ""] = request.url.split("?", 1);
  const filled = isCall && lacksPathParameterValue(request) ? path.replaceAll("//", "/-/") : path;
  const plain = toCanonicalPath(filled);
  if (plain === filled) return undefined;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isCall || plain === null || !isRead) return sendRefusal(request, reply, refuse("malformed_request"));
  return reply.redirect(plain + request.url.slice(path.length), 308);
}

/** Returns whether a path parameter is empty. The call itself refuses such a path with its own message [BN-7]. */
function lacksPathParameterValue({ params }: FastifyRequest): boolean {
  return Object.values(params as Record<string, string>).includes("");
}
