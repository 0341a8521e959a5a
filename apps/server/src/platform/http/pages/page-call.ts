import type { Refusal } from "@dasturxon/contract/refusals";
import type { InjectOptions } from "fastify";
import type { Http } from "../http.ts";
import { refuse, toWire } from "../refusal.ts";

export type PageResult = { data: unknown; error: null } | { data: null; error: Refusal };
type PageInput = { path?: object; query?: object; body?: unknown };

/** Calls the API by route from a page's loader: `call("GET /users/v1/branches/{id}", { path: { id } })`. */
export type PageCall = (route: string, input?: PageInput) => Promise<PageResult>;

/**
 * An API caller that goes in by the door without a socket, as a guest of one brand: it carries the brand and the
 * host and nothing else of whoever asked for the page.
 */
export function pageCall(http: Http, page: { origin: string; merchantId: string | null }): PageCall {
  const headers = {
    host: new URL(page.origin).host,
    accept: "application/json",
    "x-internal-key": http.internalKey,
    ...(page.merchantId === null ? {} : { "merchant-id": page.merchantId }),
  };
  return async (route, input = {}) => {
    const [method = "GET", template = ""] = route.split(" ");
    const path = fillPath(template, input.path);
    const response = await http.app.inject({
      method: method as InjectOptions["method"],
      url: `/api${path}`,
      query: textOf(input.query),
      headers,
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    });
    const reply = parse(response.body);
    if (response.statusCode < 300 && reply !== undefined) return { data: reply, error: null };
    if (reply !== undefined) return { data: null, error: reply as Refusal };
    return { data: null, error: toWire(refuse("internal"), path) };
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function fillPath(template: string, values: object = {}): string {
  const given = values as Record<string, unknown>;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name] ?? "")));
}

function textOf(query: object = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
