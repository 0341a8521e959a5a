import { findCatalogueText } from "@dasturxon/domain/catalogue";
import { LANGUAGES, type Language } from "@dasturxon/domain/language";
import type { Endpoint, EndpointInput, EndpointRefusalCode, EndpointReply } from "./endpoint.ts";
import type { RefusalDescription, RefusalBody, RefusalCode } from "./refusals.ts";
import { connectionStatuses } from "./refusals/connection.ts";
import { connectionTexts } from "./texts/connection.ts";

/** Refusals that any call may return, in addition to those its endpoint declares. */
export type RefusalOfAnyCall =
  | keyof typeof connectionStatuses
  | "bad_request"
  | "malformed_request"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "merchant_not_found"
  | "merchant_blocked"
  | "merchant_deleted"
  | "too_many_requests"
  | "busy";

type EndpointsByRouteName = Record<string, Endpoint>;

/** Pair of refusal and reply. Exactly one of the two is null. */
export type RefusalReplyPair<E extends Endpoint> =
  | [RefusalBody<EndpointRefusalCode<E> | RefusalOfAnyCall>, null]
  | [null, EndpointReply<E>];

export interface ApiCallOptions {
  signal?: AbortSignal;
  /**
   * Idempotency key that makes it safe for the caller to repeat a write. The API client itself does not retry failed
   * writes.
   */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Called each time the server is overloaded and the client sends the call again after a pause. */
  onBusy?: () => void;
}

type ApiCallArguments<E extends Endpoint> =
  {} extends EndpointInput<E>
    ? [input?: EndpointInput<E> & ApiCallOptions]
    : [input: EndpointInput<E> & ApiCallOptions];

export interface ClientOptions {
  /** Base address of the API: `/api`, optionally with an origin before it. */
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "status" | "text">>;
  /** Returns additional headers of a call, for example for the session. The client calls it once per call. */
  headers?: () => Record<string, string>;
  /** Timeout of a call in milliseconds. Default: 30,000 [ER-3]. */
  timeout?: number;
  /** Whether to retry failed reads and calls refused as busy. Default: true. */
  repeats?: boolean;
  /** Called for each 401 reply, after which the visitor is logged out [US-4]. */
  onUnauthorized?: (refusal: RefusalBody<string>) => void;
}

export interface ApiClient<Api extends EndpointsByRouteName> {
  /** Calls a route. Never throws [ER-1]. */
  call<R extends keyof Api & string>(
    route: R,
    ...rest: ApiCallArguments<Api[R]>
  ): Promise<RefusalReplyPair<Api[R]>>;
}

/** Calls a route. Returns the reply or the refusal and never throws [ER-1]. */
export type ApiCallFunction<Api extends EndpointsByRouteName> = <R extends keyof Api & string>(
  route: R,
  ...rest: ApiCallArguments<Api[R]>
) => Promise<CallResult<EndpointReply<Api[R]>, EndpointRefusalCode<Api[R]> | RefusalOfAnyCall>>;

/** Result of a call: the reply in `data`, or a refusal in `error`. The other field is null. */
export type CallResult<T, Code extends string = string> =
  | { data: T; error: null }
  | { data: null; error: RefusalBody<Code> };

/**
 * Returns a function for calls such as `const { data, error } = await call("GET /users/v1/branches/{id}", { path: { id
 * } })`.
 */
export function createRouteCallFunction<Api extends EndpointsByRouteName>(
  client: ApiClient<Api>,
): ApiCallFunction<Api> {
  return async <R extends keyof Api & string>(route: R, ...rest: ApiCallArguments<Api[R]>) => {
    const [error, data] = await client.call(route, ...rest);
    // The API client sets exactly one of `data` and `error`, which TypeScript cannot infer for a generic type.
    return (error ? { data: null, error } : { data, error: null }) as CallResult<
      EndpointReply<Api[R]>,
      EndpointRefusalCode<Api[R]> | RefusalOfAnyCall
    >;
  };
}

const DEFAULT_CALL_TIMEOUT_MS = 30_000;
const MAX_READ_CALL_ATTEMPTS = 3;
/** Maximum number of attempts of a call refused as busy: about half a minute with pauses of one to two seconds. */
const MAX_BUSY_ATTEMPTS = 20;
const RETRYABLE_REFUSAL_CODES = new Set<string>(["offline", "timeout", "unavailable", "internal"]);

interface ApiRequest extends ApiCallOptions {
  method: string;
  path: string;
  input: { path?: object; query?: object; body?: unknown };
}

/** Creates a typed API client. It uses only the types of the endpoints, so Zod is not bundled for the browser. */
export function createClient<Api extends EndpointsByRouteName>(options: ClientOptions): ApiClient<Api> {
  return {
    async call(route, ...rest) {
      const [method = "GET", path = ""] = route.split(" ");
      const input = (rest[0] ?? {}) as ApiRequest["input"] & ApiCallOptions;
      const result = await sendWithRetries(options, { ...input, method, path, input });
      return result as RefusalReplyPair<Api[typeof route]>;
    },
  };
}

type CallOutcome = [RefusalBody<string>, null] | [null, unknown];

/**
 * Retries reads twice with increasing pauses. Never retries writes [ER-3]. Exception: calls refused as busy were not
 * executed, so the client sends them again, including writes. It waits for the pause that the server returned plus a
 * random time, so that clients do not retry simultaneously.
 */
async function sendWithRetries(options: ClientOptions, request: ApiRequest): Promise<CallOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendApiRequest(options, request);
    const [refusal] = outcome;
    const mayRepeat = refusal && options.repeats !== false && !request.signal?.aborted;
    const pause = mayRepeat ? calculateRetryPauseMs(refusal, request.method, attempt) : null;
    if (pause === null) {
      if (refusal?.statusCode === 401) options.onUnauthorized?.(refusal);
      return outcome;
    }
    if (refusal?.code === "busy") request.onBusy?.();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Returns the milliseconds until the next attempt, or null if the result is final. */
function calculateRetryPauseMs(
  { code, data }: RefusalBody<string>,
  method: string,
  attempt: number,
): number | null {
  if (code === "busy" && attempt < MAX_BUSY_ATTEMPTS)
    return Number(data.seconds ?? 1) * 1000 * (1 + Math.random());
  if (method !== "GET" || attempt >= MAX_READ_CALL_ATTEMPTS || !RETRYABLE_REFUSAL_CODES.has(code))
    return null;
  return 300 * 2 ** attempt * (0.5 + Math.random());
}

async function sendApiRequest(options: ClientOptions, request: ApiRequest): Promise<CallOutcome> {
  const path = fillRouteParameters(request.path, request.input.path);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeout ?? DEFAULT_CALL_TIMEOUT_MS);
  const abortRequest = () => timeout.abort();
  request.signal?.addEventListener("abort", abortRequest, { once: true });
  if (request.signal?.aborted) abortRequest();
  try {
    const response = await options.fetch(`${options.base}${path}${formatQuery(request.input.query)}`, {
      method: request.method,
      headers: buildHeaders(options, request),
      signal: timeout.signal,
      ...(request.input.body === undefined ? {} : { body: serializeRequestBody(request.input.body) }),
    });
    return toCallOutcome(response.status, await response.text(), path);
  } catch {
    const isLate = timeout.signal.aborted && !request.signal?.aborted;
    return [createConnectionRefusal(isLate ? "timeout" : "offline", path), null];
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener("abort", abortRequest);
  }
}

function buildHeaders(options: ClientOptions, request: ApiRequest): Record<string, string> {
  return {
    accept: "application/json",
    ...(request.input.body === undefined ? {} : { "content-type": findContentType(request.input.body) }),
    ...(request.idempotencyKey === undefined ? {} : { "idempotency-key": request.idempotencyKey }),
    ...options.headers?.(),
    ...request.headers,
  };
}

/** Sends a picture unchanged and everything else as JSON. */
function serializeRequestBody(body: unknown): BodyInit {
  return body instanceof Blob ? body : JSON.stringify(body);
}

function findContentType(body: unknown): string {
  return body instanceof Blob ? body.type : "application/json";
}

function toCallOutcome(status: number, text: string, path: string): CallOutcome {
  const body = parseJson(text);
  if (status >= 200 && status < 300 && body !== undefined) return [null, body];
  if (isRefusal(body)) return [{ ...body, description: completeDescription(body.description) }, null];
  // The reply is an error page of a proxy, or incomplete.
  return [
    createConnectionRefusal(
      status === 502 || status === 503 || status === 504 ? "unavailable" : "internal",
      path,
    ),
    null,
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(body: unknown): body is RefusalBody<string> {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    "description" in body &&
    "statusCode" in body
  );
}

/**
 * Returns the description with a text in every language, so that no message is empty. A proxy or a server of an older
 * version may send fewer languages. Missing ones get the Russian text, else any text, else the text of an unknown error
 * [ER-5].
 */
function completeDescription(description: unknown): RefusalDescription {
  const sent = Object(typeof description === "string" ? { ru: description } : description);
  const isText = (text: unknown) => typeof text === "string" && text.trim() !== "";
  const any = [sent.ru, ...Object.values(sent)].find(isText);
  return describeInLanguages(
    (language) =>
      [sent[language], any].find(isText) ?? findCatalogueText(connectionTexts, "internal", language),
  );
}

/** Returns a description with the text that `getText` returns for each language. */
function describeInLanguages(getText: (language: Language) => unknown): RefusalDescription {
  return Object.fromEntries(LANGUAGES.map((language) => [language, getText(language)])) as RefusalDescription;
}

function createConnectionRefusal(
  code: keyof typeof connectionStatuses & RefusalCode,
  path: string,
): RefusalBody<string> {
  const status = connectionStatuses[code];
  const description = describeInLanguages((language) => findCatalogueText(connectionTexts, code, language));
  return { statusCode: status, statusMessage: code, code, description, data: { path } };
}

/** Fills in `{name}` parts. Removes the markers WITH_TOKEN and NO_TOKEN [AP-1]. */
function fillRouteParameters(path: string, values: object = {}): string {
  const parts = values as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts[name] ?? "")),
  );
  return filled.replace(/\/(WITH_TOKEN|NO_TOKEN)(?=\/|$)/g, "");
}

function formatQuery(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
