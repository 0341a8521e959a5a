import type { PaymentType } from "@dasturxon/domain/payment-type";
import { PAYMENT_PROVIDERS } from "@dasturxon/providers/payments/facts";
import type { Tx } from "../../../platform/database/index.ts";
import { selectLastUnpaidPayment } from "./queries.ts";

/**
 * Returns whether the provider of the payment type reported the last finished attempt as failed, for example a card
 * without enough money. An attempt that we ended, or that ended by time, was not declined [PY-3].
 */
export async function wasPaymentDeclined(
  tx: Tx,
  bill: { merchantId: string; orderId: string; paymentType: PaymentType },
): Promise<boolean> {
  const last = await selectLastUnpaidPayment(tx, bill.merchantId, bill.orderId);
  if (last?.state !== "failed") return false;
  return Object.entries(PAYMENT_PROVIDERS).some(
    ([provider, { types }]) =>
      provider === last.provider && types.some((type: PaymentType) => type === bill.paymentType),
  );
}
