import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { SessionAuthenticator, Merchant, Session, SessionKind } from "../call.ts";
import { PLATFORM_ID } from "../../ids.ts";
import { readBearerToken, readSessionCookie } from "./read-credentials.ts";
import type { RequestCredentials } from "./read-credentials.ts";
import { refuse } from "../reply/refusal.ts";
import type { Refusal } from "../reply/refusal.ts";
import { isSafeMethod, classifyOrigin } from "./same-origin.ts";

/** Returns the token of a call: bearer first, then cookie. Its brand must agree with the other sources [AP-4]. */
export function readCredentials(
  request: FastifyRequest,
  endpoint: Endpoint,
): RequestCredentials | "malformed" | null {
  const bearer = readBearerToken(request);
  const { auth } = endpoint;
  const isByCookie = bearer === null && (auth === "staff" || auth === "platform");
  const found = isByCookie ? readSessionCookie(request, auth, "") : bearer;
  if (found === null || found === "malformed") return found;
  // Administrators' tokens are not valid for brands, and tokens of brands are not valid for administrators.
  return (found.merchantId === PLATFORM_ID) === (auth === "platform") ? found : "malformed";
}

/** Refuses writes from other sites. A write with a cookie requires that the browser confirms the same origin (S13). */
export function refuseCrossSiteWrite(
  request: FastifyRequest,
  credentials: RequestCredentials | null,
): Refusal | null {
  if (isSafeMethod(request.method)) return null;
  const origin = classifyOrigin(request);
  const isRefused = credentials?.via === "cookie" ? origin !== "same" : origin === "other";
  if (!isRefused) return null;
  const { origin: page = "" } = request.headers;
  const site = URL.canParse(page) ? new URL(page).host : null;
  request.log.warn({ route: request.routeOptions.url, site }, "a cross-site write was refused");
  return refuse("forbidden");
}

const sessionKindFromEndpoint = ({ auth }: Endpoint): SessionKind =>
  auth === "staff" || auth === "platform" ? auth : "customer";

/** Returns the credentials of a call that requires a session, or a refusal. Does not query the database. */
export function requireCredentials(
  request: FastifyRequest,
  named: { endpoint: Endpoint; merchant: Merchant | null; credentials: RequestCredentials | null },
): RequestCredentials | Refusal {
  const { endpoint, merchant } = named;
  const kind = sessionKindFromEndpoint(endpoint);
  const credentials =
    named.credentials ??
    (merchant && kind === "customer" ? readSessionCookie(request, kind, merchant.id) : null);
  if (!credentials) return refuse("unauthorized");
  return refuseCrossSiteWrite(request, credentials) ?? credentials;
}

/** Returns the session of the credentials, or a refusal. */
export async function requireSession(
  request: FastifyRequest,
  question: {
    endpoint: Endpoint;
    merchant: Merchant | null;
    credentials: RequestCredentials;
    authenticate: SessionAuthenticator;
  },
): Promise<Session | Refusal> {
  const { endpoint, merchant, credentials, authenticate } = question;
  const kind = sessionKindFromEndpoint(endpoint);
  const session = await authenticate({
    kind,
    merchantId: credentials.merchantId,
    tokenHash: credentials.tokenHash,
  });
  if (!session || session.kind !== kind) return refuse("unauthorized");
  if (merchant && session.merchantId !== merchant.id)
    return refuseForeignId(request, "session of another brand");
  const userId = (request.params as Record<string, string> | undefined)?.userId;
  if (userId !== undefined && userId.toLowerCase() !== session.id)
    return refuseForeignId(request, "user of another session");
  return session;
}

/** Returns the session of a call that does not require one. An invalid token counts as no session. */
export async function findSession(
  request: FastifyRequest,
  question: { kind: SessionKind; merchant: Merchant | null; authenticate: SessionAuthenticator },
): Promise<Session | null> {
  const credentials = readOptionalCredentials(request, question);
  if (!credentials) return null;
  const { merchantId, tokenHash } = credentials;
  return await question.authenticate({ kind: question.kind, merchantId, tokenHash });
}

/** Returns the credentials of a call that does not require a session, valid or not. Does not query the database. */
export function readOptionalCredentials(
  request: FastifyRequest,
  { kind, merchant }: { kind: SessionKind; merchant: Merchant | null },
): RequestCredentials | null {
  const brand = kind === "customer" ? merchant?.id : "";
  if (brand === undefined) return null;
  const bearer = readBearerToken(request);
  const credentials = bearer === "malformed" ? null : (bearer ?? readSessionCookie(request, kind, brand));
  return credentials && kind === "customer" && credentials.merchantId !== brand ? null : credentials;
}

function refuseForeignId(request: FastifyRequest, why: string): Refusal {
  request.log.warn({ route: request.routeOptions.url }, why);
  return refuse("not_found");
}
