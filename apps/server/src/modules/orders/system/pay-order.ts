import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { createAcceptancePatch, isAcceptedAutomatically } from "../lifecycle/acceptance.ts";
import { changeOrder, systemAuthor } from "../lifecycle/change-order.ts";
import type { OrderColumnsPatch } from "../lifecycle/order-patch.ts";

/**
 * Job that runs after a payment is captured. Marks the order as paid, and accepts it if its branch accepts
 * automatically [OR-3, OR-7]. An order that was cancelled in the meantime is marked as paid too. Its money is being
 * refunded, and staff see that.
 */
export async function payOrder(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const request = { merchantId, id: orderId, version: null, by: systemAuthor, now };
  await changeOrder(tx, request, async (order) => {
    if (order.isPaid) return refuse("transition_not_allowed");
    const isAccepted = order.status === "CREATED" && (await isAcceptedAutomatically(tx, order, now));
    // Staff may have seen the order before they changed it to online payment. After the payment, it is a new order and
    // has to be seen again.
    const rings: OrderColumnsPatch = order.status === "CREATED" ? { seen_at: null } : {};
    if (!isAccepted) return { patch: { is_paid: true, ...rings }, reason: "PAID", isAfterEnd: true };
    return {
      patch: { is_paid: true, ...createAcceptancePatch(order, { now }) },
      reason: "PAID_AND_CHANGE_STATUS",
    };
  });
}
