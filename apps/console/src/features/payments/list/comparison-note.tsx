import { Alert, Text } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";
import type { PaymentComparison } from "./use-payments.ts";

/** Result of the comparison with the providers for a day: the number of payments checked and the differences. */
export function ProviderComparisonNote({ comparison }: { comparison: PaymentComparison }) {
  const t = useTranslate();
  const { count, unanswered, differences } = comparison;
  const isFine = differences.length === 0 && unanswered === 0;
  return (
    <Alert role="status" color={isFine ? "teal" : "red"}>
      <Text>{t("paymentList.compared", { count, different: differences.length })}</Text>
      {unanswered > 0 && <Text>{t("paymentList.unanswered", { count: unanswered })}</Text>}
      {differences.map(({ id, was, is, said }) => (
        <Text key={id} size="sm">
          {t("paymentList.difference", {
            was: t(`paymentState.${was}`),
            said: t(`paymentSaid.${said}`),
            is: t(`paymentState.${is}`),
          })}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {t("paymentList.compare-about")}
      </Text>
    </Alert>
  );
}
