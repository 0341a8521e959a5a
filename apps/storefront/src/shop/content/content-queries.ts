import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";

const CONTENT_MAX_AGE_MS = 60_000;

/** Stories that are currently active. */
export const storiesQuery = createQuery(() => call("GET /notifications/v2/stories"), {
  freshForMs: CONTENT_MAX_AGE_MS,
});

/** All policies and pages of the brand. */
export const policiesQuery = createQuery(() => call("GET /support/v1/company/policies", { query: {} }), {
  freshForMs: CONTENT_MAX_AGE_MS,
});

export const bannersQuery = createQuery(() => call("GET /support/v1/banner"), {
  freshForMs: CONTENT_MAX_AGE_MS,
});
