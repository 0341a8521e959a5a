import { formatMoney } from "@dasturxon/domain/format";
import { Suspense } from "react";
import { useCurrency } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { late } from "../../platform/late.tsx";
import { useOrderSettings } from "../../platform/order-settings.ts";
import { usePlace } from "../../platform/place.ts";
import { useServiceType } from "../../platform/service-type.ts";

const OwnConditions = late(() => import("./own-conditions.tsx").then((module) => module.OwnConditions));

/** When the brand's main branch is open, as the server saw it while making the page. */
export interface Opening {
  isOpen: boolean;
  /** "23:00": when that changes; null when it does not. */
  at: string | null;
}

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
    <p className="no-scrollbar flex h-9 max-w-none items-center gap-2 overflow-x-auto text-small whitespace-nowrap text-ink-2 lg:mb-3">
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

/** One of the conditions, after a dot. */
export function Fact({ children, tone = "" }: { children: string; tone?: string }) {
  return (
    <span className={`before:me-2 before:text-ink-3 before:content-['·'] first:before:hidden ${tone}`}>
      {children}
    </span>
  );
}

/** "Open until 23:00", "Opens at 10:00". */
export function OpeningFact({ opening: { isOpen, at } }: { opening: Opening }) {
  const t = useT();
  const words = isOpen
    ? at
      ? t("hours.openUntil", { time: at })
      : t("hours.open")
    : at
      ? t("hours.opensAt", { time: at })
      : t("hours.closed");
  return <Fact tone={isOpen ? "text-good-ink" : "text-bad-ink"}>{words}</Fact>;
}
