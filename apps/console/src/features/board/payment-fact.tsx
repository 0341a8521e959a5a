import type { BoardOrder } from "@dasturxon/contract";
import { isRefundReported } from "@dasturxon/domain/payment-type";
import { Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useFormatMoney } from "../../platform/use-money.ts";
import { DueRefunds } from "./due-money.tsx";
import { FiscalLinks } from "./fiscal-links.tsx";
import { getPaymentStatusMessageId } from "./money-words.ts";
import { OrderDetailRow } from "./order-fact.tsx";

/** Payment type and payment status of an order, the cash to bring change for, refunds and fiscal receipts. */
export function PaymentDetailRow({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  return (
    <OrderDetailRow name={t("order.payment")}>
      {t(`payment.${order.paymentType}`)} · {t(getPaymentStatusMessageId(order))}
      {order.changeFrom !== null && ` · ${t("order.change-from", { sum: money(order.changeFrom) })}`}
      <DueRefunds order={order} />
      {order.courierPaid && <Text size="sm">{t("courier-paid.done")}</Text>}
      {order.isRefundDue && !order.refundRefusedAt && (
        <Text size="sm" c="red">
          {t(isRefundReported(order.paymentType) ? "refund.due-told" : "refund.due-by-hand", {
            name: t(`payment.${order.paymentType}`),
          })}
        </Text>
      )}
      {order.refundRefusedAt && (
        <Text size="sm" c="red" fw={600}>
          {t("refund.refused", { at: momentOf(order.refundRefusedAt) })}
        </Text>
      )}
      <FiscalLinks order={order} />
    </OrderDetailRow>
  );
}
