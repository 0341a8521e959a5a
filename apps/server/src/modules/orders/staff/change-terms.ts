import type { Order } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { isActive } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { openBill, undoBill, voidBill } from "../../payments/index.ts";
import { insertCashback, updatePromoReturned, insertCashbackTakenBack } from "../../loyalty/index.ts";
import { changeOrder, type ChangeRequest } from "../change-order.ts";
import { dismissLater } from "../couriers/dismiss-courier.ts";
import { expireLater } from "../system/expire-order.ts";

/**
 * Another way to pay an order that is not paid yet; one that was just paid online is no longer changed. Online and
 * with nothing left to pay it is paid at once [OR-3].
 */
export function changePayment(tx: Tx, request: ChangeRequest, paymentType: Order["paymentType"]) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async (order) => {
    const isNew = order.status === "CREATED" || order.status === "AT_TIME";
    const isSettled = isOnlinePayment(paymentType) && order.breakdown.totalPrice === 0;
    const isOnline = isOnlinePayment(paymentType) && !isSettled;
    if (order.isPaid || order.paymentType === paymentType || (isOnline && !isNew))
      return refuse("transition_not_allowed");
    const bill = { merchantId, orderId, now };
    const wasOnline = isOnlinePayment(order.paymentType);
    if (wasOnline && !(await voidBill(tx, bill))) return refuse("transition_not_allowed");
    if (isOnline) {
      const amount = order.breakdown.totalPrice;
      const expiresAt = await openBill(tx, { ...bill, userId: order.userId, paymentType, amount });
      await expireLater(tx, { merchantId, orderId, expiresAt });
    }
    return {
      patch: { payment_type: paymentType, ...(isSettled && { is_paid: true }) },
      reason: "CHANGE_PAYMENT_TYPE",
      comment: `${order.paymentType} → ${paymentType}`,
    };
  });
}

/** Another one brings the order: the search for a courier begins anew, by a job. */
export function changeDelivery(tx: Tx, request: ChangeRequest, deliveryType: Order["deliveryType"]) {
  const { merchantId, id: orderId } = request;
  return changeOrder(tx, request, async (order) => {
    const isGone = order.status === "ON_WAY" || !isActive(order.status);
    if (order.serviceType !== "DELIVERY" || isGone || order.deliveryType === deliveryType)
      return refuse("transition_not_allowed");
    await dismissLater(tx, order);
    await enqueue(tx, "call-courier", { merchantId, orderId }, { key: `call-courier:${orderId}` });
    const status = order.status === "ATTACHED" ? "DONE" : order.status;
    return {
      patch: { delivery_type: deliveryType, courier_id: null, courier_status: null, status },
      reason: "CHANGE_DELIVERY_TYPE",
      comment: `${order.deliveryType} → ${deliveryType}`,
    };
  });
}

/**
 * Gives back what a finished order cost, once: money through its provider, the use of its code, cashback both ways
 * [PR-4, PY-5]. What was spent comes first, so that what was earned can be taken from it.
 */
export function refundOrder(tx: Tx, request: ChangeRequest, comment: string) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async (order) => {
    const isFinished = order.status === "DELIVERED" || order.status === "CLOSED";
    if (!isFinished || !order.isPaid || order.refundedAt) return refuse("transition_not_allowed");
    if (order.promoId)
      await updatePromoReturned(tx, merchantId, { promoId: order.promoId, orderId, at: now });
    const amount = order.breakdown.cashback;
    const back = { id: newId(), userId: order.userId, orderId, amount, at: now, kind: "returned" as const };
    if (amount > 0) await insertCashback(tx, merchantId, back);
    await insertCashbackTakenBack(tx, merchantId, { id: newId(), orderId, at: now });
    if (isOnlinePayment(order.paymentType)) await undoBill(tx, { merchantId, orderId, now });
    return { patch: { refunded_at: now }, reason: "UPDATE", comment, isAfterEnd: true };
  });
}
