import type { PaymentType } from "@dasturxon/domain/payment-type";

/** Amount due for an order, in soʻm. Providers' modules convert it to tiyin. */
export interface Bill {
  merchantId: string;
  orderId: string;
  /** Number of the order, which the payer knows. Null: the bill was opened before the column existed. */
  orderNumber: number | null;
  userId: string;
  paymentType: PaymentType;
  amount: number;
  /** Part of the amount that is a tip for the courier. It is not part of the fiscal receipt. */
  tip: number;
  /** Id of the paid payment at the provider. Null if the bill was not paid yet. */
  reference: string | null;
  expiresAt: Date;
}
