import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";

const FRESH_MS = 30_000;

/** The brand's promo codes for a customer, with their states [PR-2]. */
export const promosQuery = query(
  (userId: string) => call("GET /orders/v1/promos/user/{userId}", { path: { userId } }),
  { freshForMs: FRESH_MS, kept: 1 },
);
