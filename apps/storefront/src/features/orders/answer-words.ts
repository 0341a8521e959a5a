import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { canCustomerCancel } from "@dasturxon/domain/order-status";
import type { MessageId } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

/** What was done about an order that nobody answered. Once the branch decided, the order is no longer new. */
const DONE: Record<AlertStep, MessageId | null> = {
  push: "order.unanswered.push",
  telegram: "order.unanswered.manager",
  sms: "order.unanswered.manager",
  call: "order.unanswered.call",
  decide: null,
  pause: "order.unanswered",
};

/** Returns whether the staff saw the new order, or what was done because nobody reacted; null: the answer is not late [OR-13]. */
export function answerWords(
  order: Pick<Order, "status" | "alertStep" | "isSeen" | "paymentType" | "isPaid">,
): MessageId | null {
  if (!canCustomerCancel(order.status) || isAwaitingPayment(order)) return null;
  // A scheduled order is answered at its time: that somebody saw it promises no answer soon.
  if (order.isSeen) return order.status === "CREATED" ? "order.seen" : null;
  return order.alertStep && DONE[order.alertStep];
}
