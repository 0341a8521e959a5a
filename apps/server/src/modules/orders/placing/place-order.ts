import type { Order } from "@dasturxon/contract";
import type { PlacingRefusal } from "@dasturxon/contract/refusals/placing";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { RolledBackResult, Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal, undoAndRefuse } from "../../../platform/http/index.ts";
import { parsePhone } from "../../users/index.ts";
import { createAcceptancePatch } from "../lifecycle/acceptance.ts";
import { changeOrder, systemAuthor } from "../lifecycle/change-order.ts";
import { selectOrder } from "../queries.ts";
import { openBillAndScheduleExpiry } from "../lifecycle/expire-order.ts";
import { scheduleActivation } from "../system/activate-order.ts";
import { toCustomerOrder } from "../view/views.ts";
import { decideOrder } from "./decide-order.ts";
import type { OrderPlacingFacts } from "./facts/facts.ts";
import type { BrandFactsCache } from "./facts/facts-cache.ts";
import { loadOrderFacts } from "./facts/load-facts.ts";
import {
  addNamesToOrderRefusal,
  refuseBlockedCustomer,
  refuseTooManyOrders,
  refuseExcessiveTotal,
} from "./name-refusal.ts";
import { createNewOrder, createPlacedOrderRow } from "./new-order.ts";
import type { ParsedOrder, PlaceOrderRequest } from "./placing.ts";
import { omitPhones, refuseTableGuest } from "./table-guest/check-table-guest.ts";
import { insertOrder, selectCustomerForUpdate, type NewOrder } from "./queries.ts";
import {
  takeCashbackForOrder,
  takeKitchenLoadForOrder,
  takePromoForOrder,
  takeStockForOrder,
} from "./take-for-order.ts";

type PlaceOrderRefusal = Refusal<PlacingRefusal | "unauthorized" | "bad_request">;

/** An order to be inserted in the transaction that places it. */
interface OrderToInsert {
  merchantId: string;
  order: NewOrder;
  facts: OrderPlacingFacts;
  now: Date;
}

/**
 * Places an order from facts read in the caller's transaction: decides, takes stock and other resources, publishes the
 * event and inserts the order [BK-8, CH-1..8, MN-6]. A refusal before the first write is returned. A later refusal
 * rolls back the transaction.
 */
export async function placeOrder(
  tx: Tx,
  placing: PlaceOrderRequest,
  facts: OrderPlacingFacts | null,
): Promise<Order | PlaceOrderRefusal | RolledBackResult<PlaceOrderRefusal>> {
  const { merchantId, now } = placing;
  if (!facts?.customer) return refuse("unauthorized");
  const unproven = facts.customer.tableId === null ? null : await refuseTableGuest(tx, placing, facts);
  if (unproven) return unproven;
  const order = decideNewOrder(placing, facts);
  if (isRefused(order)) return order;
  const written: OrderToInsert = { merchantId, order, facts, now };
  for (const take of [takeStockForOrder, takePromoForOrder, takeCashbackForOrder, takeKitchenLoadForOrder]) {
    const taken = await take(tx, written);
    if (isRefused(taken)) return undoAndRefuse(taken);
  }
  await scheduleActivation(tx, { ...order, merchantId });
  const payload = { version: 1, status: order.status, userId: order.userId };
  await publishEvent(tx, { merchantId, topic: "order-changed", key: order.id, payload });
  const { number } = facts;
  if (number === null) throw new Error("no number was free");
  insertOrder(tx, merchantId, { order, number });
  if (isAwaitingPayment(order)) {
    const { id: orderId, userId, paymentType, fiscalLines } = order;
    const { tip } = order.breakdown;
    const amount = calculateAmountDue(order.breakdown);
    await openBillAndScheduleExpiry(tx, {
      merchantId,
      orderId,
      orderNumber: number,
      userId,
      paymentType,
      amount,
      tip,
      fiscalLines,
      now,
    });
  } else if (isAcceptedWhenPlaced(order, facts)) return acceptPlacedOrder(tx, written);
  return toCustomerOrder(createPlacedOrderRow(order, facts, { merchantId, number }), now);
}

/**
 * Whether the order is accepted with its placing. The staff check orders of guests without a phone, also those that cost
 * nothing: no payment has been received yet.
 */
function isAcceptedWhenPlaced({ status }: NewOrder, { branch, customer }: OrderPlacingFacts): boolean {
  return customer?.tableId === null && status === "CREATED" && branch?.isAutoAccept === true;
}

/**
 * Loads the facts that a decision about an order needs. If open orders are limited, locks the customer's row, so that
 * concurrent orders of the customer are counted one after another.
 */
export function loadOrderPlacingFacts(
  tx: Tx,
  cachedFacts: BrandFactsCache,
  placing: PlaceOrderRequest,
): Promise<OrderPlacingFacts | null> {
  if (placing.maxOpenOrders > 0) selectCustomerForUpdate(tx, placing.merchantId, placing.userId);
  return loadOrderFacts(tx, cachedFacts, { ...placing, isPlacing: true });
}

/** Returns the order to insert, or the most important refusal. */
function decideNewOrder(request: PlaceOrderRequest, facts: OrderPlacingFacts): NewOrder | PlaceOrderRefusal {
  const unwelcome = refuseBlockedCustomer(facts) ?? refuseTooManyOrders(facts, request);
  if (unwelcome) return unwelcome;
  // Another receiver is used only if the brand enables it [CH-10].
  const receiver = facts.settings.features["receiverActive"] ? request.body.receiver : null;
  const asked = { ...request, body: { ...request.body, receiver } };
  const isTableGuest = facts.customer?.tableId != null;
  const placing = isTableGuest ? { ...asked, body: omitPhones(asked.body) } : asked;
  const receiverPhone = resolveReceiverPhone(placing.body, facts);
  if (receiverPhone === null) return refuse("phone_invalid", { field: "receiver.phone" });
  // The table's code replaces the phone [CH-11].
  const contact = isTableGuest ? null : { phone: receiverPhone };
  const decision = decideOrder(placing.body, facts, { ...placing, contact });
  const tooMuch = refuseExcessiveTotal(decision);
  if (tooMuch) return tooMuch;
  const [refusal] = decision.refusals;
  if (refusal) return addNamesToOrderRefusal(refusal, facts);
  const { sendChequePhone } = placing.body;
  const chequePhone = sendChequePhone ? parsePhone(sendChequePhone, facts.settings) : null;
  if (sendChequePhone && !chequePhone) return refuse("phone_invalid", { field: "sendChequePhone" });
  return createNewOrder({ ...placing, receiverPhone, chequePhone }, facts, decision);
}

/**
 * Returns the phone of the named receiver in E.164, otherwise the customer's own. Empty for a guest without a phone. Null
 * if the receiver's phone is invalid [CH-10].
 */
function resolveReceiverPhone(body: ParsedOrder, { customer, settings }: OrderPlacingFacts): string | null {
  const named = body.receiver?.phone;
  return named ? parsePhone(named, settings) : (customer?.phone ?? "");
}

/** Accepts the order in the transaction that places it, for branches that accept automatically. */
async function acceptPlacedOrder(
  tx: Tx,
  { merchantId, order: { id, userId }, now }: OrderToInsert,
): Promise<Order> {
  await changeOrder(tx, { merchantId, id, version: 1, by: systemAuthor, now }, (order) => ({
    patch: createAcceptancePatch(order, { now }),
    reason: "CHANGE_STATUS",
  }));
  const row = await selectOrder(tx, merchantId, { id, userId });
  if (!row) throw new Error("a placed order has gone");
  return toCustomerOrder(row, now);
}
