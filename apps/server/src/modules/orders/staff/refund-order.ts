import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { calculateFullRefund, calculateKeptTip } from "@dasturxon/domain/tips";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import {
  insertCashbackReturned,
  insertCashbackRevoked,
  updatePromoUseReturned,
} from "../../loyalty/index.ts";
import { cancelBill } from "../../payments/index.ts";
import { createRefundSubject } from "../lifecycle/about-refund.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";

/**
 * Refunds a finished order once: the payment through its provider, the promo code use, the spent cashback, and revokes the
 * earned cashback [PR-4, PY-5]. The courier keeps the tip. Spent cashback is returned first, so that earned cashback can be
 * deducted from it. The order of an online payment has a due refund until the provider confirms it, and then gets
 * `refundedAt`.
 */
export function refundOrder(tx: Tx, request: OrderChangeRequest, comment: string) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async (order) => {
    const isFinished = order.status === "DELIVERED" || order.status === "CLOSED";
    const isRefunded = order.refundedAt !== null || order.isRefundDue;
    if (!isFinished || !order.isPaid || isRefunded) return refuse("transition_not_allowed");
    if (order.promoId)
      await updatePromoUseReturned(tx, merchantId, { promoId: order.promoId, orderId, at: now });
    const amount = order.breakdown.cashback;
    const back = { id: newId(), userId: order.userId, orderId, amount, at: now };
    if (amount > 0) await insertCashbackReturned(tx, merchantId, back);
    await insertCashbackRevoked(tx, merchantId, { id: newId(), orderId, at: now });
    const tipped = { ...order.breakdown, status: order.status, serviceType: order.serviceType };
    // If only the tip was paid by money, there is no money to refund.
    const isOnline = isOnlinePayment(order.paymentType) && calculateFullRefund(tipped, order.partRefunds) > 0;
    const isTipKept = calculateKeptTip(tipped) > 0;
    if (isOnline) await cancelBill(tx, { merchantId, orderId, now, isTipKept });
    const patch = isOnline ? {} : { refunded_at: now };
    return {
      patch,
      reason: "UPDATE",
      about: createRefundSubject(order, !isOnline),
      comment,
      isAfterEnd: true,
    };
  });
}
