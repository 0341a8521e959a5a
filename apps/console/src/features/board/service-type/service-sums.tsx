import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { BoardOrder } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { Paper, Stack, Text } from "@mantine/core";
import { formatNumber } from "@dasturxon/domain/format";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import type { useServiceQuote } from "./use-service-types.ts";

type ServiceQuote = NonNullable<ReturnType<typeof useServiceQuote>["quote"]>;

interface Props {
  order: BoardOrder;
  quote: ServiceQuote;
}

/**
 * Amounts of an order before and after a change of the service type, the refund if it is already paid, and the cashback
 * that is returned.
 */
export function ServiceChangeSums({ order, quote: { before, after, way, back } }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { language } = useLanguage();
  // The refunded amount `back` contains the tip too. The tip is shown only in the total.
  const getDeliveryFee = (of: typeof before) => of.deliveryPrice - of.deliveryDiscount;
  const feeBack = Math.max(0, back - before.tip);
  const cashbackBack = before.cashback - after.cashback;
  return (
    <Paper withBorder radius="md" p="sm" role="status" aria-label={t("change-service.sums")}>
      <Stack gap={4}>
        <ServiceTypeChangeSumRow
          name={t("change-service.fee")}
          from={money(getDeliveryFee(before))}
          to={money(getDeliveryFee(after) - feeBack)}
        />
        <ServiceTypeChangeSumRow
          name={t("change-service.total")}
          from={money(calculateAmountDue(before))}
          to={money(calculateAmountDue(after) - back)}
          isStrong
        />
        {way && (
          <Text size="sm" c="dimmed">
            {t("change-service.way", {
              kilometres: formatNumber(Number((way.distance / 1000).toFixed(1)), language),
              minutes: way.minutes,
            })}
          </Text>
        )}
        {order.isPaid && (
          <Text size="sm" fw={600}>
            {back === 0
              ? t("change-service.paid-stays")
              : t(
                  isOnlinePayment(order.paymentType)
                    ? "change-service.back-online"
                    : "change-service.back-by-hand",
                  { sum: money(back), name: t(`payment.${order.paymentType}`) },
                )}
          </Text>
        )}
        {cashbackBack > 0 && (
          <Text size="sm" fw={600}>
            {t("refuse.cashback-back", { sum: money(cashbackBack) })}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function ServiceTypeChangeSumRow({
  name,
  from,
  to,
  isStrong = false,
}: {
  name: string;
  from: string;
  to: string;
  isStrong?: boolean;
}) {
  return (
    <div className="service-change">
      <Text component="span" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="span" className="num" fw={isStrong ? 700 : 500} fz={isStrong ? "lg" : "md"}>
        {from === to ? to : `${from} → ${to}`}
      </Text>
    </div>
  );
}
