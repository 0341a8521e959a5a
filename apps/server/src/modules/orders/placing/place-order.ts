import type { Order } from "@dasturxon/contract";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { mainFirst } from "@dasturxon/domain/text";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refused, rollBack } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { takeStockOf } from "../../products/index.ts";
import { parsePhone } from "../../users/index.ts";
import { openBill } from "../../payments/index.ts";
import { acceptance } from "../acceptance.ts";
import { takeSlot } from "../kitchen-load/queries.ts";
import { promoKey, selectBalance, spendCashback, usePromo } from "../../loyalty/index.ts";
import { changeOrder, system } from "../change-order.ts";
import { expireLater } from "../system/expire-order.ts";
import { decideOrder } from "./decide-order.ts";
import { nameRefusal, refuseTooManyOrders, refuseTooMuch } from "./name-refusal.ts";
import { newOrder, placedRow } from "./new-order.ts";
import type { Placing } from "./placing.ts";
import type { ParsedOrder } from "./parsed-order.ts";
import {
  insertOrder,
  lockCustomer,
  type NewOrder,
  type PlacingFacts,
  selectPlacingFacts,
} from "./queries.ts";
import { selectOrder } from "../queries.ts";
import { asOrder } from "../views.ts";
import { wakeInTime } from "../system/wake-order.ts";

/**
 * Places an order from the facts of the caller's transaction: decide, then write stock, promo use, cashback, order and
 * event in it [BK-8, CH-1..8, MN-6]. A refusal before anything is written is returned; one after it rolls all back.
 */
export async function placeOrder(
  tx: Tx,
  asked: Placing,
  facts: PlacingFacts | null,
): Promise<Order | Refused> {
  if (!facts?.customer) return refuse("unauthorized");
  const tooManyOrders = refuseTooManyOrders(facts, asked);
  if (tooManyOrders) return tooManyOrders;
  // Another receiver can be named where the brand lets that be [CH-10].
  const receiver = facts.settings.features.receiverActive ? asked.body.receiver : null;
  const placing = { ...asked, body: { ...asked.body, receiver } };
  const { merchantId, userId, body, now } = placing;
  const receiverPhone = receiverPhoneOf(body, facts);
  if (receiverPhone === null) return refuse("phone_invalid", { field: "receiver.phone" });
  const decision = decideOrder(body, facts, placing);
  const tooMuch = refuseTooMuch(decision);
  if (tooMuch) return tooMuch;
  const [obstacle] = decision.refusals;
  if (obstacle) return nameRefusal(obstacle, facts, decision);
  const chequePhone = body.sendChequePhone ? parsePhone(body.sendChequePhone, facts.settings.currency) : null;
  if (body.sendChequePhone && !chequePhone) return refuse("phone_invalid", { field: "sendChequePhone" });
  const order = newOrder({ ...placing, receiverPhone, chequePhone }, facts, decision);
  const short = await takeStockOf(tx, merchantId, order.stockTaken);
  if (short) rollBack(soldOut(facts, short));
  const use = { userId, orderId: order.id, at: now };
  if (order.promoId && !(await usePromo(tx, merchantId, { ...use, promoId: order.promoId }))) {
    rollBack(refuse("promo_used_up", { field: "promoCode" }));
  }
  const { cashback } = order.breakdown;
  if (cashback > 0 && !(await spendCashback(tx, merchantId, { ...use, id: newId(), amount: cashback }))) {
    const max = await selectBalance(tx, merchantId, userId);
    rollBack(refuse("cashback_exceeded", { field: "cashback", max }));
  }
  const capacity = facts.branch?.slotCapacityMinutes ?? null;
  if (capacity !== null && order.slotAt && !(await takeSlot(tx, merchantId, { ...order, capacity, now }))) {
    rollBack(refuse("slot_full", { field: "time", at: order.slotAt.toISOString() }));
  }
  if (order.deliveryAt) await wakeInTime(tx, { ...order, merchantId });
  const event = { version: 1, status: order.status };
  await publish(tx, { merchantId, topic: "order-changed", key: order.id, payload: event });
  const { number } = facts;
  if (number === null) throw new Error("no number was free");
  insertOrder(tx, merchantId, { order, number });
  if (isAwaitingPayment(order)) await awaitPayment(tx, { merchantId, order, now });
  const isAccepted = facts.branch?.isAutoAccept && order.status === "CREATED" && !isAwaitingPayment(order);
  if (isAccepted) return acceptAtOnce(tx, { merchantId, id: order.id, userId, now });
  return asOrder(placedRow(order, facts, { merchantId, number }));
}

/** The bill and the moment when nobody waits for it any longer [OR-3]. */
async function awaitPayment(
  tx: Tx,
  { merchantId, order, now }: { merchantId: string; order: NewOrder; now: Date },
): Promise<void> {
  const { id: orderId, userId, paymentType } = order;
  const amount = order.breakdown.totalPrice;
  const expiresAt = await openBill(tx, { merchantId, orderId, userId, paymentType, amount, now });
  await expireLater(tx, { merchantId, orderId, expiresAt });
}

/** A branch that accepts by itself: the order is placed and accepted in one transaction. */
async function acceptAtOnce(
  tx: Tx,
  { merchantId, id, userId, now }: { merchantId: string; id: string; userId: string; now: Date },
): Promise<Order> {
  await changeOrder(tx, { merchantId, id, version: 1, by: system, now }, (order) => ({
    patch: acceptance(order, { now }),
    reason: "CHANGE_STATUS",
  }));
  const row = await selectOrder(tx, merchantId, { id, userId });
  if (!row) throw new Error("a placed order has gone");
  return asOrder(row);
}

/** What the decision needs; with a limit of open orders the customer's are counted one after another. */
export function loadFacts(
  tx: Tx,
  { merchantId, userId, body, mostOpen, now }: Placing,
): Promise<PlacingFacts | null> {
  if (mostOpen > 0) lockCustomer(tx, merchantId, userId);
  return selectPlacingFacts(tx, merchantId, {
    branchId: body.branchId,
    productIds: body.cartItems.map((item) => item.productId),
    promoKey: body.promoCode ? promoKey(body.promoCode) : null,
    paymentType: body.paymentType,
    tableId: body.tableId ?? null,
    tableSecret: body.tableSecret,
    userId,
    isPlacing: true,
    now,
  });
}

/** The named receiver's phone in E.164, else the customer's own; null where the named one is none [CH-10]. */
function receiverPhoneOf(body: ParsedOrder, { customer, settings }: PlacingFacts): string | null {
  const named = body.receiver?.phone;
  return named ? parsePhone(named, settings.currency) : (customer?.phone ?? null);
}

function soldOut(facts: PlacingFacts, { productId, left }: { productId: string; left: number }): Refused {
  const text = facts.products.find((product) => product.id === productId)?.name;
  const name = text && mainFirst(text, facts.settings.mainLanguage);
  return refuse("not_enough_stock", { name, max: left, productIds: [productId] });
}
