import type { Endpoint } from "@dasturxon/contract/endpoint";

/**
 * Serializes the reply as JSON through the endpoint's schema, so that undeclared fields are never sent [AP-3]. Throws
 * if the reply does not match its schema, which is a bug.
 */
export function encodeReply(endpoint: Endpoint, reply: unknown): string {
  return JSON.stringify(endpoint.reply.parse(reply));
}

const encodedReplies = new WeakMap<object, string>();

/** Same as `encodeReply`, cached for an object that is sent to many readers of one endpoint. */
export function encodeSharedReply(endpoint: Endpoint, data: unknown): string {
  if (typeof data !== "object" || data === null) return encodeReply(endpoint, data);
  const known = encodedReplies.get(data);
  if (known !== undefined) return known;
  const text = encodeReply(endpoint, data);
  encodedReplies.set(data, text);
  return text;
}
