import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";

/** Validated order from the request, with defaults, and without the total that the customer saw. */
export type ParsedOrder = Omit<EndpointParsedInput<typeof endpoints.placeOrder>["body"], "totalPrice">;

/** Request to place an order, with the total that the customer saw. */
export interface PlaceOrderRequest {
  merchantId: string;
  userId: string;
  body: ParsedOrder;
  /** Total that the customer saw, in soʻm. */
  shownTotal: number;
  /** Requested moment of a scheduled order. Null: as soon as possible. */
  deliverAt: Date | null;
  /** End of the requested time span. Null: exactly at `deliverAt`. */
  deliverUntil: Date | null;
  /** Whether the installation has a provider for the payment type. */
  hasProvider: boolean;
  /** Maximum number of open orders per customer. 0: no limit. */
  maxOpenOrders: number;
  now: Date;
}
