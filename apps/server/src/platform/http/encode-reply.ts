import type { Endpoint } from "@dasturxon/contract/endpoint";

/**
 * The reply as JSON, passed through the endpoint's reply schema: what is not declared never leaves [AP-3].
 * A reply that does not fit its own schema is a bug and throws.
 */
export function encodeReply(endpoint: Endpoint, reply: unknown): string {
  return JSON.stringify(endpoint.reply.parse(reply));
}

const encoded = new WeakMap<object, string>();

/** The same, made once for an object that goes out to many readers of one endpoint. */
export function encodeShared(endpoint: Endpoint, data: unknown): string {
  if (typeof data !== "object" || data === null) return encodeReply(endpoint, data);
  const known = encoded.get(data);
  if (known !== undefined) return known;
  const text = encodeReply(endpoint, data);
  encoded.set(data, text);
  return text;
}
