import type { OrderBreakdown } from "@dasturxon/contract";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import type { BreakdownRow } from "../../ui/breakdown-list.tsx";
import { Price } from "../../ui/price.tsx";
import { useCurrency } from "../brand/brand.tsx";
import type { DeliveryPriceState } from "./delivery-price.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useFulfillment } from "../location/fulfillment.ts";
import { useMissingDeliveryPriceText } from "./delivery-from.ts";
import { useT } from "../../platform/i18n.tsx";

const COUNTED_DELIVERY_PRICE_STATE: DeliveryPriceState = { state: "counted", refusal: null };

export interface BreakdownRowsOptions {
  isDelivered: boolean;
  /** State of the delivery price of the basket. Undefined for a placed order, whose delivery price is known. */
  delivery?: DeliveryPriceState;
  promoCode?: string | null;
}

/** Returns the rows of a price breakdown. The basket, the checkout and the order show the same rows [BK-10]. */
export function useBreakdownRows(sums: OrderBreakdown, options: BreakdownRowsOptions): BreakdownRow[] {
  const t = useT();
  const currency = useCurrency();
  const errorText = useErrorText();
  const { address } = useFulfillment();
  const { state, refusal } = options.delivery ?? COUNTED_DELIVERY_PRICE_STATE;
  const deliveryFrom = useMissingDeliveryPriceText(state === "unknown");
  const renderMoney = (sum: number) => <Price amount={sum} {...currency} className="font-medium!" />;
  const renderReduction = (sum: number) => (
    <span className="whitespace-nowrap">
      <Price amount={sum} sign="−" {...currency} className="font-medium!" />
    </span>
  );
  const rows: BreakdownRow[] = [
    {
      key: "products",
      label: t("breakdown.products", { count: sums.productCount }),
      amount: renderMoney(sums.productPrice),
    },
  ];
  const addDiscountRow = (key: string, sum: number, label: string) => {
    if (sum > 0) rows.push({ key, label, amount: renderReduction(sum), tone: "good" });
  };
  addDiscountRow("discount", sums.productDiscount, t("breakdown.discount"));
  addDiscountRow("promo", sums.promoProductDiscount, t("breakdown.promo", { code: options.promoCode ?? "" }));
  if (options.isDelivered) {
    const label = t("breakdown.delivery");
    if (state === "asked") rows.push({ key: "delivery", label, amount: "…" });
    else if (state === "unknown") rows.push({ key: "delivery", label, amount: getUnknownPriceText() });
    else if (sums.deliveryPrice === 0) {
      rows.push({
        key: "delivery",
        label: t("breakdown.delivery"),
        amount: t("breakdown.free"),
        tone: "good",
      });
    } else
      rows.push({ key: "delivery", label: t("breakdown.delivery"), amount: renderMoney(sums.deliveryPrice) });
    addDiscountRow("deliveryDiscount", sums.deliveryDiscount, t("breakdown.deliveryDiscount"));
  }
  if (sums.servicePrice > 0)
    rows.push({ key: "service", label: t("breakdown.service"), amount: renderMoney(sums.servicePrice) });
  addDiscountRow("cashback", sums.cashback, t("breakdown.cashback"));
  // Orders that were stored before tips existed have no tip.
  if ((sums.tip ?? 0) > 0)
    rows.push({ key: "tip", label: t("breakdown.tip"), amount: renderMoney(sums.tip) });
  rows.push({
    key: "total",
    label: t("breakdown.total"),
    amount: (
      <span className="grid justify-items-end">
        <Price amount={calculateAmountDue(sums)} {...currency} />
        {state === "unknown" && deliveryFrom && (
          <span className="text-small font-medium text-ink-2">{deliveryFrom}</span>
        )}
      </span>
    ),
    isTotal: true,
  });
  return rows;

  function getUnknownPriceText() {
    if (!address) return t("breakdown.afterAddress");
    const isRefused = refusal !== null && refusal.statusCode >= 400 && refusal.statusCode < 500;
    return (
      <span className="block text-end text-pretty whitespace-normal">
        {isRefused ? errorText(refusal) : t("breakdown.notCounted")}
      </span>
    );
  }
}
