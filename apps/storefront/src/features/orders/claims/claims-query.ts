import { call } from "../../../platform/api.ts";
import { createQuery } from "../../../platform/query.ts";

/** The customer's claims about an order, by its id, and until when one can be made [OR-15]. */
export const claimsQuery = createQuery((id: string) =>
  call("GET /orders/v1/orders/{id}/claims", { path: { id } }),
);
