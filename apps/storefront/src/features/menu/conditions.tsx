import { formatMoney } from "@dasturxon/domain/format";
import { Suspense } from "react";
import { useCurrency } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { late } from "../../platform/late.tsx";
import { useOrderSettings } from "../../platform/order-settings.ts";
import { usePlace } from "../../platform/place.ts";
import { useServiceType } from "../../platform/service-type.ts";
import { Fact, OpeningFact } from "./condition-facts.tsx";
import type { Opening } from "./condition-facts.tsx";

const OwnConditions = late(() => import("./own-conditions.tsx").then((module) => module.OwnConditions));

/** From which sum, until when and, once an address is chosen, for how much: on the menu, not first at checkout. */
export function Conditions({ opening }: { opening: Opening | null }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const settings = useOrderSettings();
  const serviceType = useServiceType();
  const { nearestBranchId, branchId } = usePlace();
  const isDelivery = serviceType === "DELIVERY";
  const hasOwn = (isDelivery ? nearestBranchId : branchId) !== null;
  const minimum = settings?.minimalDeliveryPrice ?? 0;
  return (
    // A row that scrolls must be reached by the keyboard, too.
    <p
      tabIndex={0}
      className="fade-end no-scrollbar flex h-9 max-w-none items-center gap-2 overflow-x-auto pe-6 text-small whitespace-nowrap text-ink-2 lg:mb-3"
    >
      {isDelivery && minimum > 0 && (
        <Fact>{t("conditions.minimum", { price: formatMoney(minimum, language, currency) })}</Fact>
      )}
      {!isDelivery && <Fact>{t(`conditions.${serviceType}`)}</Fact>}
      {hasOwn || !opening ? (
        <Suspense>
          <OwnConditions />
        </Suspense>
      ) : (
        <OpeningFact opening={opening} />
      )}
    </p>
  );
}
