import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useOrderSettings } from "../../platform/order-settings.ts";
import { usePricedBasket } from "../../platform/priced-basket.ts";
import { useServiceType } from "../../platform/service-type.ts";
import { useTariff } from "../../platform/tariff.ts";
import { OpenState } from "./open-state.tsx";

/** What delivery costs, from which sum and how long it takes: on the menu, not first at checkout. */
export function Conditions() {
  const t = useT();
  const { language, currency } = useCurrency();
  const settings = useOrderSettings();
  const serviceType = useServiceType();
  const { totalProductPrice } = usePricedBasket();
  const { tariff } = useTariff(totalProductPrice);
  const minimum = settings?.minimalDeliveryPrice ?? 0;
  const facts: string[] = [];
  if (serviceType === "DELIVERY") {
    if (tariff) {
      facts.push(
        tariff.price === 0
          ? t("conditions.freeDelivery")
          : t("conditions.delivery", { price: formatMoney(tariff.price, language, currency) }),
      );
    }
    if (minimum > 0) facts.push(t("conditions.minimum", { price: formatMoney(minimum, language, currency) }));
  } else {
    facts.push(t(`conditions.${serviceType}`));
  }
  return (
    <p className="no-scrollbar flex h-9 max-w-none items-center gap-2 overflow-x-auto text-small whitespace-nowrap text-ink-2 lg:mb-3">
      {facts.map((fact) => (
        <span key={fact} className="before:me-2 before:text-ink-3 before:content-['·'] first:before:hidden">
          {fact}
        </span>
      ))}
      {/* Last: it comes in the browser only and must push nothing aside. */}
      <OpenState />
    </p>
  );
}
