import type { Order } from "@dasturxon/contract";
import { calculateEarnedCashback } from "@dasturxon/domain/cashback";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { listStockReductions } from "@dasturxon/domain/stock";
import { calculateFullRefund } from "@dasturxon/domain/tips";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { insertCashback, insertCashbackReturned, updatePromoUseReturned } from "../../loyalty/index.ts";
import { loadBrandBasics, loadFeatures } from "../../merchants/index.ts";
import { cancelBill } from "../../payments/index.ts";
import { returnStockForDemands } from "../../products/index.ts";
import { updateKitchenLoadReturned } from "../kitchen-load/queries.ts";
import { releaseGroupOrderAfterCancel } from "../group/order-group.ts";
import type { BoardOrderRow } from "../queries.ts";
import { scheduleReceiptSending } from "../receipts/index.ts";

/**
 * Applies the effects of an order's end. A cancelled order returns its stock, promo use, cashback, kitchen minutes and
 * payments, and releases its group. Each effect occurs exactly once, because an order ends only once. A delivered or
 * closed order earns cashback if the brand grants it [PR-4], and its requested receipt is sent.
 */
export async function settleEndedOrder(
  tx: Tx,
  end: { order: BoardOrderRow; status: Order["status"]; now: Date },
): Promise<void> {
  const { order, now } = end;
  const { merchantId, userId, id: orderId } = order;
  if (end.status === "CANCELED") {
    await returnStockForDemands(tx, merchantId, order.stockTaken ?? order.lines.flatMap(listStockReductions));
    if (order.promoId)
      await updatePromoUseReturned(tx, merchantId, { promoId: order.promoId, orderId, at: now });
    // Lock the cashback balance before the kitchen minutes, as when an order is placed. The reverse sequence could
    // deadlock.
    const spent = order.breakdown.cashback;
    if (spent > 0) {
      await insertCashbackReturned(tx, merchantId, { id: newId(), userId, orderId, amount: spent, at: now });
    }
    await enqueueCourierDismissal(tx, order);
    await releaseGroupOrderAfterCancel(tx, { merchantId, orderId, now });
    await updateKitchenLoadReturned(tx, merchantId, { ...order, branchId: order.branch.id });
    // There may be no money left to refund: if cashback paid for the goods, a change from delivery to pickup has
    // already refunded all the money.
    const canceled = { ...order.breakdown, status: end.status, serviceType: order.serviceType };
    const isMoneyLeft = calculateFullRefund(canceled, order.partRefunds) > 0;
    if (isMoneyLeft && isOnlinePayment(order.paymentType)) await cancelBill(tx, { merchantId, orderId, now });
    return;
  }
  if (order.isTest) return;
  const isFinished = isActiveStatus(order.status) && !isActiveStatus(end.status);
  if (order.sendCheque && isFinished) await scheduleReceiptSending(tx, { merchantId, orderId });
  const isEarning = end.status === "DELIVERED" || (end.status === "CLOSED" && order.status !== "DELIVERED");
  // Guests without a phone have no cashback.
  if (!isEarning || order.customer.isTableGuest || !(await loadFeatures(tx, merchantId)).cashback) return;
  const { cashbackPercent } = await loadBrandBasics(tx, merchantId);
  const amount = calculateEarnedCashback(order.breakdown, cashbackPercent);
  if (amount > 0) {
    await insertCashback(tx, merchantId, { id: newId(), userId, orderId, kind: "earned", amount, at: now });
  }
}

/**
 * Schedules a job that cancels the courier at the courier service. The brand's own couriers need no such job, because
 * they see changes of their orders.
 */
export async function enqueueCourierDismissal(
  tx: Tx,
  order: Pick<BoardOrderRow, "merchantId" | "id" | "deliveryType" | "courierStatus">,
): Promise<void> {
  const { merchantId, id: orderId, deliveryType, courierStatus } = order;
  if (deliveryType === "LAMENU" || courierStatus === null) return;
  const key = `dismiss-courier:${deliveryType}:${orderId}`;
  await enqueueJob(tx, "dismiss-courier", { merchantId, orderId, deliveryType }, { key });
}
