import type { Order } from "@dasturxon/contract";
import { listOtherPaymentTypes } from "@dasturxon/domain/payment-change";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { voidBill } from "../../payments/index.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { selectOrderFiscalLines } from "../placing/queries.ts";
import { openBillAndScheduleExpiry } from "../lifecycle/expire-order.ts";

/**
 * Changes the payment type of an unpaid order. Refused if an online payment was just received. If the new type is
 * online and nothing is left to pay, the order is paid immediately [OR-3].
 */
export function changePaymentType(tx: Tx, request: OrderChangeRequest, paymentType: Order["paymentType"]) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async (order) => {
    const { totalPrice, tip } = order.breakdown;
    const amount = calculateAmountDue({ totalPrice, tip });
    if (listOtherPaymentTypes({ ...order, totalPrice, tip }, [paymentType]).length === 0)
      return refuse("transition_not_allowed");
    const isSettled = isOnlinePayment(paymentType) && amount === 0;
    const isOnline = isOnlinePayment(paymentType) && !isSettled;
    const bill = { merchantId, orderId, now };
    const wasOnline = isOnlinePayment(order.paymentType);
    if (wasOnline && !(await voidBill(tx, bill))) return refuse("transition_not_allowed");
    if (isOnline) {
      const fiscalLines = await selectOrderFiscalLines(tx, merchantId, orderId);
      const wanted = {
        ...bill,
        orderNumber: order.number,
        userId: order.userId,
        paymentType,
        amount,
        tip,
        fiscalLines,
      };
      await openBillAndScheduleExpiry(tx, wanted);
    }
    // The order is not shown to staff yet. Changing its payment must not mark it as seen, so that the new order rings
    // in its branch [OR-3].
    const isHidden = isAwaitingPayment(order) && order.seenAt === null;
    return {
      patch: {
        payment_type: paymentType,
        ...(isSettled && { is_paid: true }),
        ...(isHidden && { seen_at: null }),
      },
      reason: "CHANGE_PAYMENT_TYPE",
      about: { kind: "payment_type", from: order.paymentType, to: paymentType },
    };
  });
}
