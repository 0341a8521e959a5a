import type { BoardOrder } from "@dasturxon/contract";
import { isFinalStatus } from "@dasturxon/domain/order-status";
import type { MessageId } from "../../platform/use-language.tsx";

/** Returns the text for the payment status of an order. A refund that is due has priority [PY-5]. */
export function getPaymentStatusMessageId(
  order: Pick<BoardOrder, "isPaid" | "isRefundDue" | "refundedAt">,
): MessageId {
  if (order.isRefundDue) return "refund.due";
  if (order.refundedAt) return "refund.done";
  return order.isPaid ? "order.paid" : "order.unpaid";
}

/**
 * Returns whether the order is still open although its payment was refunded or must be refunded. Staff decide whether
 * to continue [PY-5].
 */
export function hasUnresolvedRefund(
  order: Pick<BoardOrder, "status" | "isRefundDue" | "refundedAt">,
): boolean {
  return order.isRefundDue || (order.refundedAt !== null && !isFinalStatus(order.status));
}

type OrderRefundRecords = Pick<BoardOrder, "partRefunds" | "latePayments">;

/**
 * Returns the refunds that are due besides a full refund: the sum of the partial refunds, and the late payments [PY-5].
 */
export function getOtherDueRefunds({ partRefunds, latePayments }: OrderRefundRecords): {
  parts: number;
  late: BoardOrder["latePayments"];
} {
  const owed = partRefunds.filter(({ givenAt }) => givenAt === null);
  return {
    parts: owed.reduce((sum, { amount }) => sum + amount, 0),
    late: latePayments.filter(({ givenAt }) => givenAt === null),
  };
}

/** Returns whether any refund is due: full, partial or of a late payment [PY-5]. */
export function hasDueRefund(order: OrderRefundRecords & Pick<BoardOrder, "isRefundDue">): boolean {
  const { parts, late } = getOtherDueRefunds(order);
  return order.isRefundDue || parts > 0 || late.length > 0;
}
