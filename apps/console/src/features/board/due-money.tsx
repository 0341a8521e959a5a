import type { BoardOrder } from "@dasturxon/contract";
import { Text } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import { useMoney } from "../../platform/use-money.ts";
import { formatLatePayment } from "./late-payment-words.ts";
import { countOtherDueRefunds } from "./money-words.ts";

/** Shows the refunds that are due besides a full refund: late payments and partial refunds [PY-5]. */
export function DueMoney({ order }: { order: BoardOrder }) {
  const t = useT();
  const money = useMoney();
  const { parts, late } = countOtherDueRefunds(order);
  return (
    <>
      {late.map((payment) => {
        const words = formatLatePayment(payment, order);
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
