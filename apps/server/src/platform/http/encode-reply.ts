import type { Endpoint } from "@dasturxon/contract/endpoint";

/**
 * The reply as JSON, passed through the endpoint's reply schema: what is not declared never leaves [AP-3].
 * A reply that does not fit its own schema is a bug and throws.
 */
export function encodeReply(endpoint: Endpoint, reply: unknown): string {
  return JSON.stringify(endpoint.reply.parse(reply));
}
