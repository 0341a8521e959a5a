import { endpoints } from "@dasturxon/contract";
import type { DasturxonApi } from "@dasturxon/contract";
import type { RefusalOfAnyCall } from "@dasturxon/contract/client";
import type { Endpoint, EndpointRefusalCode, EndpointReply } from "@dasturxon/contract/endpoint";
import { disableStreamSharing } from "@dasturxon/contract/live-events";
import { describeRefusalCode, refusals } from "@dasturxon/contract/refusals";
import type { RefusalCode } from "@dasturxon/contract/refusals";
import { vi } from "vitest";

export type FakeApiRoute = keyof DasturxonApi & string;

/** Error response of the fake API, by its error code. */
export interface FakeRefusal<Code extends string> {
  refusal: Code;
  data?: object;
}

/** Makes the fake API fail a call with a network error. */
export const FAKE_CONNECTION_LOSS = Symbol("the call did not arrive");

export interface ReceivedCall<R extends FakeApiRoute = FakeApiRoute> {
  route: R;
  path: Record<string, string>;
  query: Record<string, string>;
  /** Request body as the page sent it. */
  body: unknown;
  /** Value of the `Idempotency-Key` header. */
  key: string | null;
}

type FakeApiAnswer<R extends FakeApiRoute> =
  | EndpointReply<DasturxonApi[R]>
  | FakeRefusal<EndpointRefusalCode<DasturxonApi[R]> | RefusalOfAnyCall>
  | typeof FAKE_CONNECTION_LOSS;

/** Responses by route: a response, or a function that returns it for a call. */
export type FakeApiAnswers = {
  [R in FakeApiRoute]?:
    | FakeApiAnswer<R>
    | ((received: ReceivedCall<R>) => FakeApiAnswer<R> | Promise<FakeApiAnswer<R>>);
};

export interface FakeApi {
  /** Changes the responses of some routes. */
  answer(answers: FakeApiAnswers): void;
  /** Returns the received calls, oldest first, of all routes or of one. */
  calls(route?: FakeApiRoute): ReceivedCall[];
  /** Throws if a call had no response or violated the contract. */
  verify(): void;
  stop(): void;
}

interface RegisteredRoute {
  route: FakeApiRoute;
  endpoint: Endpoint;
  pattern: RegExp;
}

const TOKEN_MARKER_PATTERN = /\/(WITH_TOKEN|NO_TOKEN)(?=\/|$)/g;

const registeredRoutes: RegisteredRoute[] = Object.values<Endpoint>(endpoints)
  .map((endpoint) => ({
    route: `${endpoint.method} ${endpoint.path}` as FakeApiRoute,
    endpoint,
    pattern: new RegExp(
      `^${endpoint.path.replaceAll(TOKEN_MARKER_PATTERN, "").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`,
    ),
  }))
  // Paths without parameters come first, because a path with parameters may match them too.
  .toSorted((one, other) => one.endpoint.path.split("{").length - other.endpoint.path.split("{").length);

/** Returns an error with one of the codes that the endpoint declares. */
export function createFakeRefusal<Code extends RefusalCode>(refusal: Code, data?: object): FakeRefusal<Code> {
  return data === undefined ? { refusal } : { refusal, data };
}

/**
 * Answers the page's calls in place of the server. Requests and responses must match the schemas of the contract, so
 * that no test relies on a response that the server no longer sends.
 */
export function startFakeApi(first: FakeApiAnswers): FakeApi {
  const answers: Map<string, unknown> = new Map(Object.entries(first));
  const calls: ReceivedCall[] = [];
  const faults: string[] = [];
  const { fetch: real } = window;

  async function answerFakeRequest(request: Request, url: URL): Promise<Response> {
    const found = findFakeApiRoute(request.method, url.pathname);
    if (!found) return reportTestFault(faults, `the contract has no ${request.method} ${url.pathname}`);
    const { route, endpoint, path } = found;
    const query = Object.fromEntries(url.searchParams);
    const text = await request.text();
    const isJson = request.headers.get("content-type") === "application/json";
    const body: unknown = isJson ? JSON.parse(text) : text === "" ? null : text;
    const received = { route, path, query, body, key: request.headers.get("idempotency-key") };
    calls.push(received);
    if (!answers.has(route)) return reportTestFault(faults, `${route} has no answer in this test`);
    const wrong =
      findValidationFault(endpoint.query, query) ??
      (isJson || endpoint.takes === undefined ? findValidationFault(endpoint.body, body) : null);
    if (wrong !== null)
      return reportTestFault(faults, `${route} was called with ${JSON.stringify(received)}: ${wrong}`);
    const maker = answers.get(route);
    const answer: unknown = typeof maker === "function" ? await maker(received) : maker;
    if (answer === FAKE_CONNECTION_LOSS) throw new TypeError("Failed to fetch");
    if (isFakeRefusal(answer)) return toRefusalResponse(answer, url.pathname);
    const json = JSON.stringify(answer);
    const drift = findValidationFault(endpoint.reply, JSON.parse(json));
    if (drift !== null)
      return reportTestFault(faults, `the answer to ${route} is against the contract: ${drift}`);
    return new Response(json, { headers: { "content-type": "application/json" } });
  }

  window.fetch = async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/api/")) return real(input, init);
    // Like the browser's fetch: rejects without a request if the signal is already aborted, as in a late retry.
    init?.signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    });
    return Promise.race([answerFakeRequest(request, new URL(url.href.replace("/api/", "/"))), aborted]);
  };
  disableStreamSharing();
  vi.stubGlobal("EventSource", SilentEventSource);

  return {
    answer(more) {
      for (const [route, answer] of Object.entries(more)) answers.set(route, answer);
    },
    calls: (route) => calls.filter((each) => route === undefined || each.route === route),
    verify() {
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
    stop() {
      window.fetch = real;
      vi.unstubAllGlobals();
    },
  };
}

/** Event stream without events. The effects of events have their own tests. */
class SilentEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 0;
  close(): void {}
}

function findFakeApiRoute(method: string, pathname: string) {
  for (const { route, endpoint, pattern } of registeredRoutes) {
    const match = endpoint.method === method ? pattern.exec(pathname) : null;
    if (!match) continue;
    const values = Object.entries(match.groups ?? {});
    return {
      route,
      endpoint,
      path: Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)])),
    };
  }
  return null;
}

/** Returns the validation error of a value. Null if it is valid or there is no schema. */
function findValidationFault(schema: Endpoint["reply"] | undefined, value: unknown): string | null {
  const parsed = schema?.safeParse(value);
  return parsed === undefined || parsed.success ? null : parsed.error.message;
}

/** Records a fault that fails the test. The page receives a "not found" error. */
function reportTestFault(faults: string[], message: string): Response {
  faults.push(message);
  return toRefusalResponse({ refusal: "not_found" }, "");
}

function isFakeRefusal(answer: unknown): answer is FakeRefusal<RefusalCode> {
  return typeof answer === "object" && answer !== null && "refusal" in answer;
}

function toRefusalResponse({ refusal: code, data }: FakeRefusal<RefusalCode>, path: string): Response {
  const { status } = refusals[code];
  const filled = { path, ...data };
  const body = {
    statusCode: status,
    statusMessage: code,
    code,
    description: describeRefusalCode(code, filled),
    data: filled,
  };
  return Response.json(body, { status });
}
