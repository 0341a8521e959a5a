import type { FastifyReply, FastifyRequest } from "fastify";
import type { Http } from "../http.ts";
import { isNotModified } from "./prepared-reply.ts";
import type { PreparedReply } from "./prepared-reply.ts";
import { selectSecurityHeaders } from "./security-headers.ts";

interface SendPreparedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  prepared: PreparedReply;
  merchantId: string;
  /** False if the response does not depend on the URL's query, so that the response cache must not store it. */
  isCached?: boolean;
  /** Headers that override prepared ones, for this response only. */
  headers?: Record<string, string>;
}

/** Sends a prepared response, or 304, and stores it in the response cache. */
export async function sendPreparedReply(http: Http, sending: SendPreparedRequest): Promise<FastifyReply> {
  const { request, reply, prepared, merchantId, isCached = true } = sending;
  http.idleCompression.note(prepared.content);
  const variant = await prepared.variantFor(request.headers["accept-encoding"]);
  const cached = {
    merchantId,
    route: `GET ${request.routeOptions.url ?? ""}`,
    variant,
    begunAt: performance.now() - reply.elapsedTime,
    headers: { ...selectSecurityHeaders(request.protocol === "https") },
  };
  if (isCached) http.responseCache.put(request.raw, cached);
  void reply.headers({ ...variant.headers, ...sending.headers });
  if (!isNotModified(request.headers["if-none-match"], variant.etag)) return reply.send(variant.body);
  void reply.removeHeader("content-length").removeHeader("content-type");
  return reply.code(304).send();
}
