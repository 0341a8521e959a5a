import { paymentTypeAt } from "@dasturxon/domain/payment-providers";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, system } from "../change-order.ts";

/**
 * The job behind money that came when its order did not owe it any more, or that is back: who has the order open, a courier
 * who is about to take the money once more above all, sees it at once, and its history keeps it [OR-7] [PY-5].
 */
export async function showLatePayment(
  tx: Tx,
  late: { merchantId: string; orderId: string; paymentId: string; now: Date },
): Promise<void> {
  const { merchantId, orderId: id, paymentId, now } = late;
  await changeOrder(tx, { merchantId, id, version: null, by: system, now }, ({ latePayments }) => {
    const shown = latePayments.find((payment) => payment.id === paymentId);
    if (!shown) return refuse("transition_not_allowed");
    const { provider, amount, givenAt } = shown;
    const about = {
      kind: "late_payment" as const,
      paymentType: paymentTypeAt(provider),
      amount,
      isGivenBack: givenAt !== null,
    };
    return { patch: {}, reason: "UPDATE", about, isAfterEnd: true };
  });
}
