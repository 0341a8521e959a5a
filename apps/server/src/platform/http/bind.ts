import { type Endpoint, urgencyOf } from "@dasturxon/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "./reply/answer-errors.ts";
import { RolledBack, type Tx } from "../database/index.ts";
import type { Answer, Authenticate, Call, Handler, Merchant, RefusalIn, Session } from "./call.ts";
import { BUSY_SECONDS } from "./reply/busy-reply.ts";
import { hostCookieName, jarOf, readCookies, sessionCookie, sessionCookieName } from "./session/cookies.ts";
import { endedChoices } from "./session/ended-choices.ts";
import { encodeReply } from "./reply/encode-reply.ts";
import { EventStream } from "./stream/event-stream.ts";
import type { Http } from "./http.ts";
import { isAllowedForRole } from "./session/is-allowed-for-role.ts";
import { isOwnCall } from "./http.ts";
import { bodyOptions } from "./input/body-options.ts";
import { idempotencyOf } from "./reply/idempotency-of.ts";
import { SentReply } from "./reply/sent-reply.ts";
import { type Input, parseInput } from "./input/parse-input.ts";
import { PreparedReply } from "./reply/prepared-reply.ts";
import { asPreviewed, previewedBrand, cachingOf } from "./session/previews.ts";
import { networkOf } from "./limits/rate-limit.ts";
import type { Credentials } from "./session/read-credentials.ts";
import { isRefused, refuse } from "./reply/refusal.ts";
import type { Refusal } from "./reply/refusal.ts";
import { resolveMerchant } from "./session/resolve-merchant.ts";
import {
  findSession,
  foreignWrite,
  readCredentials,
  requireCredentials,
  requireSession,
} from "./session/resolve-session.ts";
import { sendPage } from "./reply/send-page.ts";
import { sendPrepared } from "./reply/send-prepared.ts";
import { sendStream } from "./stream/send-stream.ts";

const JSON_TYPE = "application/json; charset=utf-8";
/** Streams have no deadline, so this is the largest value of a timer. */
const NO_DEADLINE = 2 ** 31 - 1;

/**
 * Binds an endpoint of the contract to its handler: resolves the brand, the session and the input, and sends the answer
 * (a reply, a refusal, a prepared reply, events). An error thrown by a handler is logged and answered with 500.
 */
export function bind<E extends Endpoint>(http: Http, endpoint: E, handler: Handler<E>): void {
  route(http, endpoint, async (exchange, named) => {
    const incoming = readCall(exchange, named);
    if (isRefused(incoming)) return incoming;
    const call = await openCall(http, exchange, incoming);
    if (isRefused(call)) return call;
    const shown = asPreviewed(http, exchange.request, call);
    return { call: shown, answer: await handler(shown as Call<E>) };
  });
}

/**
 * Binds an endpoint with a handler that runs in one transaction of the brand. The session is looked up in the same
 * transaction, which saves another one. The transaction may be retried as a whole. `undoAndRefuse` rolls it back and
 * returns a refusal.
 */
export function bindTransaction<E extends Endpoint>(
  http: Http,
  endpoint: E,
  handler: (tx: Tx, call: Call<E>) => Promise<Answer<E> | RolledBack<RefusalIn<Answer<E>>>>,
): void {
  route(http, endpoint, async (exchange, named) => {
    const { merchant } = named;
    if (!merchant) throw new Error(`${endpoint.path} is the platform's, not a brand's`);
    // Refusals that need no database are returned without a transaction.
    const incoming = readCall(exchange, named);
    if (isRefused(incoming)) return incoming;
    const done = await http.db.tenant(merchant.id, async (tx) => {
      const call = await openCall(http, exchange, incoming, tx);
      if (isRefused(call)) return call;
      const answer = await handler(tx, call as Call<E>);
      return answer instanceof RolledBack ? answer : { call, answer };
    });
    return done instanceof RolledBack ? done.value : done;
  });
}

type AnswerCall<E extends Endpoint> = (
  exchange: Exchange,
  named: ResolvedRequest,
) => Promise<{ call: Call; answer: Answer<E> } | Refusal>;

function route<E extends Endpoint>(http: Http, endpoint: E, answering: AnswerCall<E>): void {
  http.bound.push(endpoint);
  const { perMinute } = endpoint;
  const limit =
    perMinute === undefined ? null : http.limitOf(`${endpoint.method} ${endpoint.path}`, perMinute);
  const url = `/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
  http.entrance.open(endpoint, url);
  http.app.route({
    method: endpoint.method,
    url,
    ...(endpoint.kind === "events" ? { handlerTimeout: NO_DEADLINE } : {}),
    ...bodyOptions(endpoint),
    handler: async (request, reply) => {
      const seconds = limit && !isOwnCall(http, request) ? await limit.count(networkOf(request.ip)) : null;
      if (seconds !== null) return sendRefusal(request, reply, refuse("too_many_requests", { seconds }));
      const named = await nameCall(http, endpoint, request);
      if (isRefused(named)) return sendRefusal(request, reply, named);
      const leave = await enter(http, request, named);
      if (!leave) return sendRefusal(request, reply, refuse("busy", { seconds: BUSY_SECONDS }));
      try {
        const work = () => answering({ request, reply }, named);
        const { done, settling } = isStaffsWrite(endpoint)
          ? await http.contentWrites.run(work)
          : { done: await work(), settling: null };
        if (isRefused(done)) return sendRefusal(request, reply, done);
        const { call, answer } = done;
        if (settling) {
          // Frees the concurrency slot before waiting, because other processes may be slow.
          leave();
          // Read-your-writes: a read after this response shows the change, whichever process answers it.
          await settling;
        }
        // Of a stream only the start occupies a concurrency slot.
        return await send(http, call, { request, reply, answer });
      } finally {
        leave();
      }
    },
  });
}

function isStaffsWrite({ method, auth }: Endpoint): boolean {
  return method !== "GET" && (auth === "staff" || auth === "platform");
}

/** Returns the function that frees the concurrency slot from the entrance or from here. Null if refused. */
async function enter(
  http: Http,
  request: FastifyRequest,
  named: ResolvedRequest,
): Promise<(() => void) | null> {
  const stay = http.entrance.stayOf(request.raw);
  if (stay) return () => stay.leave();
  const brand = named.merchant?.id ?? "";
  // The request of a page already has a slot when the page loads its data.
  if (isOwnCall(http, request)) return await http.gate.enter("vital", brand);
  http.entrance.learn(request.raw, brand);
  return await http.gate.enter(urgencyOf(named.endpoint), brand);
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface ResolvedRequest {
  endpoint: Endpoint;
  merchant: Merchant | null;
  credentials: Credentials | null;
}

/** Returns the endpoint, brand and credentials that the request names. They are not verified. */
async function nameCall(
  http: Http,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<ResolvedRequest | Refusal> {
  const credentials = readCredentials(request, endpoint);
  if (credentials === "malformed" && endpoint.auth !== "none") return refuse("unauthorized");
  const claim = credentials === "malformed" ? null : credentials;
  const isOwn = isOwnCall(http, request);
  const question = { endpoint, tokenMerchantId: claim?.merchantId ?? null, isOwn };
  const isGuestsRead = endpoint.method === "GET" && endpoint.auth === "none" && endpoint.scope !== "platform";
  const begun = isGuestsRead ? previewedBrand(http, request) : null;
  const merchant = begun ?? (await resolveMerchant(http.merchants, request, question));
  return isRefused(merchant) ? merchant : { endpoint, merchant, credentials: claim };
}

interface ParsedRequest extends ResolvedRequest {
  /** A refusal if the call needs a session: a client without a valid session gets 401 before validation errors. */
  input: Input | Refusal;
}

/** Parses a call as far as possible without a database query. */
function readCall({ request }: Exchange, named: ResolvedRequest): ParsedRequest | Refusal {
  const { endpoint } = named;
  const foreign = foreignWrite(request, null);
  if (foreign) return foreign;
  const credentials = endpoint.auth === "none" ? null : requireCredentials(request, named);
  if (isRefused(credentials)) return credentials;
  const { params, query, headers, body } = request;
  const input = parseInput(endpoint, { params, query, headers, body });
  return isRefused(input) && !credentials ? input : { ...named, credentials, input };
}

async function openCall(
  http: Http,
  exchange: Exchange,
  { endpoint, merchant, credentials, input }: ParsedRequest,
  tx?: Tx,
): Promise<Call | Refusal> {
  const { request } = exchange;
  const authenticate: Authenticate = (question) => http.authenticate(question, tx);
  const session =
    credentials && (await requireSession(request, { endpoint, merchant, credentials, authenticate }));
  if (isRefused(session)) return session;
  // A session without the right to the call gets no validation errors.
  if (session && !isAllowedForRole(endpoint, session)) return refuse("forbidden");
  if (isRefused(input)) return input;
  const idempotency = idempotencyOf(endpoint, request, { input, merchant, session });
  if (isRefused(idempotency)) return idempotency;
  // Assigned instead of spread, because `signal` is a getter that creates the signal only when it is used.
  return Object.assign(context(http, exchange, { merchant, authenticate }), {
    endpoint,
    session,
    ...input,
    idempotency,
  }) as Call;
}

function context(
  http: Http,
  { request, reply }: Exchange,
  { merchant, authenticate }: { merchant: Merchant | null; authenticate: Authenticate },
) {
  const { isSecure, isFramed } = jarOf(request.protocol, request.headers.cookie);
  const cookieName = (kind: Session["kind"]) => sessionCookieName(kind, merchant?.id ?? "", isSecure);
  const setCookie = (name: string, value: string, expiresAt: Date) =>
    void reply.header("set-cookie", sessionCookie(name, value, { expiresAt, isSecure, isFramed }));
  const setSessionCookie = (kind: Session["kind"], token: string, expiresAt: Date) =>
    setCookie(cookieName(kind), token, expiresAt);
  return {
    merchant,
    info: {
      requestId: request.id,
      ip: request.ip.replace(/^::ffff:/i, ""),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      host: request.host,
      isSecure,
    },
    db: http.db,
    clock: http.clock,
    log: request.log,
    get signal() {
      return request.signal;
    },
    lastEventId: lastEventIdOf(request),
    findSession: (kind: Session["kind"] = "customer", own?: Tx) =>
      findSession(request, {
        kind,
        merchant,
        authenticate: own ? (question) => http.authenticate(question, own) : authenticate,
      }),
    setSessionCookie,
    readHostCookie: (name: string) =>
      readCookies(request.headers.cookie)[hostCookieName(name, isSecure)] ?? null,
    setHostCookie: (name: string, value: string, expiresAt: Date) =>
      setCookie(hostCookieName(name, isSecure), value, expiresAt),
    clearSessionCookie: (kind: Session["kind"]) => setSessionCookie(kind, "", new Date(0)),
    async clearCustomerCookies() {
      setSessionCookie("customer", "", new Date(0));
      void reply.header("set-cookie", await endedChoices(http.merchants, request, merchant));
    },
  };
}

/** Format of event numbers. Any other value means the beginning. */
const EVENT_NUMBER = /^\d{1,15}$/;

/** Reads the header, or `?after=` for a browser that reopens the stream and cannot set headers. */
function lastEventIdOf(request: FastifyRequest): string | null {
  const { after } = request.query as Record<string, unknown>;
  const id = request.headers["last-event-id"] ?? after;
  if (typeof id !== "string" || id === "") return null;
  return EVENT_NUMBER.test(id) ? id : "0";
}

async function send<E extends Endpoint>(
  http: Http,
  call: Call,
  { request, reply, answer }: Exchange & { answer: Answer<E> },
): Promise<FastifyReply> {
  if (isRefused(answer)) return sendRefusal(request, reply, answer);
  if (answer instanceof PreparedReply) {
    const merchantId = call.merchant?.id ?? "";
    return sendPrepared(http, { request, reply, prepared: answer, merchantId, ...cachingOf(call) });
  }
  if (answer instanceof EventStream) return await sendStream(http, call, { request, reply, answer });
  if (call.endpoint.kind === "page") return sendPage(reply, call.endpoint, answer);
  void reply.header("cache-control", "no-store").type(JSON_TYPE);
  if (!(answer instanceof SentReply)) return reply.send(encodeReply(call.endpoint, answer));
  if (answer.isReplay) void reply.header("idempotent-replayed", "true");
  return reply.code(answer.status).send(answer.text);
}
