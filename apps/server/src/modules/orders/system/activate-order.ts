import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { createAcceptancePatch, isAcceptedAutomatically } from "../lifecycle/acceptance.ts";
import { changeOrder, systemAuthor } from "../lifecycle/change-order.ts";
import type { OrderColumnsPatch } from "../lifecycle/order-patch.ts";
import { selectScheduledOrders, type ScheduledOrder } from "./queries.ts";

/** Time for staff to look at an order before its preparation starts, in minutes. */
const STAFF_REVIEW_MINUTES = 5;

/**
 * Schedules the activation of a scheduled order for the start of its preparation. A repeated call replaces the
 * scheduled time [CH-7].
 */
export async function scheduleActivation(
  tx: Tx,
  order: ScheduledOrder & { merchantId: string },
): Promise<void> {
  const { merchantId, id, deliveryAt, preparationMinutes, roadMinutes } = order;
  if (!deliveryAt) return;
  const minutes = preparationMinutes + roadMinutes + STAFF_REVIEW_MINUTES;
  const runAt = new Date(deliveryAt.getTime() - minutes * 60_000);
  await enqueueJob(tx, "wake-order", { merchantId, orderId: id }, { runAt, key: `wake-order:${id}` });
}

/** Job that runs after a branch's preparation time changes. Reschedules the activation of its scheduled orders. */
export async function rescheduleOrderActivations(
  tx: Tx,
  {
    merchantId,
    branchId,
    preparationMinutes,
  }: { merchantId: string; branchId: string; preparationMinutes: number },
): Promise<void> {
  for (const order of await selectScheduledOrders(tx, merchantId, branchId)) {
    const longest = Math.max(order.preparationMinutes, preparationMinutes);
    await scheduleActivation(tx, { ...order, merchantId, preparationMinutes: longest });
  }
}

/**
 * Job that runs at the activation time of a scheduled order. The order becomes new, or accepted if its branch accepts
 * automatically.
 */
export async function activateOrder(
  tx: Tx,
  request: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const { merchantId, orderId: id, now } = request;
  await changeOrder(tx, { merchantId, id, version: null, by: systemAuthor, now }, async (order) => {
    if (order.status !== "AT_TIME") return refuse("transition_not_allowed");
    const isAccepted = !isAwaitingPayment(order) && (await isAcceptedAutomatically(tx, order, now));
    if (isAccepted) return { patch: createAcceptancePatch(order, { now }), reason: "CHANGE_STATUS" };
    // Staff may have seen the scheduled order earlier. It must be seen again when it is due, so `seen_at` is cleared.
    const rings: OrderColumnsPatch = isAwaitingPayment(order) ? {} : { seen_at: null };
    return { patch: { status: "CREATED", ...rings }, reason: "CHANGE_STATUS" };
  });
}
