import type { FastifyReply, FastifyRequest } from "fastify";
import type { Tx } from "../database/index.ts";
import type { SessionAuthenticator, Merchant, Session } from "./call.ts";
import { getDisconnectSignal } from "./connection/disconnect-signal.ts";
import type { Http } from "./http.ts";
import {
  toHostCookieName,
  cookieAttributesFromRequest,
  readCookies,
  serializeSessionCookie,
  getSessionCookieName,
} from "./session/cookies.ts";
import { expireChoicesWithSession } from "./session/ended-choices.ts";
import { findSession, readOptionalCredentials } from "./session/resolve-session.ts";

export interface HttpExchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Creates the part of a handler's argument that does not depend on the input and the session. */
export function createHandlerContext(
  http: Http,
  { request, reply }: HttpExchange,
  { merchant, authenticate }: { merchant: Merchant | null; authenticate: SessionAuthenticator },
) {
  const { isSecure, isFramed } = cookieAttributesFromRequest(request.protocol, request.headers.cookie);
  const getCookieName = (kind: Session["kind"]) => getSessionCookieName(kind, merchant?.id ?? "", isSecure);
  const setCookie = (name: string, value: string, expiresAt: Date) =>
    void reply.header("set-cookie", serializeSessionCookie(name, value, { expiresAt, isSecure, isFramed }));
  const setSessionCookie = (kind: Session["kind"], token: string, expiresAt: Date) =>
    setCookie(getCookieName(kind), token, expiresAt);
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
      return getDisconnectSignal(request);
    },
    lastEventId: readLastEventId(request),
    findSession: (kind: Session["kind"] = "customer", own?: Tx) =>
      findSession(request, {
        kind,
        merchant,
        authenticate: own ? (question) => http.authenticate(question, own) : authenticate,
      }),
    readCustomerTokenHash: () =>
      readOptionalCredentials(request, { kind: "customer", merchant })?.tokenHash ?? null,
    setSessionCookie,
    readHostCookie: (name: string) =>
      readCookies(request.headers.cookie)[toHostCookieName(name, isSecure)] ?? null,
    setHostCookie: (name: string, value: string, expiresAt: Date) =>
      setCookie(toHostCookieName(name, isSecure), value, expiresAt),
    clearSessionCookie: (kind: Session["kind"]) => setSessionCookie(kind, "", new Date(0)),
    async clearCustomerCookies() {
      setSessionCookie("customer", "", new Date(0));
      void reply.header("set-cookie", await expireChoicesWithSession(http.merchants, request, merchant));
    },
  };
}

/** Format of the `Last-Event-ID` header. Other values count as 0, the start of the event stream. */
const EVENT_NUMBER_PATTERN = /^\d{1,15}$/;

/** Reads the header `Last-Event-ID`, or `?after=` for a browser that reopens the stream and cannot set headers. */
function readLastEventId(request: FastifyRequest): string | null {
  const { after } = request.query as Record<string, unknown>;
  const id = request.headers["last-event-id"] ?? after;
  if (typeof id !== "string" || id === "") return null;
  return EVENT_NUMBER_PATTERN.test(id) ? id : "0";
}
