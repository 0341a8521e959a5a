import type { BoardOrder } from "@dasturxon/contract";
import { isFinal } from "@dasturxon/domain/order-status";
import type { MessageId } from "../../platform/use-language.tsx";

/** What became of an order's money; what the brand still owes comes first [PY-5]. */
export function moneyWords(order: Pick<BoardOrder, "isPaid" | "isRefundDue" | "refundedAt">): MessageId {
  if (order.isRefundDue) return "refund.due";
  if (order.refundedAt) return "refund.done";
  return order.isPaid ? "order.paid" : "order.unpaid";
}

/** Whether the order is still open although its payment was refunded or must be refunded. Staff decide whether to continue [PY-5]. */
export function isMoneyLost(order: Pick<BoardOrder, "status" | "isRefundDue" | "refundedAt">): boolean {
  return order.isRefundDue || (order.refundedAt !== null && !isFinal(order.status));
}

type Returning = Pick<BoardOrder, "partRefunds" | "latePayments">;

/** What of an order's money is to go back besides the whole of it: parts, added up, and what came late [PY-5]. */
export function owedBeside({ partRefunds, latePayments }: Returning): {
  parts: number;
  late: BoardOrder["latePayments"];
} {
  const owed = partRefunds.filter(({ givenAt }) => givenAt === null);
  return {
    parts: owed.reduce((sum, { amount }) => sum + amount, 0),
    late: latePayments.filter(({ givenAt }) => givenAt === null),
  };
}

/** Is anything of it still to go back, the whole, a part or what came late? [PY-5] */
export function isMoneyDue(order: Returning & Pick<BoardOrder, "isRefundDue">): boolean {
  const { parts, late } = owedBeside(order);
  return order.isRefundDue || parts > 0 || late.length > 0;
}
