import { formatMoney } from "@dasturxon/domain/format";
import { useBranches } from "../../platform/branches.ts";
import { useBrand, useCurrency } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { usePlace } from "../../platform/place.ts";
import { usePricedBasket } from "../../platform/priced-basket.ts";
import { useServiceType } from "../../platform/service-type.ts";
import { useTariff } from "../../platform/tariff.ts";
import { Fact, OpeningFact } from "./condition-facts.tsx";
import { openingOf } from "./opening.ts";

/** The conditions of this guest: the fee to the chosen address, the hours of the chosen branch. */
export function OwnConditions() {
  const t = useT();
  const { language, currency } = useCurrency();
  const { merchant } = useBrand();
  const place = usePlace();
  const serviceType = useServiceType();
  const { branches } = useBranches();
  const { totalProductPrice } = usePricedBasket();
  const { tariff } = useTariff(totalProductPrice);
  const opening = openingOf({
    branches: branches ?? [],
    branchId: serviceType === "DELIVERY" ? place.nearestBranchId : place.branchId,
    serviceType,
    timeZone: merchant.timeZone,
    now: Date.now(),
  });
  return (
    <>
      {serviceType === "DELIVERY" && tariff && (
        <Fact>
          {tariff.price === 0
            ? t("conditions.freeDelivery")
            : t("conditions.delivery", { price: formatMoney(tariff.price, language, currency) })}
        </Fact>
      )}
      {opening && <OpeningFact opening={opening} />}
    </>
  );
}
