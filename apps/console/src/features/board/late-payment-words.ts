import type { BoardOrder } from "@dasturxon/contract";
import { isLatePaymentRefundable } from "@dasturxon/domain/payment-type";
import type { MessageId } from "../../platform/use-language.tsx";

/**
 * Returns the text for a late payment: returned, to be returned automatically, or due. A refund that the provider
 * refused is not automatic [PY-5].
 */
export function formatLatePaymentStatus(
  { paymentType, givenAt }: Pick<BoardOrder["latePayments"][number], "paymentType" | "givenAt">,
  { refundRefusedAt }: Pick<BoardOrder, "refundRefusedAt">,
): MessageId {
  if (givenAt) return "latePayment.given";
  const isByItself = isLatePaymentRefundable(paymentType) && refundRefusedAt === null;
  return isByItself ? "latePayment.by-itself" : "latePayment.due";
}
