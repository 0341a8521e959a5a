import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AdmissionLimits, createAdmissionGate } from "../admission/index.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import { answerClientError, answerError, pathFromUrl, sendRefusal } from "./reply/answer-errors.ts";
import type { SessionAuthenticator, MerchantDirectory } from "./call.ts";
import { ContentWriteTracker } from "./content-writes.ts";
import { AdmissionControl } from "./connection/admission-control.ts";
import { EventStreams } from "./stream/event-streams.ts";
import { guardRequests } from "./connection/guard-requests.ts";
import type { Http } from "./http.ts";
import { acceptImageBodies } from "./input/image-body.ts";
import { acceptJsonBodies } from "./input/json-body.ts";
import { RoutePaths } from "./connection/route-paths.ts";
import { OpenConnections } from "./connection/open-connections.ts";
import { refuse } from "./reply/refusal.ts";
import { RequestCounts } from "./connection/request-counts.ts";
import { selectSecurityHeaders } from "./reply/security-headers.ts";
import { createSharedRateLimit } from "./limits/shared-limit.ts";
import { createProcessIdleCheck, IdleCompression } from "./reply/idle-compression.ts";
import { ResponseCache } from "./reply/response-cache.ts";
import { acceptTextBodies } from "./input/text-body.ts";
import { createProxyTrustRule } from "./connection/trusted-proxies.ts";
import type { IsTrustedProxy } from "./connection/trusted-proxies.ts";

const MAX_BODY_BYTES = 256 * 1024;
const MAX_HEADERS_BYTES = 16 * 1024;
const DEFAULT_REQUEST_TIMEOUTS_MS = { head: 10_000, whole: 30_000, answer: 10_000 };
/** Interval in milliseconds at which Node checks timeouts of headers and bodies. Node's default is 30 seconds. */
const TIMEOUT_CHECK_INTERVAL_MS = 500;
const MAX_CONNECTIONS = 10_000;
const DEFAULT_MAX_CONCURRENT_CALLS = 16;

export interface HttpOptions {
  log: FastifyBaseLogger;
  db: Database;
  clock: Clock;
  /** Finds brands by id and by host. Provided by the merchants module. */
  merchants: MerchantDirectory;
  /** Looks up sessions. Provided by the users module. */
  authenticate: SessionAuthenticator;
  /** IP addresses or networks of trusted proxies, whose `X-Forwarded-*` headers are used. Default: none. */
  trustProxy?: string[];
  /** Public origin of the platform, `https://example.uz`. Null or undefined: taken from each request. */
  publicOrigin?: string | null;
  /** Limits of concurrent and queued calls. Default of `places`: 16, about the number of database connections. */
  admission?: Partial<AdmissionLimits>;
  /** Maximum number of API calls per minute and IP address (IPv6: /64). 0 or undefined: no limit. */
  callsPerMinute?: number;
  /** Timeouts in milliseconds for the headers, the whole request, and the response. Defaults: 10, 30 and 10 seconds. */
  patience?: { head: number; whole: number; answer: number };
}

/** Creates the HTTP server: Fastify with limits, security headers, metrics and error responses, without routes. */
export function createHttp(options: HttpOptions): Http {
  const counts = new RequestCounts();
  const isTrusted = createProxyTrustRule(options.trustProxy);
  const responseCache = new ResponseCache(counts, isTrusted);
  const connections = new OpenConnections();
  const gate = createAdmissionGate(
    { places: DEFAULT_MAX_CONCURRENT_CALLS, ...options.admission },
    (refusals) => options.log.warn(refusals, "requests were refused as busy"),
  );
  const entrance = new AdmissionControl({ gate, counts, isTrusted });
  const http: Http = {
    app: createFastify(options, { responseCache, isTrusted, connections, entrance }),
    log: options.log,
    db: options.db,
    clock: options.clock,
    merchants: options.merchants,
    authenticate: options.authenticate,
    bound: [],
    limitOf: createRateLimitFactory(options),
    gate,
    entrance,
    counts,
    responseCache,
    idleCompression: new IdleCompression(createProcessIdleCheck(gate)),
    streams: new EventStreams(),
    connections,
    previews: null,
    internalKey: randomBytes(32).toString("base64url"),
    isStarting: false,
    contentWrites: new ContentWriteTracker(),
    isDraining: false,
    onInvalidate: [],
    invalidate(merchantId) {
      responseCache.drop(merchantId);
      for (const drop of http.onInvalidate) drop(merchantId);
    },
  };
  acceptJsonBodies(http.app);
  acceptImageBodies(http.app);
  acceptTextBodies(http.app);
  guardRequests(http);
  addRequestCountHook(http);
  http.app.setErrorHandler(answerError);
  const known = new RoutePaths(http.app);
  const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply) =>
    answerNotFound(request, reply, known);
  http.app.setNotFoundHandler(answerUnknownPath);
  // Unknown paths under /api are answered with 404 and do not lead to the pages of the store.
  http.app.all("/api/*", answerUnknownPath);
  return http;
}

/**
 * Answers a request without a route with 404. If the path exists with another method, answers with 405 and the allowed
 * methods (S26).
 */
function answerNotFound(request: FastifyRequest, reply: FastifyReply, known: RoutePaths): FastifyReply {
  const path = pathFromUrl(request.url);
  const methods = known.methodsOf(path);
  if (methods.length === 0 || methods.includes(request.method))
    return sendRefusal(request, reply, refuse("page_not_found", { path }));
  void reply.header("allow", methods.join(", "));
  return sendRefusal(request, reply, refuse("method_not_allowed"));
}

function createFastify(
  options: HttpOptions,
  {
    responseCache,
    isTrusted,
    connections,
    entrance,
  }: {
    responseCache: ResponseCache;
    isTrusted: IsTrustedProxy;
    connections: OpenConnections;
    entrance: AdmissionControl;
  },
): FastifyInstance {
  const { patience = DEFAULT_REQUEST_TIMEOUTS_MS } = options;
  const process = randomBytes(4).toString("hex");
  let requests = 0;
  return Fastify<Server, IncomingMessage, ServerResponse>({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    bodyLimit: MAX_BODY_BYTES,
    handlerTimeout: patience.answer,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    requestIdHeader: false,
    genReqId: () => `${process}-${(requests += 1).toString(36)}`,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerClientError,
    frameworkErrors(error, request, reply) {
      // The security headers are set here, because no hook runs for a malformed URL. Its request has no information about
      // proxies.
      void reply.headers(selectSecurityHeaders(options.publicOrigin?.startsWith("https:") === true));
      return answerError(error, request, reply);
    },
    serverFactory(handler) {
      const settings = {
        maxHeaderSize: MAX_HEADERS_BYTES,
        connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      };
      const server = createServer(settings, (request, response) => {
        if (responseCache.answer(request, response)) return;
        connections.serve(request, response, () => entrance.pass(request, response, handler));
      });
      connections.watch(server);
      server.headersTimeout = patience.head;
      server.requestTimeout = patience.whole;
      server.maxConnections = MAX_CONNECTIONS;
      server.keepAliveTimeout = 65_000;
      server.setTimeout(120_000);
      return server;
    },
  });
}

/** Returns a function that creates the rate limit with a given name, or returns null if calls are not limited. */
function createRateLimitFactory({ callsPerMinute = 0, db, clock, log }: HttpOptions): Http["limitOf"] {
  const onError = (err: unknown) =>
    log.warn({ err }, "rate limits are counted by this process only: the database is unreachable");
  const createSharedLimit = (name: string, points: number, seconds: number) =>
    createSharedRateLimit({ db, clock, name, points, seconds, onError });
  return (name, points = callsPerMinute, seconds = 60) =>
    callsPerMinute > 0 ? createSharedLimit(name, points, seconds) : null;
}

function addRequestCountHook(http: Http): void {
  http.app.addHook("onResponse", async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    http.counts.record(route, reply.statusCode, reply.elapsedTime / 1000);
    const { statusCode: status, elapsedTime } = reply;
    // The cause of a 503 is logged elsewhere. Busy responses are only in the metrics, because a line for each would
    // cost more than the response.
    const isQuiet = request.method === "GET" || status === 503;
    const level = status >= 500 && status !== 503 ? "error" : isQuiet ? "debug" : "info";
    const { refusal, ip } = request;
    const details = { route, status, ...(refusal && { refusal }), milliseconds: Math.round(elapsedTime), ip };
    request.log[level](details, "answered");
  });
}
