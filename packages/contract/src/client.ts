import type { Endpoint, InputOf, RefusalsOf, ReplyOf } from "./endpoint.ts";
import type { Refusal, RefusalCode } from "./refusals.ts";
import { connectionRefusals, connectionsInCyrillic } from "./refusals/connection.ts";

/** Refusals that any call may meet, besides those that its endpoint declares. */
export type CommonRefusal =
  | keyof typeof connectionRefusals
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

type Routes = Record<string, Endpoint>;

/** The refusal or the reply; the other one is null. */
export type Result<E extends Endpoint> = [Refusal<RefusalsOf<E> | CommonRefusal>, null] | [null, ReplyOf<E>];

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a write safe to repeat by hand; the client itself never repeats one. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Told each time when the server has no place for the call and it is sent again a little later. */
  onBusy?: () => void;
}

type Rest<E extends Endpoint> =
  {} extends InputOf<E> ? [input?: InputOf<E> & CallOptions] : [input: InputOf<E> & CallOptions];

export interface ClientOptions {
  /** Where the API lies: `/api`, or with an origin. */
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, "status" | "text">>;
  /** Sent with every call; asked again each time. */
  headers?: () => Record<string, string>;
  /** Milliseconds until a call is given up; 30,000 [ER-3]. */
  timeout?: number;
  /** Reads that failed on the way and what was refused as busy are sent again; true. */
  repeats?: boolean;
  /** Told of each 401, after which the visitor is logged out [US-4]. */
  onUnauthorized?: (refusal: Refusal<string>) => void;
}

export interface Client<Api extends Routes> {
  /** Calls a route; never throws [ER-1]. */
  call<R extends keyof Api & string>(route: R, ...rest: Rest<Api[R]>): Promise<Result<Api[R]>>;
}

/** A call by its route: the reply or the refusal by name, never a throw [ER-1]. */
export type Call<Api extends Routes> = <R extends keyof Api & string>(
  route: R,
  ...rest: Rest<Api[R]>
) => Promise<CallResult<ReplyOf<Api[R]>, RefusalsOf<Api[R]> | CommonRefusal>>;

/** The reply or one of the refusals; the other one is null. */
export type CallResult<T, Code extends string = string> =
  | { data: T; error: null }
  | { data: null; error: Refusal<Code> };

/** `const { data, error } = await call("GET /users/v1/branches/{id}", { path: { id } })`. */
export function callOf<Api extends Routes>(client: Client<Api>): Call<Api> {
  return async <R extends keyof Api & string>(route: R, ...rest: Rest<Api[R]>) => {
    const [error, data] = await client.call(route, ...rest);
    // The pair has one of the two, which the compiler does not follow through a generic.
    return (error ? { data: null, error } : { data, error: null }) as CallResult<
      ReplyOf<Api[R]>,
      RefusalsOf<Api[R]> | CommonRefusal
    >;
  };
}

const DEFAULT_TIMEOUT = 30_000;
const READ_ATTEMPTS = 3;
/** With pauses of one to two seconds, about half a minute. */
const BUSY_ATTEMPTS = 20;
const REPEATABLE = new Set<string>(["offline", "timeout", "unavailable", "internal"]);

interface Request extends CallOptions {
  method: string;
  path: string;
  input: { path?: object; query?: object; body?: unknown };
}

/** A client of the API that knows its types and nothing of its schemas: no Zod goes into the browser. */
export function createClient<Api extends Routes>(options: ClientOptions): Client<Api> {
  return {
    async call(route, ...rest) {
      const [method = "GET", path = ""] = route.split(" ");
      const input = (rest[0] ?? {}) as Request["input"] & CallOptions;
      const result = await repeat(options, { ...input, method, path, input });
      return result as Result<Api[typeof route]>;
    },
  };
}

type Outcome = [Refusal<string>, null] | [null, unknown];

/**
 * Reads are asked again twice, with growing pauses; writes never [ER-3]. What the server refused as busy has not been
 * done: it is sent again, writes too, after the pause that the server names, spread so that not all come together.
 */
async function repeat(options: ClientOptions, request: Request): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send(options, request);
    const [refusal] = outcome;
    const mayRepeat = refusal && options.repeats !== false && !request.signal?.aborted;
    const pause = mayRepeat ? pauseAfter(refusal, request.method, attempt) : null;
    if (pause === null) {
      if (refusal?.statusCode === 401) options.onUnauthorized?.(refusal);
      return outcome;
    }
    if (refusal?.code === "busy") request.onBusy?.();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Milliseconds until the call is sent again; null: this was the answer. */
function pauseAfter({ code, data }: Refusal<string>, method: string, attempt: number): number | null {
  if (code === "busy" && attempt < BUSY_ATTEMPTS)
    return Number(data.seconds ?? 1) * 1000 * (1 + Math.random());
  if (method !== "GET" || attempt >= READ_ATTEMPTS || !REPEATABLE.has(code)) return null;
  return 300 * 2 ** attempt * (0.5 + Math.random());
}

async function send(options: ClientOptions, request: Request): Promise<Outcome> {
  const path = fillPath(request.path, request.input.path);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeout ?? DEFAULT_TIMEOUT);
  const giveUp = () => timeout.abort();
  request.signal?.addEventListener("abort", giveUp, { once: true });
  if (request.signal?.aborted) giveUp();
  try {
    const response = await options.fetch(`${options.base}${path}${queryOf(request.input.query)}`, {
      method: request.method,
      headers: headersOf(options, request),
      signal: timeout.signal,
      ...(request.input.body === undefined ? {} : { body: bodyOf(request.input.body) }),
    });
    return outcomeOf(response.status, await response.text(), path);
  } catch {
    const isLate = timeout.signal.aborted && !request.signal?.aborted;
    return [connectionRefusal(isLate ? "timeout" : "offline", path), null];
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener("abort", giveUp);
  }
}

function headersOf(options: ClientOptions, request: Request): Record<string, string> {
  return {
    accept: "application/json",
    ...(request.input.body === undefined ? {} : { "content-type": typeOf(request.input.body) }),
    ...(request.idempotencyKey === undefined ? {} : { "idempotency-key": request.idempotencyKey }),
    ...options.headers?.(),
    ...request.headers,
  };
}

/** A picture goes as it is, everything else as JSON. */
function bodyOf(body: unknown): BodyInit {
  return body instanceof Blob ? body : JSON.stringify(body);
}

function typeOf(body: unknown): string {
  return body instanceof Blob ? body.type : "application/json";
}

function outcomeOf(status: number, text: string, path: string): Outcome {
  const body = parse(text);
  if (status >= 200 && status < 300 && body !== undefined) return [null, body];
  if (isRefusal(body)) return [body, null];
  // A proxy's own error page, or a reply cut short.
  return [
    connectionRefusal(status === 502 || status === 503 || status === 504 ? "unavailable" : "internal", path),
    null,
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(body: unknown): body is Refusal<string> {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    "description" in body &&
    "statusCode" in body
  );
}

function connectionRefusal(
  code: keyof typeof connectionRefusals & RefusalCode,
  path: string,
): Refusal<string> {
  const { status, text } = connectionRefusals[code];
  const description = { ...text, "uz-Cyrl": connectionsInCyrillic[code] };
  return { statusCode: status, statusMessage: code, code, description, data: { path } };
}

/** Fills `{name}` parts; the markers WITH_TOKEN and NO_TOKEN never reach the wire [AP-1]. */
function fillPath(path: string, values: object = {}): string {
  const parts = values as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts[name] ?? "")),
  );
  const bare = filled.replace(/\/(WITH_TOKEN|NO_TOKEN)(?=\/|$)/g, "");
  return bare.startsWith("/") ? bare : `/${bare}`;
}

function queryOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
