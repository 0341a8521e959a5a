import { Check } from "lucide-react";
import { formatTime } from "@dasturxon/domain/format";
import { useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import type { Order } from "../../platform/shapes.ts";
import { useBrand } from "../../shop/brand/brand.tsx";

/** Time after the handover in which the order is shown as just arrived, milliseconds. */
const JUST_ARRIVED_PERIOD_MS = 30 * 60_000;

/**
 * Renders the moment of the handover in the place of the map, for a delivery that has just arrived. Renders nothing for
 * other orders.
 */
export function ArrivedDeliveryCard({ order }: { order: Order }) {
  const t = useT();
  const { timeZone } = useBrand().merchant;
  const [openedAt] = useState(getServerTimeMs);
  const { status, serviceType, deliveredAt } = order;
  const isBrought = status === "DELIVERED" || status === "CLOSED";
  if (!isBrought || serviceType !== "DELIVERY" || deliveredAt === null) return null;
  if (openedAt - Date.parse(deliveredAt) > JUST_ARRIVED_PERIOD_MS) return null;
  return (
    <div className="-mx-4 grid h-60 content-center justify-items-center gap-4 bg-good-soft px-6 text-center text-good-ink lg:mx-0 lg:h-72 lg:rounded-[20px]">
      <span className="arrived-mark grid size-20 place-items-center rounded-full bg-raised">
        <Check size={44} strokeWidth={2.5} aria-hidden />
      </span>
      <p className="text-title font-bold text-balance">
        {t("order.arrived")}{" "}
        <bdi className="font-medium tabular-nums">{formatTime(deliveredAt, timeZone)}</bdi>
      </p>
    </div>
  );
}
