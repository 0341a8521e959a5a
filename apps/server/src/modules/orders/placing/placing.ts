import type { endpoints } from "@dasturxon/contract";
import type { ParsedOf } from "@dasturxon/contract/endpoint";

/** An order as its door hands it in: checked, defaults filled in. Its prices are only what the customer saw. */
export type ParsedOrder = Omit<ParsedOf<typeof endpoints.placeOrder>["body"], "totalPrice">;

/** Who places what, when, and the total that they saw. */
export interface Placing {
  merchantId: string;
  userId: string;
  body: ParsedOrder;
  /** The total that the customer saw, sum. */
  shownTotal: number;
  /** The asked moment of a scheduled order; null: as soon as possible. */
  deliverAt: Date | null;
  /** End of the requested time span; null: exactly at `deliverAt`. */
  deliverUntil: Date | null;
  /** False where the installation has nobody to take this kind of payment. */
  hasProvider: boolean;
  /** Open orders that a customer may have; 0: without limit. */
  maxOpenOrders: number;
  now: Date;
}
