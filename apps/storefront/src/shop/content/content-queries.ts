import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";

const FRESH_MS = 60_000;

/** Stories that run now. */
export const storiesQuery = query(() => call("GET /notifications/v2/stories"), { freshForMs: FRESH_MS });

/** The brand's words about itself: every policy and page. */
export const policiesQuery = query(() => call("GET /support/v1/company/policies", { query: {} }), {
  freshForMs: FRESH_MS,
});

export const bannersQuery = query(() => call("GET /support/v1/banner"), { freshForMs: FRESH_MS });
