import type { ParsedOrder } from "./parsed-order.ts";

/** Who places what, when, and the total that they saw. */
export interface Placing {
  merchantId: string;
  userId: string;
  body: ParsedOrder;
  /** The total that the customer saw, sum. */
  shownTotal: number;
  /** The asked moment of a later order; null: as soon as possible. */
  deliverAt: Date | null;
  /** False where the installation has nobody to take this kind of payment. */
  hasProvider: boolean;
  /** Open orders that a customer may have; 0: without limit. */
  mostOpen: number;
  now: Date;
}
