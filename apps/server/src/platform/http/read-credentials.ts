import type { FastifyRequest } from "fastify";
import type { SessionKind } from "./call.ts";
import { readCookies, sessionCookieName } from "./cookies.ts";
import { readToken } from "./token.ts";
import type { TokenClaim } from "./token.ts";

/** A token that came with the request, and how. */
export interface Credentials extends TokenClaim {
  via: "bearer" | "cookie";
}

/** The bearer token's claim; `malformed` when the header is there but carries no token of ours. */
export function readBearer(request: FastifyRequest): Credentials | "malformed" | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const claim = header.toLowerCase().startsWith("bearer ") ? readToken(header.slice(7).trim()) : null;
  return claim ? { ...claim, via: "bearer" } : "malformed";
}

/** The claim of the brand's (or the staff's) session cookie. */
export function readSessionCookie(
  request: FastifyRequest,
  kind: SessionKind,
  merchantId: string,
): Credentials | null {
  const name = sessionCookieName(kind, merchantId, request.protocol === "https");
  const token = readCookies(request.headers.cookie)[name];
  const claim = token === undefined ? null : readToken(token);
  return claim ? { ...claim, via: "cookie" } : null;
}
