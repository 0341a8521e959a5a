import type { BoardOrder } from "@dasturxon/contract";
import { isLateReturnedByItself } from "@dasturxon/domain/payment-type";
import type { MessageId } from "../../platform/use-language.tsx";

/** What becomes of money that came late; what its provider refused to give back does not go by itself [PY-5]. */
export function lateWords(
  { paymentType, givenAt }: Pick<BoardOrder["latePayments"][number], "paymentType" | "givenAt">,
  { refundRefusedAt }: Pick<BoardOrder, "refundRefusedAt">,
): MessageId {
  if (givenAt) return "latePayment.given";
  const isByItself = isLateReturnedByItself(paymentType) && refundRefusedAt === null;
  return isByItself ? "latePayment.by-itself" : "latePayment.due";
}
