import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { canCustomerCancel } from "@dasturxon/domain/order-status";
import type { MessageId } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

/**
 * Message for each step of alerting the staff about an unanswered order. Null for the automatic decision, after which
 * the order is no longer new.
 */
const MESSAGE_BY_ALERT_STEP: Record<AlertStep, MessageId | null> = {
  push: "order.unanswered.push",
  telegram: "order.unanswered.manager",
  sms: "order.unanswered.manager",
  call: "order.unanswered.call",
  decide: null,
  pause: "order.unanswered",
};

/**
 * Returns the id of the message about a new order, which the branch has seen or not answered. Null if there is none
 * [OR-13].
 */
export function getNewOrderMessageId(
  order: Pick<Order, "status" | "alertStep" | "isSeen" | "paymentType" | "isPaid">,
): MessageId | null {
  if (!canCustomerCancel(order.status) || isAwaitingPayment(order)) return null;
  // For a scheduled order, the text "seen" is not shown. The branch answers such an order when it is due, so the text
  // would promise an answer too early.
  if (order.isSeen) return order.status === "CREATED" ? "order.seen" : null;
  return order.alertStep && MESSAGE_BY_ALERT_STEP[order.alertStep];
}
