import type { Order } from "../../platform/shapes.ts";
import { useFormatMoneySentence } from "./money-back.ts";
import { useT } from "../../platform/i18n.tsx";
import { toLatePaymentSentence } from "./money-back-words.ts";

/**
 * Renders money that was received too late for an active order and is not returned yet. It does not pay the order
 * [PY-5].
 */
export function LatePayments({ order }: { order: Order }) {
  const t = useT();
  const moneyText = useFormatMoneySentence();
  const owed = order.latePayments.filter(({ givenAt }) => givenAt === null);
  return owed.map((payment) => (
    <p key={payment.id} className="mt-2 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink">
      {moneyText(toLatePaymentSentence(payment))} {t("order.money.lateNotCounted")}
    </p>
  ));
}
