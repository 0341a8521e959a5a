import { formatNumber } from "@dasturxon/domain/format";
import { Bike, Clock } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import type { BranchToday } from "../../shop/location/branch-hours.ts";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import { OpenWords } from "../../shop/location/open-words.tsx";

export interface ConditionFacts {
  serviceType: ServiceType;
  /** Minutes until the order is delivered or ready for pickup. Null if unknown. */
  minutes: number | null;
  /** Delivery price in sum. `isFrom`: the address is not known yet. */
  fee: { price: number; isFrom: boolean } | null;
  /** Minimum sum for delivery. 0 means none. */
  minimum: number;
  opening: BranchToday | null;
  /** Additional minutes while the kitchen is busy. 0 means none. */
  busyMinutes: number;
  service: ServiceCondition | null;
}

/** Service fee of the brand, if there is one [BK-7]. */
export interface ServiceCondition {
  /** Amount of the fee, in sum. */
  price: number;
  /** Sum above which orders have no fee. 0 means that all orders have one. */
  freeAbove: number;
}

const BusyWords = lazyWhenRendered(() => import("./busy-words.tsx").then((module) => module.BusyWords));

/** Width of the displayed time range, minutes. */
const SPAN = 10;

/**
 * Renders the time, delivery price, minimum and service fee as chips. The opening state is shown only if the branch is
 * closed.
 */
export function ConditionChips({
  serviceType,
  minutes,
  fee,
  minimum,
  opening,
  busyMinutes,
  service,
}: ConditionFacts) {
  const t = useT();
  const { language } = useBrand();
  const amount = (money: number) => formatNumber(money, language);
  return (
    <>
      {opening && !opening.isOpen && (
        <Fact tone="bg-bad-soft text-bad-ink">
          <OpenWords today={opening} />
        </Fact>
      )}
      {busyMinutes > 0 && (
        <Fact tone="bg-warn-soft text-warn-ink">
          <Clock size={15} aria-hidden />
          <Suspense>
            <BusyWords minutes={busyMinutes} />
          </Suspense>
        </Fact>
      )}
      {minutes !== null && (
        <Fact>
          <Clock size={15} aria-hidden />
          {t("conditions.minutes", { from: minutes + busyMinutes, to: minutes + busyMinutes + SPAN })}
        </Fact>
      )}
      {serviceType !== "DELIVERY" && <Fact>{t(`conditions.${serviceType}`)}</Fact>}
      {fee && (
        <Fact>
          <Bike size={16} aria-hidden />
          <span className="sr-only">{t("breakdown.delivery")}: </span>
          {fee.price === 0
            ? t("breakdown.free")
            : fee.isFrom
              ? t("conditions.from", { price: amount(fee.price) })
              : amount(fee.price)}
        </Fact>
      )}
      {serviceType === "DELIVERY" && minimum > 0 && (
        <Fact>{t("conditions.minimum", { price: amount(minimum) })}</Fact>
      )}
      {service && (
        <Fact>
          {t(service.freeAbove ? "conditions.serviceBelow" : "conditions.service", {
            price: amount(service.price),
            sum: amount(service.freeAbove),
          })}
        </Fact>
      )}
    </>
  );
}

function Fact({ children, tone = "bg-sunken text-ink-2" }: { children: ReactNode; tone?: string }) {
  return (
    <li
      className={`inline-flex min-h-7 items-center gap-1 rounded-[14px] px-2 py-1 text-small font-medium ${tone}`}
    >
      {children}
    </li>
  );
}
