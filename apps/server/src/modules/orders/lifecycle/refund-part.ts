import {
  calculateRemainingAmount,
  createPartRefund,
  type RequestedRefund,
} from "@dasturxon/domain/part-refund";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { calculateRefundableTotal } from "@dasturxon/domain/tips";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { closePartRefund, openPartRefund } from "../../payments/index.ts";
import { changeOrder, type OrderChangeRequest } from "./change-order.ts";

/**
 * Refunds a line or an amount of a paid order and does not change the rest of the order. The refund of an online payment
 * is due until the provider or a member of staff has refunded it. The use of the promo code and cashback are returned
 * only with a full refund [PY-5].
 */
export function refundOrderPart(
  tx: Tx,
  request: OrderChangeRequest,
  wanted: { part: RequestedRefund; comment: string },
) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async (order) => {
    const isOver = order.status === "CANCELED" || order.refundedAt !== null || order.isRefundDue;
    if (!order.isPaid || isOver) return refuse("transition_not_allowed");
    const { breakdown, serviceType } = order;
    const totalPrice = calculateRefundableTotal({ ...breakdown, serviceType });
    const cost = { ...breakdown, totalPrice, cartItems: order.lines };
    const part = createPartRefund(cost, order.partRefunds, wanted.part);
    if (!part)
      return refuse("refund_amount_wrong", { left: calculateRemainingAmount(cost, order.partRefunds) });
    const isOnline = isOnlinePayment(order.paymentType);
    const isOpen = await openPartRefund(tx, { merchantId, orderId, now, part, isOnline });
    if (!isOpen) return refuse("transition_not_allowed");
    const about = { kind: "refund" as const, amount: part.amount, isGivenBack: !isOnline };
    return { patch: {}, reason: "UPDATE", about, comment: wanted.comment, isAfterEnd: true };
  });
}

/**
 * Closes a due partial refund, after the provider refunded it or a member of staff confirms that the customer received
 * it [PY-5].
 */
export function closeOrderPartRefund(
  tx: Tx,
  request: OrderChangeRequest,
  { partId, comment, isByProvider }: { partId: string; comment: string; isByProvider: boolean },
) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async ({ partRefunds }) => {
    const part = partRefunds.find(({ id }) => id === partId);
    if (!part || !(await closePartRefund(tx, { merchantId, orderId, now, partId, isByProvider })))
      return refuse("transition_not_allowed");
    const about = { kind: "refund" as const, amount: part.amount, isGivenBack: true };
    return { patch: {}, reason: "UPDATE", about, comment: comment || null, isAfterEnd: true };
  });
}
