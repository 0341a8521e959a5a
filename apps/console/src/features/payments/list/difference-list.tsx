import { formatProviderName } from "@dasturxon/providers/payments/facts";
import { Alert, Box, Group, Text } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useFormatDateTime } from "../../../platform/use-moment.ts";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { usePaymentDifferences } from "./use-differences.ts";

/** Differences reported by providers. Each one rings for the whole brand until a staff member acknowledges it. */
export function DifferenceList() {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const { differences, look } = usePaymentDifferences();
  const open = differences.filter(({ lookedAt }) => lookedAt === null).length;
  if (differences.length === 0) return null;
  return (
    <Alert color={open > 0 ? "red" : "gray"} title={t("paymentList.differences", { count: open })}>
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {differences.map(({ id, number, provider, providerId, amount, was, is, said, ...moments }) => (
          <Box component="li" key={id} className="list-row" py="sm">
            <Group gap="md" wrap="nowrap" justify="space-between" align="flex-start">
              <Text fw={600}>
                {[formatProviderName(provider), number !== null && `№ ${number}`].filter(Boolean).join(" · ")}
              </Text>
              <Text fw={600} style={{ flexShrink: 0 }}>
                {money(amount)}
              </Text>
            </Group>
            <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {momentOf(moments.foundAt)} · {providerId}
            </Text>
            <Text size="sm">
              {t("paymentList.difference", {
                was: t(`paymentState.${was}`),
                said: t(`paymentSaid.${said}`),
                is: t(`paymentState.${is}`),
              })}
            </Text>
            {moments.lookedAt === null ? (
              <Group justify="flex-end" mt="xs">
                <BusyButton variant="default" onPress={() => look(id)}>
                  {t("paymentList.looked")}
                </BusyButton>
              </Group>
            ) : (
              <Text size="sm" c="dimmed">
                {t("paymentList.looked-by", { name: moments.lookedBy ?? "", at: momentOf(moments.lookedAt) })}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
