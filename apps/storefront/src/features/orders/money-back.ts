import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

type Paid = Pick<Order, "isPaid" | "refundedAt" | "totalPrice" | "cashback">;

/** `const moneyBack = useMoneyBack(); moneyBack(order)`: what happens to the money of an order that is off. */
export function useMoneyBack(): (order: Paid) => string {
  const t = useT();
  const { language, currency } = useCurrency();
  return ({ isPaid, refundedAt, totalPrice, cashback }) => {
    const total = formatMoney(totalPrice, language, currency);
    const money = !isPaid
      ? t("order.money.notTaken")
      : t(refundedAt ? "order.money.returned" : "order.money.returning", { sum: total });
    if (cashback === 0) return money;
    return `${money} ${t("order.money.cashback", { sum: formatMoney(cashback, language, currency) })}`;
  };
}
