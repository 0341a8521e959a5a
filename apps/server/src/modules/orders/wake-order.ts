import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import type { Tx } from "../../platform/database/index.ts";
import { acceptance } from "./acceptance.ts";
import { changeOrder, system } from "./change-order.ts";

/** The job behind a later order's time: it joins the new ones, or the kitchen's where that accepts by itself. */
export async function wakeOrder(
  tx: Tx,
  asked: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const { merchantId, orderId: id, now } = asked;
  await changeOrder(tx, { merchantId, id, version: null, by: system, now }, (order) => {
    if (order.status !== "AT_TIME") return "transition_not_allowed";
    const isAccepted = order.isAutoAccept && !isAwaitingPayment(order);
    return {
      patch: isAccepted ? acceptance(order, { now }) : { status: "CREATED" },
      reason: "CHANGE_STATUS",
    };
  });
}
