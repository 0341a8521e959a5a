import type { Order } from "@dasturxon/contract";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { listPaymentTypesOfChannel, channelFromOrder, isOnlinePayment } from "@dasturxon/domain/payment-type";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import { selectPaymentMethod } from "../../merchants/index.ts";
import { type OrderChangeRequest, systemAuthor } from "../lifecycle/change-order.ts";
import { selectOrder } from "../queries.ts";
import { changePaymentType } from "../staff/change-payment.ts";
import { acceptAutomatically } from "../lifecycle/accept-automatically.ts";
import { toCustomerOrder } from "../view/views.ts";

interface PaymentTypeChange {
  userId: string;
  paymentType: Order["paymentType"];
  /** Whether the installation has a provider for the payment type. */
  hasProvider: boolean;
}

/**
 * Changes the payment type of the customer's own order while no money was received [CH-6, OR-3]. Open payments are
 * closed. An order that is now paid on receipt is shown to staff or accepted automatically.
 */
export async function changeOwnPaymentType(tx: Tx, request: OrderChangeRequest, change: PaymentTypeChange) {
  const { merchantId, id, now } = request;
  const { userId, paymentType } = change;
  const order = await selectOrder(tx, merchantId, { id, userId });
  if (!order) return refuse("not_found");
  if (!isAwaitingPayment(order)) return refuse("transition_not_allowed");
  const method = await selectPaymentMethod(tx, merchantId, paymentType);
  const channel = channelFromOrder({ orderDevice: order.orderDevice, isAtTable: order.table !== null });
  const isOffered = method !== undefined && listPaymentTypesOfChannel([method], channel).length > 0;
  if (!change.hasProvider || !isOffered) return refuse("payment_not_allowed");
  const changed = await changePaymentType(tx, request, paymentType);
  // For the customer's own order, `transition_not_allowed` is the only possible refusal.
  if (isRefused(changed)) return refuse("transition_not_allowed");
  if (!isOnlinePayment(paymentType)) await acceptAutomatically(tx, { ...request, by: systemAuthor, now });
  const row = await selectOrder(tx, merchantId, { id, userId });
  return row ? toCustomerOrder(row, now) : refuse("not_found");
}
