import { endpoints } from "@dasturxon/contract";
import type { HttpMethod } from "@dasturxon/contract/endpoint";

export type CallName = keyof typeof endpoints;

/**
 * One request of a sequence. In path, query, body and headers, the placeholder `{name}` is replaced by a value of
 * `PlaceholderValues`, and `{0.id}` by a field of the response to request 0.
 */
export interface CallStep {
  call: CallName;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /**
   * Session of the request. By default, the API call determines whether the session of a guest, a customer or the owner
   * is used.
   */
  by?: "customer" | "riding";
}

/** Repeatable sequence of requests: one read, or writes that restore the state or complete what they started. */
export interface RequestSequence {
  what: string;
  steps: CallStep[];
  /** True if this sequence must not run concurrently with itself, for example because a product can be stopped only once. */
  isAlone?: true;
}

/** Values of placeholders: ids of the brand's objects, tokens, and dates. */
export type PlaceholderValues = Record<string, string>;

export interface ApiRequest {
  method: HttpMethod;
  /** Path of the call below `/api`. */
  path: string;
  token?: string | undefined;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
}

/** Sends the requests of a sequence one after another. @throws if `send` rejects a response. */
export async function sendRequestSequence(
  { steps }: RequestSequence,
  facts: PlaceholderValues,
  send: (request: ApiRequest) => Promise<unknown>,
): Promise<void> {
  const known: PlaceholderValues = { ...facts };
  for (const [index, step] of steps.entries()) {
    const reply = await send(createStepRequest(step, known));
    if (steps.length === 1 || typeof reply !== "object" || reply === null) continue;
    for (const [field, value] of Object.entries(reply)) {
      if (typeof value === "string" || typeof value === "number") known[`${index}.${field}`] = String(value);
    }
  }
}

const tokenNameByAuth = { none: null, token: "customer", staff: "staff", platform: null };

function createStepRequest(
  { call, params = {}, query, body, headers, by }: CallStep,
  facts: PlaceholderValues,
): ApiRequest {
  const { method, path, auth } = endpoints[call];
  const search = query ? `?${new URLSearchParams(fillPlaceholders(query, facts))}` : "";
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    fillPlaceholders(params[name] ?? "", facts),
  );
  const token = facts[by ?? tokenNameByAuth[auth] ?? ""];
  const more = {
    body: body && fillPlaceholders(body, facts),
    headers: headers && fillPlaceholders(headers, facts),
  };
  return { method, path: filled + search, token, ...more };
}

/** Replaces the placeholders. @throws if a placeholder has no value. */
export function fillPlaceholders<Value>(value: Value, facts: PlaceholderValues): Value {
  const text = JSON.stringify(value).replaceAll(/\{(\d+\.\w+|\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`nothing is known of ${name}`);
    return fact;
  });
  return JSON.parse(text) as Value;
}
