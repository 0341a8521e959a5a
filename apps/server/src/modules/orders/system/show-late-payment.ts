import { paymentTypeFromProvider } from "@dasturxon/providers/payments/facts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, systemAuthor } from "../lifecycle/change-order.ts";

/**
 * Job that runs after a late payment was received or refunded. Updates open pages immediately, above all for a courier
 * who is about to collect the money again, and adds the payment to the history [OR-7] [PY-5].
 */
export async function publishLatePayment(
  tx: Tx,
  late: { merchantId: string; orderId: string; paymentId: string; now: Date },
): Promise<void> {
  const { merchantId, orderId: id, paymentId, now } = late;
  await changeOrder(tx, { merchantId, id, version: null, by: systemAuthor, now }, ({ latePayments }) => {
    const shown = latePayments.find((payment) => payment.id === paymentId);
    if (!shown) return refuse("transition_not_allowed");
    const { provider, amount, givenAt } = shown;
    const about = {
      kind: "late_payment" as const,
      paymentType: paymentTypeFromProvider(provider),
      amount,
      isGivenBack: givenAt !== null,
    };
    return { patch: {}, reason: "UPDATE", about, isAfterEnd: true };
  });
}
