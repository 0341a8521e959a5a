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
