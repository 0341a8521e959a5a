import type { FastifyRequest } from "fastify";

/**
 * Returns a signal that is aborted when the client disconnects, also if it already has. Fastify creates `request.signal`
 * at its first use and never aborts it for a client that disconnected earlier.
 */
export function getDisconnectSignal(request: FastifyRequest): AbortSignal {
  return request.raw.socket.destroyed ? AbortSignal.abort() : request.signal;
}
