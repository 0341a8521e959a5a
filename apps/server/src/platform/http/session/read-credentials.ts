import type { FastifyRequest } from "fastify";
import type { SessionKind } from "../call.ts";
import { readCookies, getSessionCookieName } from "./cookies.ts";
import { parseSessionToken } from "./token.ts";
import type { TokenClaim } from "./token.ts";

/** Token of a request, and its source. */
export interface RequestCredentials extends TokenClaim {
  via: "bearer" | "cookie";
}

/** Returns the claim of the bearer token, or `malformed` if the header contains no valid token. */
export function readBearerToken(request: FastifyRequest): RequestCredentials | "malformed" | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const claim = header.toLowerCase().startsWith("bearer ") ? parseSessionToken(header.slice(7).trim()) : null;
  return claim ? { ...claim, via: "bearer" } : "malformed";
}

/** Returns the claim of the session cookie of the brand or of the staff. */
export function readSessionCookie(
  request: FastifyRequest,
  kind: SessionKind,
  merchantId: string,
): RequestCredentials | null {
  const name = getSessionCookieName(kind, merchantId, request.protocol === "https");
  const token = readCookies(request.headers.cookie)[name];
  const claim = token === undefined ? null : parseSessionToken(token);
  return claim ? { ...claim, via: "cookie" } : null;
}
