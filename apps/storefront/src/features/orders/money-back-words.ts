import { leftAfterParts } from "@dasturxon/domain/part-refund";
import { isOnlinePayment, type PaymentType } from "@dasturxon/domain/payment-type";
import type { MessageId } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

type LatePayment = Order["latePayments"][number];
export type Paid = Pick<
  Order,
  "isPaid" | "refundedAt" | "totalPrice" | "cashback" | "paymentType" | "latePayments" | "partRefunds"
>;

/** A sentence about money: its words, the sum that it is about and whose provider has it. */
export interface MoneySentence {
  id: MessageId;
  sum: number;
  paymentType: PaymentType;
}

/** Some of what was paid is to go back and has not gone yet. */
export function isMoneyOwed({
  isRefundDue,
  partRefunds,
  latePayments,
}: Pick<Order, "isRefundDue" | "partRefunds" | "latePayments">): boolean {
  return isRefundDue || [...partRefunds, ...latePayments].some(({ givenAt }) => givenAt === null);
}

/** What becomes of money that came when the order did not owe it any more [PY-5]. */
export function lateSentence({ paymentType, amount, givenAt }: LatePayment): MoneySentence {
  return { id: givenAt ? "order.money.lateReturned" : "order.money.lateReturning", sum: amount, paymentType };
}

/**
 * What happens to the money of an order that is off, and by whom: what it was paid by, what came late, the cashback. That
 * nothing was taken is said only where nothing came; of what is paid online only that nothing came to us [OR-8] [PY-5].
 */
export function moneyBackSentences(order: Paid): MoneySentence[] {
  const { cashback, paymentType, latePayments } = order;
  const own = ownSentence(order);
  return [
    ...(own ? [{ id: own, sum: leftAfterParts(order, order.partRefunds), paymentType }] : []),
    ...latePayments.map(lateSentence),
    ...(cashback > 0 ? [{ id: "order.money.cashback" as const, sum: cashback, paymentType }] : []),
  ];
}

function ownSentence({ isPaid, refundedAt, paymentType, latePayments }: Paid): MessageId | null {
  const isOnline = isOnlinePayment(paymentType);
  if (isPaid && refundedAt) return "order.money.returned";
  if (isPaid) return isOnline ? "order.money.returningBy" : "order.money.returning";
  if (latePayments.length > 0) return null;
  return isOnline ? "order.money.notCome" : "order.money.notTaken";
}
