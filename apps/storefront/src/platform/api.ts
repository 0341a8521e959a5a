import type { Api } from "@dasturxon/contract";
import type { InputOf, ReplyOf } from "@dasturxon/contract/endpoint";
import type { Refusal } from "@dasturxon/contract/refusals";
import { connectionRefusals } from "@dasturxon/contract/refusals/connection";
import { pageMerchantId } from "./storage.ts";

/** A refusal as screens show it: `error.description[language]` [ER-1]. */
export type ApiError = Refusal<string>;

/** What a call gives: the reply or the refusal, never a throw [ER-1]. */
export type Result<T> = { data: T; error: null } | { data: null; error: ApiError };

export interface CallOptions {
  /** Makes a write repeatable: the same key gives the same reply. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type ApiRoute = keyof Api & string;
type Arguments<R extends ApiRoute> = {} extends InputOf<Api[R]>
  ? [input?: InputOf<Api[R]> & CallOptions]
  : [input: InputOf<Api[R]> & CallOptions];

/** Calls the API by route: `await call("GET /users/v1/branches/{id}", { path: { id } })`. */
export type ApiCall = <R extends ApiRoute>(route: R, ...input: Arguments<R>) => Promise<Result<ReplyOf<Api[R]>>>;

interface AnyInput extends CallOptions {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** [ER-3] */
const TIMEOUT = 30_000;
const READ_TRIES = 3;

/** The browser's client: the session travels in its cookie, the brand in a header [BR-9]; reads try again by themselves. */
export const call: ApiCall = async (route, ...rest) => {
  const input: AnyInput = rest[0] ?? {};
  const [method = "GET", template = ""] = route.split(" ");
  const url = `/api${fillPath(template, input.path)}${queryOf(input.query)}`;
  const tries = method === "GET" ? READ_TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    const result = await callOnce(method, url, input);
    const isFinal = !result.error || (result.error.statusCode > 0 && result.error.statusCode < 500);
    if (isFinal || attempt >= tries || input.signal?.aborted) return result as never;
    await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
  }
};

async function callOnce(method: string, url: string, input: AnyInput): Promise<Result<unknown>> {
  const merchantId = pageMerchantId();
  const timeout = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: "application/json",
        ...(merchantId && { "Merchant-Id": merchantId }),
        ...(input.body !== undefined && { "Content-Type": "application/json" }),
        ...(input.idempotencyKey && { "Idempotency-Key": input.idempotencyKey }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
    });
    const reply: unknown = await response.json();
    return response.ok ? { data: reply, error: null } : { data: null, error: reply as ApiError };
  } catch {
    return { data: null, error: connectionError(url, timeout.aborted ? "timeout" : "offline") };
  }
}

function connectionError(path: string, code: "timeout" | "offline"): ApiError {
  const description = connectionRefusals[code].text;
  return { statusCode: 0, statusMessage: code, code, description, data: { path } };
}

function fillPath(template: string, path: Record<string, unknown> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
}

function queryOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}
