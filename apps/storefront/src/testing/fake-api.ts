import { endpoints } from "@dasturxon/contract";
import type { Api } from "@dasturxon/contract";
import type { CommonRefusal } from "@dasturxon/contract/client";
import type { Endpoint, RefusalsOf, ReplyOf } from "@dasturxon/contract/endpoint";
import { keepStreamsApart } from "@dasturxon/contract/live-events";
import { describe, refusals } from "@dasturxon/contract/refusals";
import type { RefusalCode } from "@dasturxon/contract/refusals";
import { vi } from "vitest";

export type Route = keyof Api & string;

/** A refusal by its code, as the fake API answers it. */
export interface Refused<Code extends string> {
  refusal: Code;
  data?: object;
}

/** Makes the fake API fail a call with a network error. */
export const LOST = Symbol("the call did not arrive");

export interface ReceivedCall<R extends Route = Route> {
  route: R;
  path: Record<string, string>;
  query: Record<string, string>;
  /** As it was sent. */
  body: unknown;
  /** The header `Idempotency-Key`. */
  key: string | null;
}

type Answer<R extends Route> = ReplyOf<Api[R]> | Refused<RefusalsOf<Api[R]> | CommonRefusal> | typeof LOST;

/** The answer of a route, or what makes it of the call. */
export type Answers = {
  [R in Route]?: Answer<R> | ((received: ReceivedCall<R>) => Answer<R> | Promise<Answer<R>>);
};

export interface FakeApi {
  /** Changes the answers of some routes. */
  answer(answers: Answers): void;
  /** Calls that came so far, the oldest first; of a route if one is named. */
  calls(route?: Route): ReceivedCall[];
  /** Throws where the page called what has no answer, or against the contract. */
  verify(): void;
  stop(): void;
}

interface Known {
  route: Route;
  endpoint: Endpoint;
  pattern: RegExp;
}

const MARKERS = /\/(WITH_TOKEN|NO_TOKEN)(?=\/|$)/g;

const known: Known[] = Object.values<Endpoint>(endpoints)
  .map((endpoint) => ({
    route: `${endpoint.method} ${endpoint.path}` as Route,
    endpoint,
    pattern: new RegExp(
      `^${endpoint.path.replaceAll(MARKERS, "").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`,
    ),
  }))
  // A path without parameters goes before one that takes it for a parameter's value.
  .toSorted((one, other) => one.endpoint.path.split("{").length - other.endpoint.path.split("{").length);

/** Refuses a call by one of the codes that its endpoint declares. */
export function refuse<Code extends RefusalCode>(refusal: Code, data?: object): Refused<Code> {
  return data === undefined ? { refusal } : { refusal, data };
}

/**
 * Answers the page's calls in place of the server. What is sent and what is answered must agree with the schemas of the
 * contract, so that a test cannot go on with a reply that the server does not give any more.
 */
export function fakeApi(first: Answers): FakeApi {
  const answers: Map<string, unknown> = new Map(Object.entries(first));
  const calls: ReceivedCall[] = [];
  const faults: string[] = [];
  const { fetch: real } = window;

  async function answered(request: Request, url: URL): Promise<Response> {
    const found = findRoute(request.method, url.pathname);
    if (!found) return fault(faults, `the contract has no ${request.method} ${url.pathname}`);
    const { route, endpoint, path } = found;
    const query = Object.fromEntries(url.searchParams);
    const text = await request.text();
    const isJson = request.headers.get("content-type") === "application/json";
    const body: unknown = isJson ? JSON.parse(text) : text === "" ? null : text;
    const received = { route, path, query, body, key: request.headers.get("idempotency-key") };
    calls.push(received);
    if (!answers.has(route)) return fault(faults, `${route} has no answer in this test`);
    const wrong =
      faultIn(endpoint.query, query) ??
      (isJson || endpoint.takes === undefined ? faultIn(endpoint.body, body) : null);
    if (wrong !== null)
      return fault(faults, `${route} was called with ${JSON.stringify(received)}: ${wrong}`);
    const maker = answers.get(route);
    const answer: unknown = typeof maker === "function" ? await maker(received) : maker;
    if (answer === LOST) throw new TypeError("Failed to fetch");
    if (isRefused(answer)) return refusalOf(answer, url.pathname);
    const json = JSON.stringify(answer);
    const drift = faultIn(endpoint.reply, JSON.parse(json));
    if (drift !== null) return fault(faults, `the answer to ${route} is against the contract: ${drift}`);
    return new Response(json, { headers: { "content-type": "application/json" } });
  }

  window.fetch = async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/api/")) return real(input, init);
    // Like the browser's fetch: rejects without a request if the signal is already aborted, for example in a late retry.
    init?.signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    });
    return Promise.race([answered(request, new URL(url.href.replace("/api/", "/"))), aborted]);
  };
  keepStreamsApart();
  vi.stubGlobal("EventSource", SilentEvents);

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

/** A stream that says nothing: what follows from an event has tests of its own. */
class SilentEvents extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 0;
  close(): void {}
}

function findRoute(method: string, pathname: string) {
  for (const { route, endpoint, pattern } of known) {
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

/** The validation error of a value; null if it is valid or there is no schema. */
function faultIn(schema: Endpoint["reply"] | undefined, value: unknown): string | null {
  const parsed = schema?.safeParse(value);
  return parsed === undefined || parsed.success ? null : parsed.error.message;
}

/** Remembers what must fail the test; the page is told that nothing is there. */
function fault(faults: string[], message: string): Response {
  faults.push(message);
  return refusalOf({ refusal: "not_found" }, "");
}

function isRefused(answer: unknown): answer is Refused<RefusalCode> {
  return typeof answer === "object" && answer !== null && "refusal" in answer;
}

function refusalOf({ refusal: code, data }: Refused<RefusalCode>, path: string): Response {
  const { status } = refusals[code];
  const filled = { path, ...data };
  const body = {
    statusCode: status,
    statusMessage: code,
    code,
    description: describe(code, filled),
    data: filled,
  };
  return Response.json(body, { status });
}
