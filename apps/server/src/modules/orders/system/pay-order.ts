import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { acceptance, isTakenByItself } from "../acceptance.ts";
import { changeOrder, system } from "../change-order.ts";
import type { OrderPatch } from "../order-patch.ts";

/**
 * The job behind a captured payment: the order is paid, and accepted where its branch accepts by itself [OR-3, OR-7]. One
 * that was cancelled meanwhile says so too: its money is on its way back, and the staff see it.
 */
export async function payOrder(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const request = { merchantId, id: orderId, version: null, by: system, now };
  await changeOrder(tx, request, async (order) => {
    if (order.isPaid) return refuse("transition_not_allowed");
    const isAccepted = order.status === "CREATED" && (await isTakenByItself(tx, order, now));
    // Staff may have seen it before they switched it to online payment. Once paid it is a new order and has to be seen again.
    const rings: OrderPatch = order.status === "CREATED" ? { seen_at: null } : {};
    if (!isAccepted) return { patch: { is_paid: true, ...rings }, reason: "PAID", isAfterEnd: true };
    return { patch: { is_paid: true, ...acceptance(order, { now }) }, reason: "PAID_AND_CHANGE_STATUS" };
  });
}
