import type { FastifyRequest } from "fastify";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * Returns the origin of a request as reported by the browser (S13): `same` for our own page, `other` for another site,
 * `unknown` if it is not reported.
 */
export function classifyOrigin(request: FastifyRequest): "same" | "other" | "unknown" {
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
