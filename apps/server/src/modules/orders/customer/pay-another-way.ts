import type { Order } from "@dasturxon/contract";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { allowedPayments, channelOf, isOnlinePayment } from "@dasturxon/domain/payment-type";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import { selectPayment } from "../../merchants/index.ts";
import { type ChangeRequest, system } from "../change-order.ts";
import { selectOrder } from "../queries.ts";
import { changePayment } from "../staff/change-payment.ts";
import { takeByItself } from "../system/take-by-itself.ts";
import { asOrder } from "../views.ts";

interface OtherWay {
  userId: string;
  paymentType: Order["paymentType"];
  /** Is there somebody here who takes it? */
  hasProvider: boolean;
}

/**
 * The customer pays an order of his another way, as long as nothing came for it [CH-6, OR-3]: what is on its way is
 * over. One that is now paid on receipt goes to the staff, or is taken by itself.
 */
export async function payAnotherWay(tx: Tx, request: ChangeRequest, change: OtherWay) {
  const { merchantId, id, now } = request;
  const { userId, paymentType } = change;
  const order = await selectOrder(tx, merchantId, { id, userId });
  if (!order) return refuse("not_found");
  if (!isAwaitingPayment(order)) return refuse("transition_not_allowed");
  const method = await selectPayment(tx, merchantId, paymentType);
  const channel = channelOf({ orderDevice: order.orderDevice, isAtTable: order.table !== null });
  const isOffered = method !== undefined && allowedPayments([method], channel).length > 0;
  if (!change.hasProvider || !isOffered) return refuse("payment_not_allowed");
  const changed = await changePayment(tx, request, paymentType);
  // Of an order of his own nothing else can stand against it.
  if (isRefused(changed)) return refuse("transition_not_allowed");
  if (!isOnlinePayment(paymentType)) await takeByItself(tx, { ...request, by: system, now });
  const row = await selectOrder(tx, merchantId, { id, userId });
  return row ? asOrder(row) : refuse("not_found");
}
