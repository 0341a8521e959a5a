import type { OrderBreakdown } from "@dasturxon/contract";
import type { BreakdownRow } from "../../ui/breakdown-list.tsx";
import { Price } from "../../ui/price.tsx";
import { useCurrency } from "../brand/brand.tsx";
import { useDeliveryFrom } from "./delivery-from.ts";
import { useT } from "../../platform/i18n.tsx";

export interface RowsOptions {
  isDelivered: boolean;
  /** The address is not chosen yet, so the delivery has no price. */
  isDeliveryUnknown?: boolean;
  /** False while the price of delivery is asked for. */
  isDeliveryCounted?: boolean;
  promoCode?: string | null;
}

/** Every line of a sum in words: the same on the basket, the checkout and the order [BK-10]. */
export function useBreakdownRows(sums: OrderBreakdown, options: RowsOptions): BreakdownRow[] {
  const t = useT();
  const currency = useCurrency();
  const deliveryFrom = useDeliveryFrom();
  const money = (sum: number) => <Price amount={sum} {...currency} className="font-medium!" />;
  const off = (sum: number) => (
    <span className="whitespace-nowrap">
      <Price amount={sum} sign="−" {...currency} className="font-medium!" />
    </span>
  );
  const rows: BreakdownRow[] = [
    {
      key: "products",
      label: t("sum.products", { count: sums.productCount }),
      amount: money(sums.productPrice),
    },
  ];
  const discount = (key: string, sum: number, label: string) => {
    if (sum > 0) rows.push({ key, label, amount: off(sum), tone: "good" });
  };
  discount("discount", sums.productDiscount, t("sum.discount"));
  discount("promo", sums.promoProductDiscount, t("sum.promo", { code: options.promoCode ?? "" }));
  if (options.isDelivered) {
    if (options.isDeliveryUnknown)
      rows.push({ key: "delivery", label: t("sum.delivery"), amount: t("sum.afterAddress") });
    else if (options.isDeliveryCounted === false)
      rows.push({ key: "delivery", label: t("sum.delivery"), amount: "…" });
    else if (sums.deliveryPrice === 0) {
      rows.push({ key: "delivery", label: t("sum.delivery"), amount: t("sum.free"), tone: "good" });
    } else rows.push({ key: "delivery", label: t("sum.delivery"), amount: money(sums.deliveryPrice) });
    discount("deliveryDiscount", sums.deliveryDiscount, t("sum.deliveryDiscount"));
  }
  if (sums.servicePrice > 0)
    rows.push({ key: "service", label: t("sum.service"), amount: money(sums.servicePrice) });
  discount("cashback", sums.cashback, t("sum.cashback"));
  rows.push({
    key: "total",
    label: t("sum.total"),
    amount: (
      <span className="grid justify-items-end">
        <Price amount={sums.totalPrice} {...currency} />
        {options.isDeliveryUnknown && deliveryFrom && (
          <span className="text-small font-medium text-ink-2">{deliveryFrom}</span>
        )}
      </span>
    ),
    isTotal: true,
  });
  return rows;
}
