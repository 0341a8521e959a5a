import type { BoardOrder } from "@dasturxon/contract";
import { Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { formatLatePaymentStatus } from "./late-payment-words.ts";
import { getOtherDueRefunds } from "./money-words.ts";

/** Shows the refunds that are due besides a full refund: late payments and partial refunds [PY-5]. */
export function DueRefunds({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { parts, late } = getOtherDueRefunds(order);
  return (
    <>
      {late.map((payment) => {
        const words = formatLatePaymentStatus(payment, order);
        const name = t(`payment.${payment.paymentType}`);
        return (
          <Text key={payment.id} c={words === "latePayment.due" ? "red" : "dimmed"} fw={500}>
            {t(words, { name, sum: money(payment.amount) })}
          </Text>
        );
      })}
      {parts > 0 && (
        <Text c="red" fw={500}>
          {t("refund.part-due-sum", { sum: money(parts) })}
        </Text>
      )}
    </>
  );
}
