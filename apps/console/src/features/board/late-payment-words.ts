import type { BoardOrder } from "@dasturxon/contract";
import { isLateReturnedByItself } from "@dasturxon/domain/payment-type";
import type { MessageId } from "../../platform/use-language.tsx";

/**
 * Returns the text for a late payment: returned, to be returned automatically, or due. A refund that the provider
 * refused is not automatic [PY-5].
 */
export function latePaymentWords(
  { paymentType, givenAt }: Pick<BoardOrder["latePayments"][number], "paymentType" | "givenAt">,
  { refundRefusedAt }: Pick<BoardOrder, "refundRefusedAt">,
): MessageId {
  if (givenAt) return "latePayment.given";
  const isByItself = isLateReturnedByItself(paymentType) && refundRefusedAt === null;
  return isByItself ? "latePayment.by-itself" : "latePayment.due";
}
