import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { z } from "zod";
import { refuse } from "../reply/refusal.ts";
import type { Refusal } from "../reply/refusal.ts";

/** Part of a request that contains an invalid value, as a refusal names it in `in`. */
export type InputSource = "params" | "query" | "headers" | "body";
export type RequestInput = { [P in InputSource]: unknown };

const MAX_PROBLEMS = 20;

/** Parses params, query, headers and body. The refusal names the first invalid field and lists the others [AP-2]. */
export function parseEndpointInput(
  endpoint: Endpoint,
  raw: RequestInput,
): RequestInput | Refusal<"bad_request"> {
  const parsed: RequestInput = { params: undefined, query: undefined, headers: undefined, body: undefined };
  for (const source of ["params", "query", "headers", "body"] as const) {
    const schema = endpoint[source];
    if (!schema) continue;
    const result = schema.safeParse(normalizeInputSource(endpoint, source, raw[source]));
    if (!result.success) return refuseInvalidFields(result.error.issues, source);
    parsed[source] = result.data;
  }
  return parsed;
}

/** Ignores empty query parameters. A missing body counts as an empty object, so that missing fields are named. */
function normalizeInputSource(endpoint: Endpoint, source: InputSource, value: unknown): unknown {
  if (source === "params") return { ...(value as object) };
  if (source === "body") return value === undefined && endpoint.takes === undefined ? {} : value;
  return Object.fromEntries(Object.entries(value as object).filter(([, field]) => field !== ""));
}

function refuseInvalidFields(issues: z.core.$ZodIssue[], source: InputSource): Refusal<"bad_request"> {
  const problems = issues.slice(0, MAX_PROBLEMS).map((issue) => ({
    field: issue.path.map(String).join(".").slice(0, 200) || source,
    problem: issue.code,
  }));
  return refuse("bad_request", { field: problems[0]?.field ?? source, in: source, problems });
}
