import type { BoardOrder } from "@dasturxon/contract";
import { isRefundReported } from "@dasturxon/domain/payment-type";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Box, Group, Text } from "@mantine/core";
import { api } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatDateTime } from "../../../platform/use-moment.ts";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { formatLatePaymentStatus } from "../late-payment-words.ts";

interface Props {
  order: BoardOrder;
  onGiven: () => void;
}

/** Late payments of an order and their status. Owners and managers can record that a payment was returned [PY-5]. */
export function LatePayments({ order, onGiven }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const { language } = useLanguage();
  const { role, branchIds } = useSignedInStaff();
  const mayClose = mayPerformTask(role, "see_payments") && branchIds === null;
  if (order.latePayments.length === 0) return null;

  async function confirmLatePaymentReturned(id: string) {
    const [refusal] = await api.call("POST /console/v1/payments/{id}/refund-given", { path: { id } });
    if (refusal) showRefusal(refusal, language);
    onGiven();
  }

  return (
    <Box component="section" aria-label={t("latePayment.title")}>
      <Text fw={600}>{t("latePayment.title")}</Text>
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {order.latePayments.map((payment) => {
          const { id, paymentType, amount, givenAt } = payment;
          const words = formatLatePaymentStatus(payment, order);
          const isByHand = words === "latePayment.due";
          const name = t(`payment.${paymentType}`);
          const sum = money(amount);
          return (
            <Box component="li" key={id} className="list-row" py="xs">
              <Group justify="space-between" gap="sm">
                <Box>
                  <Text c={isByHand ? "red" : undefined}>
                    {t(words, { name, sum, ...(givenAt && { at: momentOf(givenAt) }) })}
                  </Text>
                  {isByHand && (
                    <Text size="sm">
                      {t(isRefundReported(paymentType) ? "refund.due-told" : "refund.due-by-hand", { name })}
                    </Text>
                  )}
                </Box>
                {isByHand && mayClose && (
                  <BusyButton variant="default" onPress={() => confirmLatePaymentReturned(id)}>
                    {t("refund.given-sum", { sum })}
                  </BusyButton>
                )}
              </Group>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
