import { type Endpoint, findCallPriority } from "@dasturxon/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "./reply/answer-errors.ts";
import { RolledBackResult, type Tx } from "../database/index.ts";
import type {
  EndpointAnswer,
  EndpointRefusal,
  SessionAuthenticator,
  Call,
  CallBeforeTransaction,
  EndpointHandler,
  Merchant,
  RefusalPart,
} from "./call.ts";
import { createHandlerContext, type HttpExchange } from "./handler-context.ts";
import { BUSY_RETRY_AFTER_SECONDS } from "./reply/busy-reply.ts";
import { encodeReply } from "./reply/encode-reply.ts";
import { EventStream } from "./stream/event-stream.ts";
import { type Http, isInternalCall } from "./http.ts";
import { isAllowedForRole } from "./session/is-allowed-for-role.ts";
import { getBodyRouteOptions } from "./input/body-options.ts";
import { idempotencyFromRequest } from "./reply/idempotency-of.ts";
import { EncodedReply } from "./reply/sent-reply.ts";
import { type RequestInput, parseEndpointInput } from "./input/parse-input.ts";
import { PreparedReply } from "./reply/prepared-reply.ts";
import { applyPreviewToCall, findPreviewedBrand, decideSharedReplyCaching } from "./session/previews.ts";
import { networkFromAddress } from "./limits/rate-limit.ts";
import type { RequestCredentials } from "./session/read-credentials.ts";
import { isRefusal, type Refusal, refuse } from "./reply/refusal.ts";
import { resolveMerchant } from "./session/resolve-merchant.ts";
import {
  refuseCrossSiteWrite,
  readCredentials,
  requireCredentials,
  requireSession,
} from "./session/resolve-session.ts";
import { sendPersonalPage } from "./reply/send-page.ts";
import { sendPreparedReply } from "./reply/send-prepared.ts";
import { sendEventStream } from "./stream/send-stream.ts";

const JSON_CONTENT_TYPE = "application/json; charset=utf-8";
/** Largest value of a timer, used as the timeout of streams, which have no deadline. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

/**
 * Binds an endpoint of the contract to its handler: resolves the brand, the session and the input, and sends the answer
 * (a reply, a refusal, a prepared reply, events). An error thrown by a handler is logged and answered with 500.
 */
export function bindEndpoint<E extends Endpoint>(http: Http, endpoint: E, handler: EndpointHandler<E>): void {
  registerRoute(http, endpoint, async (exchange, named) => {
    const incoming = parseRequest(exchange, named);
    if (isRefusal(incoming)) return incoming;
    const call = await createEndpointCall(http, exchange, incoming);
    if (isRefusal(call)) return call;
    const shown = applyPreviewToCall(http, exchange.request, call);
    return { call: shown, answer: await handler(shown as Call<E>) };
  });
}

/**
 * Binds an endpoint with a handler that runs in one transaction of the brand. The session is looked up in the same
 * transaction, which saves another one. The transaction may be retried as a whole. `undoAndRefuse` rolls it back and
 * returns a refusal. `refuseBefore` runs without the transaction, for limits that need a connection of their own.
 */
export function bindTransactionalEndpoint<E extends Endpoint>(
  http: Http,
  endpoint: E,
  handler: (
    tx: Tx,
    call: Call<E>,
  ) => Promise<EndpointAnswer<E> | RolledBackResult<RefusalPart<EndpointAnswer<E>>>>,
  refuseBefore?: (call: CallBeforeTransaction<E>) => Promise<EndpointRefusal<E> | null>,
): void {
  registerRoute(http, endpoint, async (exchange, named) => {
    const { merchant } = named;
    if (!merchant) throw new Error(`${endpoint.path} is the platform's, not a brand's`);
    // Refusals that need no database are returned without a transaction.
    const incoming = parseRequest(exchange, named);
    if (isRefusal(incoming)) return incoming;
    if (refuseBefore && !isRefusal(incoming.input)) {
      const context = createHandlerContext(http, exchange, { merchant, authenticate: http.authenticate });
      const refused = await refuseBefore(Object.assign(context, incoming.input) as CallBeforeTransaction<E>);
      if (refused) return refused;
    }
    const done = await http.db.tenant(merchant.id, async (tx) => {
      const call = await createEndpointCall(http, exchange, incoming, tx);
      if (isRefusal(call)) return call;
      const answer = await handler(tx, call as Call<E>);
      return answer instanceof RolledBackResult ? answer : { call, answer };
    });
    return done instanceof RolledBackResult ? done.value : done;
  });
}

type EndpointAnswerFunction<E extends Endpoint> = (
  exchange: HttpExchange,
  named: ResolvedRequest,
) => Promise<{ call: Call; answer: EndpointAnswer<E> } | Refusal>;

function registerRoute<E extends Endpoint>(
  http: Http,
  endpoint: E,
  answering: EndpointAnswerFunction<E>,
): void {
  http.bound.push(endpoint);
  const { perMinute } = endpoint;
  const limit =
    perMinute === undefined ? null : http.limitOf(`${endpoint.method} ${endpoint.path}`, perMinute);
  const url = `/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
  http.entrance.open(endpoint, url);
  http.app.route({
    method: endpoint.method,
    url,
    ...(endpoint.kind === "events" ? { handlerTimeout: MAX_TIMER_DELAY_MS } : {}),
    ...getBodyRouteOptions(endpoint),
    handler: async (request, reply) => {
      const seconds =
        limit && !isInternalCall(http, request) ? await limit.count(networkFromAddress(request.ip)) : null;
      if (seconds !== null) return sendRefusal(request, reply, refuse("too_many_requests", { seconds }));
      const named = await resolveRequestCredentials(http, endpoint, request);
      if (isRefusal(named)) return sendRefusal(request, reply, named);
      const leave = await enterConcurrencySlot(http, request, named);
      if (!leave) return sendRefusal(request, reply, refuse("busy", { seconds: BUSY_RETRY_AFTER_SECONDS }));
      try {
        const answerRequest = () => answering({ request, reply }, named);
        const { done, settling } = isStaffWrite(endpoint)
          ? await http.contentWrites.run(answerRequest)
          : { done: await answerRequest(), settling: null };
        if (isRefusal(done)) return sendRefusal(request, reply, done);
        const { call, answer } = done;
        if (settling) {
          // Frees the concurrency slot before waiting for the other processes, which may be slow.
          leave();
          // Read-your-writes: a read after this response shows the change, whichever process answers it.
          await settling;
        }
        // A stream occupies a concurrency slot only while it starts.
        return await sendReply(http, call, { request, reply, answer });
      } finally {
        leave();
      }
    },
  });
}

function isStaffWrite({ method, auth }: Endpoint): boolean {
  return method !== "GET" && (auth === "staff" || auth === "platform");
}

/**
 * Returns the function that frees the concurrency slot of the call. Requests a slot if the call has none yet. Returns
 * null if the call is refused.
 */
async function enterConcurrencySlot(
  http: Http,
  request: FastifyRequest,
  named: ResolvedRequest,
): Promise<(() => void) | null> {
  const stay = http.entrance.stayOf(request.raw);
  if (stay) return () => stay.leave();
  const brand = named.merchant?.id ?? "";
  // A call that the server itself makes for a page needs no slot, because the request of the page has its own slot while
  // the page loads its data.
  if (isInternalCall(http, request)) return await http.gate.enter("vital", brand);
  http.entrance.learn(request.raw, brand);
  return await http.gate.enter(findCallPriority(named.endpoint), brand);
}

interface ResolvedRequest {
  endpoint: Endpoint;
  merchant: Merchant | null;
  credentials: RequestCredentials | null;
}

/** Returns the endpoint, brand and credentials that the request names. They are not verified. */
async function resolveRequestCredentials(
  http: Http,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<ResolvedRequest | Refusal> {
  const credentials = readCredentials(request, endpoint);
  if (credentials === "malformed" && endpoint.auth !== "none") return refuse("unauthorized");
  const claim = credentials === "malformed" ? null : credentials;
  const isOwn = isInternalCall(http, request);
  const question = { endpoint, tokenMerchantId: claim?.merchantId ?? null, isOwn };
  const isGuestsRead = endpoint.method === "GET" && endpoint.auth === "none" && endpoint.scope !== "platform";
  const begun = isGuestsRead ? findPreviewedBrand(http, request) : null;
  const merchant = begun ?? (await resolveMerchant(http.merchants, request, question));
  return isRefusal(merchant) ? merchant : { endpoint, merchant, credentials: claim };
}

interface ParsedRequest extends ResolvedRequest {
  /** The parsed input, or its refusal. It is returned after the session is checked: without a session a client gets 401. */
  input: RequestInput | Refusal;
}

/** Parses a call as far as possible without a database query. */
function parseRequest({ request }: HttpExchange, named: ResolvedRequest): ParsedRequest | Refusal {
  const { endpoint } = named;
  const foreign = refuseCrossSiteWrite(request, null);
  if (foreign) return foreign;
  const credentials = endpoint.auth === "none" ? null : requireCredentials(request, named);
  if (isRefusal(credentials)) return credentials;
  const { params, query, headers, body } = request;
  const input = parseEndpointInput(endpoint, { params, query, headers, body });
  return isRefusal(input) && !credentials ? input : { ...named, credentials, input };
}

async function createEndpointCall(
  http: Http,
  exchange: HttpExchange,
  { endpoint, merchant, credentials, input }: ParsedRequest,
  tx?: Tx,
): Promise<Call | Refusal> {
  const { request } = exchange;
  const authenticate: SessionAuthenticator = (question) => http.authenticate(question, tx);
  const session =
    credentials && (await requireSession(request, { endpoint, merchant, credentials, authenticate }));
  if (isRefusal(session)) return session;
  // The right to the call is checked before the input, so a session without this right gets no validation errors.
  if (session && !isAllowedForRole(endpoint, session)) return refuse("forbidden");
  if (isRefusal(input)) return input;
  const idempotency = idempotencyFromRequest(endpoint, request, { input, merchant, session });
  if (isRefusal(idempotency)) return idempotency;
  // The fields are assigned to the handler context instead of spread, because spreading would read its getter `signal`,
  // which creates a signal.
  return Object.assign(createHandlerContext(http, exchange, { merchant, authenticate }), {
    endpoint,
    session,
    ...input,
    idempotency,
  }) as Call;
}

async function sendReply<E extends Endpoint>(
  http: Http,
  call: Call,
  { request, reply, answer }: HttpExchange & { answer: EndpointAnswer<E> },
): Promise<FastifyReply> {
  if (isRefusal(answer)) return sendRefusal(request, reply, answer);
  if (answer instanceof PreparedReply) {
    const merchantId = call.merchant?.id ?? "";
    return sendPreparedReply(http, {
      request,
      reply,
      prepared: answer,
      merchantId,
      ...decideSharedReplyCaching(call),
    });
  }
  if (answer instanceof EventStream) return await sendEventStream(http, call, { request, reply, answer });
  if (call.endpoint.kind === "page") return sendPersonalPage(reply, call.endpoint, answer);
  void reply.header("cache-control", "no-store").type(JSON_CONTENT_TYPE);
  if (!(answer instanceof EncodedReply)) return reply.send(encodeReply(call.endpoint, answer));
  if (answer.isReplay) void reply.header("idempotent-replayed", "true");
  return reply.code(answer.status).send(answer.text);
}
