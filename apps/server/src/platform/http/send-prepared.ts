import type { FastifyReply, FastifyRequest } from "fastify";
import type { Http } from "./http.ts";
import { encodingFor, isNotModified } from "./prepared-reply.ts";
import type { PreparedReply } from "./prepared-reply.ts";
import { securityHeaders } from "./security-headers.ts";

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  prepared: PreparedReply;
  merchantId: string;
}

/** Sends a prepared reply, or 304, and puts it on the shelf for the next one who asks the same. */
export function sendPrepared(http: Http, { request, reply, prepared, merchantId }: Sending): FastifyReply {
  const variant = prepared.variants[encodingFor(request.headers["accept-encoding"])];
  http.shelf.put(request.raw, {
    merchantId,
    route: `GET ${request.routeOptions.url ?? ""}`,
    prepared,
    headers: { ...securityHeaders(request.protocol === "https") },
  });
  void reply.headers(variant.headers);
  if (!isNotModified(request.headers["if-none-match"], variant.etag)) return reply.send(variant.body);
  void reply.removeHeader("content-length").removeHeader("content-type");
  return reply.code(304).send();
}
