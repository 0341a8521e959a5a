import { formatMoney } from "@dasturxon/domain/format";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

type Paid = Pick<Order, "isPaid" | "refundedAt" | "totalPrice" | "cashback" | "paymentType">;

/** `const moneyBack = useMoneyBack(); moneyBack(order)`: what happens to the money of an order that is off, and by whom. */
export function useMoneyBack(): (order: Paid) => string {
  const t = useT();
  const { language, currency } = useCurrency();
  const paidBack = ({ isPaid, refundedAt, totalPrice, paymentType }: Paid) => {
    if (!isPaid) return t("order.money.notTaken");
    const sum = formatMoney(totalPrice, language, currency);
    if (refundedAt) return t("order.money.returned", { sum });
    if (!isOnlinePayment(paymentType)) return t("order.money.returning", { sum });
    return t("order.money.returningBy", { sum, name: t(`payment.${paymentType}`) });
  };
  return (order) => {
    const { cashback } = order;
    const money = paidBack(order);
    if (cashback === 0) return money;
    return `${money} ${t("order.money.cashback", { sum: formatMoney(cashback, language, currency) })}`;
  };
}
