import type { FastifyRequest } from "fastify";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isSafe(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * What a browser says about where a request comes from (S13): `same` our own page, `other` another site,
 * `unknown` no browser said anything.
 */
export function originOf(request: FastifyRequest): "same" | "other" | "unknown" {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none" ? "same" : "other";
  const origin = request.headers.origin;
  if (origin === undefined) return "unknown";
  try {
    const own = new URL(`${request.protocol}://${request.host}`).origin;
    return new URL(origin).origin === own ? "same" : "other";
  } catch {
    return "other";
  }
}
