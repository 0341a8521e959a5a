import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";

const FRESH_MS = 60_000;

/** Active stories. */
export const storiesQuery = query(() => call("GET /notifications/v2/stories"), { freshForMs: FRESH_MS });

/** All policies and pages of the brand. */
export const policiesQuery = query(() => call("GET /support/v1/company/policies", { query: {} }), {
  freshForMs: FRESH_MS,
});

export const bannersQuery = query(() => call("GET /support/v1/banner"), { freshForMs: FRESH_MS });
