import type { Order } from "@dasturxon/contract";
import { earnedCashback } from "@dasturxon/domain/cashback";
import { isActive } from "@dasturxon/domain/order-status";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { soldItems } from "@dasturxon/domain/stock";
import type { Tx } from "../../platform/database/index.ts";
import { newId } from "../../platform/ids.ts";
import { enqueue } from "../../platform/jobs/index.ts";
import { insertCashback, updatePromoReturned } from "../loyalty/index.ts";
import { loadBasics, loadFeatures } from "../merchants/index.ts";
import { undoBill } from "../payments/index.ts";
import { returnStockOf } from "../products/index.ts";
import { updateKitchenLoadReturned } from "./kitchen-load/queries.ts";
import { releaseGroup } from "./group/order-group.ts";
import type { BoardRow } from "./queries.ts";
import { sendReceiptLater } from "./receipts/index.ts";

/**
 * What the end of an order does besides: cancelled, its stock, promo use, cashback, place in the kitchen,
 * its group and what was paid come back, each exactly once (the transition happens once); delivered or closed, cashback is earned
 * where the brand gives any [PR-4] and the receipt that was asked for goes out.
 */
export async function settleOrder(
  tx: Tx,
  end: { order: BoardRow; status: Order["status"]; now: Date },
): Promise<void> {
  const { order, now } = end;
  const { merchantId, userId, id: orderId } = order;
  if (end.status === "CANCELED") {
    await returnStockOf(tx, merchantId, order.stockTaken ?? order.lines.flatMap(soldItems));
    if (order.promoId)
      await updatePromoReturned(tx, merchantId, { promoId: order.promoId, orderId, at: now });
    // The balance before the kitchen's place, as placing takes them: the other way round the two would lock crosswise.
    const spent = order.breakdown.cashback;
    if (spent > 0) {
      await insertCashback(tx, merchantId, {
        id: newId(),
        userId,
        orderId,
        kind: "returned",
        amount: spent,
        at: now,
      });
    }
    await dismissLater(tx, order);
    await releaseGroup(tx, { merchantId, orderId, now });
    await updateKitchenLoadReturned(tx, merchantId, { ...order, branchId: order.branch.id });
    if (isOnlinePayment(order.paymentType)) await undoBill(tx, { merchantId, orderId, now });
    return;
  }
  if (order.isTest) return;
  const isFinished = isActive(order.status) && !isActive(end.status);
  if (order.sendCheque && isFinished) await sendReceiptLater(tx, { merchantId, orderId });
  const isEarning = end.status === "DELIVERED" || (end.status === "CLOSED" && order.status !== "DELIVERED");
  if (!isEarning || !(await loadFeatures(tx, merchantId)).cashback) return;
  const { cashbackPercent } = await loadBasics(tx, merchantId);
  const amount = earnedCashback(order.breakdown, cashbackPercent);
  if (amount > 0) {
    await insertCashback(tx, merchantId, { id: newId(), userId, orderId, kind: "earned", amount, at: now });
  }
}

/** Has a courier service told that an order needs nobody any longer; the brand's own couriers see it themselves. */
export async function dismissLater(
  tx: Tx,
  order: Pick<BoardRow, "merchantId" | "id" | "deliveryType" | "courierStatus">,
): Promise<void> {
  const { merchantId, id: orderId, deliveryType, courierStatus } = order;
  if (deliveryType === "LAMENU" || courierStatus === null) return;
  const key = `dismiss-courier:${deliveryType}:${orderId}`;
  await enqueue(tx, "dismiss-courier", { merchantId, orderId, deliveryType }, { key });
}
