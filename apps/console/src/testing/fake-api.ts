import { type DasturxonApi, endpoints } from "@dasturxon/contract";
import { disableStreamSharing } from "@dasturxon/contract/live-events";
import type { resources } from "@dasturxon/contract/managed";
import type { Endpoint, EndpointReply } from "@dasturxon/contract/endpoint";
import { describeRefusalCode, type RefusalCode, refusals } from "@dasturxon/contract/refusals";
import type { RefusalData } from "@dasturxon/contract/refusals";
import { expect, onTestFinished } from "vitest";
import type { z } from "zod";

type ContractResources = typeof resources;

/** Endpoints of the resources by route. Their types are declared only per resource. */
type ManagedApi = {
  [
    K in keyof ContractResources as `GET ${ContractResources[K]["path"]}`
  ]: ContractResources[K]["calls"]["list"];
} & {
  [
    K in keyof ContractResources as `GET ${ContractResources[K]["path"]}/{id}`
  ]: ContractResources[K]["calls"]["one"];
} & {
  [
    K in keyof ContractResources as `POST ${ContractResources[K]["path"]}`
  ]: ContractResources[K]["calls"]["add"];
} & {
  [
    K in keyof ContractResources as `PUT ${ContractResources[K]["path"]}/{id}`
  ]: ContractResources[K]["calls"]["change"];
} & {
  [
    K in keyof ContractResources as `DELETE ${ContractResources[K]["path"]}/{id}`
  ]: ContractResources[K]["calls"]["remove"];
} & {
  [
    K in keyof ContractResources as `PUT ${ContractResources[K]["path"]}/positions`
  ]: ContractResources[K]["calls"]["arrange"];
};
/** Endpoints that do not belong to a resource. Each has a literal path. */
type UnmanagedApi = { [R in keyof DasturxonApi as {} extends Record<R, 1> ? never : R]: DasturxonApi[R] };
type FakeApiRoutes = UnmanagedApi & ManagedApi;
export type FakeRoute = keyof FakeApiRoutes & string;

type ParsedSchemaInput<S> = S extends z.ZodType ? z.output<S> : object;

/** Request of the page, validated against the contract. */
export interface SentRequest<E extends Endpoint = Endpoint> {
  route: string;
  params: ParsedSchemaInput<E["params"]>;
  query: ParsedSchemaInput<E["query"]>;
  body: ParsedSchemaInput<E["body"]>;
  /** Idempotency key of the request. Null: the request has none. */
  idempotencyKey: string | null;
}

/** Error response of the fake API, by its code. */
export class FakeRefusal {
  readonly code: RefusalCode;
  readonly data: Record<string, unknown>;
  constructor(code: RefusalCode, data: Record<string, unknown>) {
    this.code = code;
    this.data = data;
  }
}

export const createFakeRefusal = (code: RefusalCode, data: Record<string, unknown> = {}) =>
  new FakeRefusal(code, data);

/** Simulates a lost connection: the request fails without a response. */
export const SIMULATED_LOST_CONNECTION = Symbol("lost");

type FakeApiOutcome<E extends Endpoint> = EndpointReply<E> | FakeRefusal | typeof SIMULATED_LOST_CONNECTION;
type FakeAnswer<E extends Endpoint> =
  | FakeApiOutcome<E>
  | ((call: SentRequest<E>) => FakeApiOutcome<E> | Promise<FakeApiOutcome<E>>);

/** Responses of the fake API by route: a reply, a refusal, or a function of the request. */
export type FakeAnswers = { [R in FakeRoute]?: FakeAnswer<FakeApiRoutes[R]> };

export interface FakeApi {
  /** All requests that the fake API has received, in order. */
  calls: SentRequest[];
  /** Bodies of the requests to a route, in order. */
  sentTo<R extends FakeRoute>(route: R): SentRequest<FakeApiRoutes[R]>["body"][];
  /** Sets the responses of the fake API for these routes, from now on. */
  answer(answers: FakeAnswers): void;
}

interface RegisteredFakeRoute {
  route: string;
  pattern: RegExp;
  names: string[];
  endpoint: Endpoint;
}

const REGISTERED_ROUTES: RegisteredFakeRoute[] = Object.values<Endpoint>(endpoints).map((endpoint) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const bare = endpoint.path.replace(/\/(WITH_TOKEN|NO_TOKEN)(?=\/|$)/g, "");
  const pattern = new RegExp(`^${bare.replaceAll(/\{\w+\}/g, "([^/]+)")}$`);
  return { route: `${endpoint.method} ${endpoint.path}`, pattern, names, endpoint };
});
// A route without parameters is tried before a route that has a parameter in the same place of its path.
REGISTERED_ROUTES.sort((one, other) => one.names.length - other.names.length);

/**
 * Replaces the server until the end of the test. Replies are validated against the contract, so that the fake cannot
 * differ from the server. A request without a defined response fails the test.
 */
export function startFakeApi(answers: FakeAnswers): FakeApi {
  disableStreamSharing();
  const given: Record<string, unknown> = { ...answers };
  const calls: SentRequest[] = [];
  const faults: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!url.pathname.startsWith("/api/")) return real(input, init);
    // As the browser's fetch does, the fake rejects the call without a request if the signal is already aborted, for
    // example in a late retry.
    init?.signal?.throwIfAborted();
    try {
      return await answerFakeCall(url, init ?? {});
    } catch (error) {
      if (error !== SIMULATED_LOST_CONNECTION) faults.push(String(error));
      throw new TypeError("Failed to fetch", { cause: error });
    }
  };
  onTestFinished(() => {
    globalThis.fetch = real;
    expect(faults, "calls that the fake does not answer, or not as the contract says").toEqual([]);
  });

  async function answerFakeCall(url: URL, init: RequestInit): Promise<Response> {
    const path = url.pathname.slice("/api".length);
    const method = init.method ?? "GET";
    const known = REGISTERED_ROUTES.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
    );
    if (!known) throw new Error(`${method} ${path} is not in the contract`);
    const { route, endpoint, pattern, names } = known;
    if (!(route in given)) throw new Error(`${route} has no answer`);
    const values = pattern.exec(path)?.slice(1).map(decodeURIComponent) ?? [];
    const said = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : {};
    const parts = [
      ["params", Object.fromEntries(names.map((name, at) => [name, values[at]]))],
      ["query", parseQuery(url.searchParams)],
      ["body", said],
    ] as const;
    const idempotencyKey = new Headers(init.headers).get("idempotency-key");
    const call: Record<string, unknown> = { route, idempotencyKey };
    for (const [part, value] of parts) {
      // The body of an upload is an image and not JSON, so the fake API does not validate it.
      if (part === "body" && endpoint.takes === "image") continue;
      const checked = endpoint[part]?.safeParse(value);
      if (checked && !checked.success)
        return toRefusalResponse(
          createFakeRefusal("malformed_request", {
            path,
            field: checked.error.issues[0]?.path.join(".") ?? "",
          }),
        );
      call[part] = checked?.data ?? {};
    }
    if (endpoint.takes === "image") call["body"] = init.body;
    const sent = call as unknown as SentRequest;
    calls.push(sent);
    const answer = given[route];
    const outcome: unknown = await (typeof answer === "function"
      ? (answer as (call: SentRequest) => unknown)(sent)
      : answer);
    if (outcome === SIMULATED_LOST_CONNECTION) throw SIMULATED_LOST_CONNECTION;
    if (outcome instanceof FakeRefusal) return toRefusalResponse(outcome);
    const fit = endpoint.reply.safeParse(outcome);
    if (!fit.success) throw new Error(`${route}: the reply is not the contract's: ${fit.error.message}`);
    return Response.json(outcome);
  }
  return {
    calls,
    sentTo: (route) => calls.filter((call) => call.route === route).map(({ body }) => body as never),
    answer: (more) => void Object.assign(given, more),
  };
}

function toRefusalResponse({ code, data }: FakeRefusal): Response {
  const { status } = refusals[code];
  // Rows in `data`, for example the current row after a conflict, are not part of the text of the refusal.
  const description = describeRefusalCode(code, data as RefusalData);
  return Response.json({ statusCode: status, statusMessage: code, code, description, data }, { status });
}

function parseQuery(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? "")];
    }),
  );
}
