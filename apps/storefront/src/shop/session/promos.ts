import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";

const PROMOS_MAX_AGE_MS = 30_000;

/** The brand's promo codes for a customer, with their states [PR-2]. */
export const promosQuery = createQuery(
  (userId: string) => call("GET /orders/v1/promos/user/{userId}", { path: { userId } }),
  { freshForMs: PROMOS_MAX_AGE_MS, kept: 1 },
);
