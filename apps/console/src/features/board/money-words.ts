import type { BoardOrder } from "@dasturxon/contract";
import type { MessageId } from "../../platform/use-language.tsx";

/** What became of an order's money; what the brand still owes comes first [PY-5]. */
export function moneyWords(order: Pick<BoardOrder, "isPaid" | "isRefundDue" | "refundedAt">): MessageId {
  if (order.isRefundDue) return "refund.due";
  if (order.refundedAt) return "refund.done";
  return order.isPaid ? "order.paid" : "order.unpaid";
}
