import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { z } from "zod";
import { refuse } from "./refusal.ts";
import type { Refused } from "./refusal.ts";

type Place = "params" | "query" | "body";
export type Input = { [P in Place]: unknown };

const MAX_PROBLEMS_TOLD = 20;

/** Parses params, query and body; the refusal names the first wrong field and lists the rest [AP-2]. */
export function parseInput(endpoint: Endpoint, raw: Input): Input | Refused<"bad_request"> {
  const parsed: Input = { params: undefined, query: undefined, body: undefined };
  for (const place of ["params", "query", "body"] as const) {
    const schema = endpoint[place];
    if (!schema) continue;
    const result = schema.safeParse(sent(endpoint, place, raw[place]));
    if (!result.success) return wrongField(result.error.issues, place);
    parsed[place] = result.data;
  }
  return parsed;
}

/** An empty query parameter was not sent; of a body that was not sent the fields are missing, and are named so. */
function sent(endpoint: Endpoint, place: Place, value: unknown): unknown {
  if (place === "params") return { ...(value as object) };
  if (place === "body") return value === undefined && endpoint.takes === undefined ? {} : value;
  return Object.fromEntries(Object.entries(value as object).filter(([, told]) => told !== ""));
}

function wrongField(issues: z.core.$ZodIssue[], place: Place): Refused<"bad_request"> {
  const problems = issues.slice(0, MAX_PROBLEMS_TOLD).map((issue) => ({
    field: issue.path.map(String).join(".").slice(0, 200) || place,
    problem: issue.code,
  }));
  return refuse("bad_request", { field: problems[0]?.field ?? place, in: place, problems });
}
