const TIMEOUT_MS = 8000;
const MAX_BYTES = 256 * 1024;

export interface ProviderCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: object;
}

/** A provider that gave no answer to go by: none in time, trouble of its own, or no JSON. */
export class ProviderSilence extends Error {}

/** What a provider answered: its status, and its JSON as far as it is an object. */
export interface ProviderAnswer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/**
 * Calls a provider's API by HTTP, JSON both ways. Throws `ProviderSilence` when it does not answer in eight seconds, answers
 * too much, by no JSON, or with a status of its own trouble; nothing is followed elsewhere.
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
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of reply.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_BYTES) throw new Error("its answer is too long");
  }
  return { status: reply.status, body: recordOf(JSON.parse(text)) };
}

/** The value if it is an object, else an empty one: what an outsider said is asked of field by field. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

/** The text, or the number as one; empty where it is neither. */
export function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : "";
}

/** The JSON object of a body; null where it is none. */
export function readJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? recordOf(value) : null;
  } catch {
    return null;
  }
}
