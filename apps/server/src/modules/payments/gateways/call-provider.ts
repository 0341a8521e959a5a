import { textWithin } from "../../../platform/outside/index.ts";

const TIMEOUT_MS = 8000;
const MAX_BYTES = 256 * 1024;

export interface ProviderCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: object;
}

/** Thrown if a provider gives no usable response: a timeout, a server error, or invalid JSON. */
export class ProviderSilence extends Error {}

/** Response of a provider. `body` is empty unless the JSON is an object. */
export interface ProviderAnswer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/**
 * Calls a provider's API over HTTP with JSON in both directions. Throws `ProviderSilence` after a timeout of eight
 * seconds, for a response over 256 KiB, for invalid JSON, and for a status of 500 or above. Redirects are errors.
 */
export async function callProvider(address: string, call: ProviderCall): Promise<ProviderAnswer> {
  try {
    return await ask(address, call);
  } catch (cause) {
    throw new ProviderSilence("the provider did not answer", { cause });
  }
}

async function ask(address: string, { method, headers, body }: ProviderCall): Promise<ProviderAnswer> {
  const reply = await fetch(address, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (reply.status >= 500) throw new Error(`it answered ${reply.status}`);
  return { status: reply.status, body: recordOf(JSON.parse(await textWithin(reply, MAX_BYTES))) };
}

/** Returns the value if it is an object, else an empty object. External data is then read field by field. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

/** Returns a string as is and a number as a string. Returns an empty string for other types. */
export function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : "";
}

/** Parses a body as a JSON object. Null if it is none. */
export function readJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? recordOf(value) : null;
  } catch {
    return null;
  }
}
