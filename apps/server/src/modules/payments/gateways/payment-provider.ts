import type { Language } from "@dasturxon/domain/language";
import type { PaymentType } from "@dasturxon/domain/payment-type";

/** What is to be paid for an order; whole sum, providers' tiyin stay at their edge. */
export interface Bill {
  merchantId: string;
  orderId: string;
  userId: string;
  paymentType: PaymentType;
  amount: number;
  /** The provider's own name of the payment, once it is paid. */
  reference: string | null;
  expiresAt: Date;
}

/** Where the customer stands: the store's own address, his language, and the page that he comes back to. */
export interface Payer {
  origin: string;
  language: Language;
  returnUrl: string;
}

/** `by_hand`: the provider takes no refunds from us; the staff give the money back there, and it tells us. */
export type RefundEnd = "given" | "refused" | "by_hand";

/**
 * A way to pay. A new one is a folder of its own beside this file and a line in `main.ts`; its callbacks go by
 * `life/`. Everything here is an integration, so it is never called inside a transaction.
 */
export interface PaymentProvider {
  /** The payment types that it takes. */
  types: readonly PaymentType[];
  /** Where the customer pays the bill; null: nothing is paid online. Throws when the provider does not answer. */
  checkout(bill: Bill, payer: Payer): Promise<{ url: string } | null>;
  /** Gives a paid bill back; asked again while it is refused, so it must stand a repeat. */
  refund(bill: Bill): Promise<RefundEnd>;
}
