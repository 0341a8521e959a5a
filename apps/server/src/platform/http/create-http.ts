import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AdmissionLimits, createGate } from "../admission/index.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import { answerClientError, answerError, pathOf, sendRefusal } from "./answer-errors.ts";
import type { Authenticate, MerchantDirectory } from "./call.ts";
import { ContentWrites } from "./content-writes.ts";
import { Entrance } from "./entrance.ts";
import { EventStreams } from "./event-streams.ts";
import { guardRequests } from "./guard-requests.ts";
import type { Http } from "./http.ts";
import { acceptImages } from "./image-body.ts";
import { acceptJson } from "./json-body.ts";
import { KnownPaths } from "./known-paths.ts";
import { OpenConnections } from "./open-connections.ts";
import { refuse } from "./refusal.ts";
import { RequestCounts } from "./request-counts.ts";
import { securityHeaders } from "./security-headers.ts";
import { sharedLimit } from "./shared-limit.ts";
import { ResponseCache } from "./response-cache.ts";
import { acceptText } from "./text-body.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import type { TrustsProxy } from "./trusted-proxies.ts";

const BODY_LIMIT = 256 * 1024;
const HEADERS_LIMIT = 16 * 1024;
const PATIENCE = { head: 10_000, whole: 30_000, answer: 10_000 };
/** Node looks for slow heads and bodies this often: only every half a minute unless told. */
const CHECK_MILLISECONDS = 500;
const MAX_CONNECTIONS = 10_000;
const PLACES = 16;

export interface HttpOptions {
  log: FastifyBaseLogger;
  db: Database;
  clock: Clock;
  /** Finds brands by id and by host; the merchants module supplies it. */
  merchants: MerchantDirectory;
  /** Looks sessions up; the users module supplies it. */
  authenticate: Authenticate;
  /** Addresses or networks of the proxies in front: `X-Forwarded-*` is believed from them only; default none. */
  trustProxy?: string[];
  /** `https://example.uz`: where visitors reach the platform; null or absent: only the request tells. */
  publicOrigin?: string | null;
  /** Limits of calls at work and of those that wait; `places`, about as many as the database has connections: 16. */
  admission?: Partial<AdmissionLimits>;
  /** API calls a minute from one address (IPv6: /64); 0 or absent: no limit. */
  callsPerMinute?: number;
  /** Milliseconds that a head and a whole request may take to come in, and an answer to be made; 10, 30 and 10 s. */
  patience?: { head: number; whole: number; answer: number };
}

/** Builds the HTTP side: Fastify with limits, security headers, metrics and error answers; no routes yet. */
export function createHttp(options: HttpOptions): Http {
  const counts = new RequestCounts();
  const isTrusted = trustedProxies(options.trustProxy);
  const responseCache = new ResponseCache(counts, isTrusted);
  const connections = new OpenConnections();
  const gate = createGate({ places: PLACES, ...options.admission }, (refusals) =>
    options.log.warn(refusals, "calls were refused as busy"),
  );
  const entrance = new Entrance({ gate, counts, isTrusted, connections });
  const http: Http = {
    app: createFastify(options, { responseCache, isTrusted, connections, entrance }),
    log: options.log,
    db: options.db,
    clock: options.clock,
    merchants: options.merchants,
    authenticate: options.authenticate,
    bound: [],
    limitOf: limits(options),
    gate,
    entrance,
    counts,
    responseCache,
    streams: new EventStreams(),
    connections,
    previews: null,
    internalKey: randomBytes(32).toString("base64url"),
    isStarting: false,
    contentWrites: new ContentWrites(),
    isDraining: false,
    onInvalidate: [],
    invalidate(merchantId) {
      responseCache.drop(merchantId);
      for (const drop of http.onInvalidate) drop(merchantId);
    },
  };
  acceptJson(http.app);
  acceptImages(http.app);
  acceptText(http.app);
  guardRequests(http);
  countRequests(http);
  http.app.setErrorHandler(answerError);
  const known = new KnownPaths(http.app);
  const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    answerNotFound(request, reply, known);
  http.app.setNotFoundHandler(answerUnknown);
  // Below /api nothing falls through to the store's pages.
  http.app.all("/api/*", answerUnknown);
  return http;
}

/** A path that is somebody's, only not by this method, answers 405 and says by which (S26). */
function answerNotFound(request: FastifyRequest, reply: FastifyReply, known: KnownPaths): FastifyReply {
  const path = pathOf(request.url);
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
    isTrusted: TrustsProxy;
    connections: OpenConnections;
    entrance: Entrance;
  },
): FastifyInstance {
  const { patience = PATIENCE } = options;
  const process = randomBytes(4).toString("hex");
  let requests = 0;
  return Fastify<Server, IncomingMessage, ServerResponse>({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    bodyLimit: BODY_LIMIT,
    handlerTimeout: patience.answer,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    requestIdHeader: false,
    genReqId: () => `${process}-${(requests += 1).toString(36)}`,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerClientError,
    frameworkErrors(error, request, reply) {
      // A broken address never comes to the hooks, and its request does not know the proxies.
      void reply.headers(securityHeaders(options.publicOrigin?.startsWith("https:") === true));
      return answerError(error, request, reply);
    },
    serverFactory(handler) {
      const settings = { maxHeaderSize: HEADERS_LIMIT, connectionsCheckingInterval: CHECK_MILLISECONDS };
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

/** Limits by name; none at all where the installation counts no calls. */
function limits({ callsPerMinute = 0, db, clock, log }: HttpOptions): Http["limitOf"] {
  const onError = (err: unknown) => log.warn({ err }, "calls are counted by this process alone");
  const make = (name: string, points: number, seconds: number) =>
    sharedLimit({ db, clock, name, points, seconds, onError });
  return (name, points = callsPerMinute, seconds = 60) =>
    callsPerMinute > 0 ? make(name, points, seconds) : null;
}

function countRequests(http: Http): void {
  http.app.addHook("onResponse", async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    http.counts.record(route, reply.statusCode, reply.elapsedTime / 1000);
    const { statusCode: status, elapsedTime } = reply;
    // Of a 503 its cause was told already; being busy is told by the figures, a line for each would cost more than it.
    const isQuiet = request.method === "GET" || status === 503;
    const level = status >= 500 && status !== 503 ? "error" : isQuiet ? "debug" : "info";
    const { refusal, ip } = request;
    const details = { route, status, ...(refusal && { refusal }), milliseconds: Math.round(elapsedTime), ip };
    request.log[level](details, "answered");
  });
}
