import type { HttpAnswer, HttpCall } from "@dasturxon/providers/http-client";
import { toRecord } from "@dasturxon/providers/json-text";
import { readTextWithinLimit } from "../../../platform/outbound/index.ts";

const PROVIDER_CALL_TIMEOUT_MS = 8000;
const MAX_PROVIDER_REPLY_BYTES = 256 * 1024;

/** Thrown if a provider gives no usable response: a timeout, a server error, or invalid JSON. */
export class ProviderSilenceError extends Error {}

/**
 * Calls a provider's API over HTTP with JSON in both directions. Throws `ProviderSilenceError` after a timeout of eight
 * seconds, for a response over 256 KiB, for invalid JSON, and for a status of 500 or above. Redirects are errors.
 */
export async function callProvider(address: string, call: HttpCall): Promise<HttpAnswer> {
  try {
    return await sendRequest(address, call);
  } catch (cause) {
    throw new ProviderSilenceError("the provider did not answer", { cause });
  }
}

async function sendRequest(address: string, { method, headers, body }: HttpCall): Promise<HttpAnswer> {
  const reply = await fetch(address, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(PROVIDER_CALL_TIMEOUT_MS),
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (reply.status >= 500) throw new Error(`it answered ${reply.status}`);
  return {
    status: reply.status,
    body: toRecord(JSON.parse(await readTextWithinLimit(reply, MAX_PROVIDER_REPLY_BYTES))),
  };
}
