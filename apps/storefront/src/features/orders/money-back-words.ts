import { isOnlinePayment, type PaymentType } from "@dasturxon/domain/payment-type";
import { calculateFullRefund } from "@dasturxon/domain/tips";
import type { MessageId } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

type LatePayment = Order["latePayments"][number];
export type PaidOrder = Pick<
  Order,
  | "isPaid"
  | "refundedAt"
  | "status"
  | "serviceType"
  | "totalPrice"
  | "tip"
  | "cashback"
  | "paymentType"
  | "latePayments"
  | "partRefunds"
>;

/** Sentence about money: its message id, the amount, and the payment type of the provider that holds the money. */
export interface MoneySentence {
  id: MessageId;
  sum: number;
  paymentType: PaymentType;
}

/** Returns whether a part of the payment is to be refunded and is not refunded yet. */
export function isRefundOwed({
  isRefundDue,
  partRefunds,
  latePayments,
}: Pick<Order, "isRefundDue" | "partRefunds" | "latePayments">): boolean {
  return isRefundDue || [...partRefunds, ...latePayments].some(({ givenAt }) => givenAt === null);
}

/** Returns the sentence about money that was received after the order was no longer payable [PY-5]. */
export function toLatePaymentSentence({ paymentType, amount, givenAt }: LatePayment): MoneySentence {
  return { id: givenAt ? "order.money.lateReturned" : "order.money.lateReturning", sum: amount, paymentType };
}

/**
 * Returns the sentences about the money of a cancelled order: its payment, late payments and the cashback. "Nothing was
 * charged" is returned only for a payment on receipt. For an online payment without received money, the sentence says
 * only that the store has received no money [OR-8] [PY-5].
 */
export function listMoneyBackSentences(order: PaidOrder): MoneySentence[] {
  const { cashback, paymentType, latePayments } = order;
  const own = getOwnPaymentMessageId(order);
  const sum = calculateFullRefund(order, order.partRefunds);
  // No payment is mentioned if no money is left: cashback may have paid the whole order, or an earlier partial refund
  // returned everything.
  const isMoneyLeft = !order.isPaid || sum > 0;
  return [
    ...(own && isMoneyLeft ? [{ id: own, sum, paymentType }] : []),
    ...latePayments.map(toLatePaymentSentence),
    ...(cashback > 0 ? [{ id: "order.money.cashback" as const, sum: cashback, paymentType }] : []),
  ];
}

function getOwnPaymentMessageId({
  isPaid,
  refundedAt,
  paymentType,
  latePayments,
}: PaidOrder): MessageId | null {
  const isOnline = isOnlinePayment(paymentType);
  if (isPaid && refundedAt) return "order.money.returned";
  if (isPaid) return isOnline ? "order.money.returningBy" : "order.money.returning";
  if (latePayments.length > 0) return null;
  return isOnline ? "order.money.notCome" : "order.money.notTaken";
}
