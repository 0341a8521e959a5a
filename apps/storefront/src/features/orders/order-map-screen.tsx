import { ArrowLeft, WifiOff } from "lucide-react";
import type { OrderCourier } from "@dasturxon/contract";
import { Navigate } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import type { Order } from "../../platform/shapes.ts";
import { MapCard } from "../../ui/map-card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ArrivalFigure, isArrivalShownAsFigure } from "./arrival-figure.tsx";
import { isOrderShownOnMap } from "./order-map.ts";
import { OrderError } from "./order-error.tsx";
import { OrderOnMap } from "./order-on-map.tsx";
import { AddressCard, BranchCard, CourierCard } from "./people-cards.tsx";
import { useFormatStatus } from "./status-words.ts";
import { useArrivalEstimate } from "./use-arrival.ts";
import { useCourier } from "./use-courier.ts";
import { useCourierPositionAgeText } from "./use-old-position-text.ts";
import { useOrder } from "./use-order.ts";

/** Renders one order on the map with live updates: branch, address and courier [OR-5, OR-6]. */
export function OrderMapScreen({ id, Map, onBack }: { id: string; Map: MapView; onBack(): void }) {
  const t = useT();
  const { order, error, isLive, knownAt, reload } = useOrder(id);
  const courier = useCourier(order);
  // Leaves the map of an order that was delivered or cancelled, because nothing on the map changes anymore.
  if (order && !isOrderShownOnMap(order)) return <Navigate to={`/profile/orders/${id}`} replace />;
  return (
    <main id="main" className="relative flex h-dvh flex-col overflow-hidden bg-sunken lg:block">
      <h1 className="sr-only">{t("order.map")}</h1>
      <div className="relative min-h-0 flex-1 lg:absolute lg:inset-0">
        {order && <OrderOnMap order={order} courier={courier} Map={Map} />}
        <div className="absolute start-3 top-[max(20px,var(--safe-top))] z-10">
          <IconButton look="raised" label={t("action.back")} onClick={onBack} className="own-back">
            <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        </div>
        {!order && error && (
          <div className="grid h-full content-center">
            <OrderError error={error} onRetry={reload} />
          </div>
        )}
        {!order && !error && (
          <p role="status" aria-label={t("state.loading")} className="h-full animate-pulse" />
        )}
      </div>
      {order && <OrderCard order={order} courier={courier} isLive={isLive} knownAt={knownAt} />}
    </main>
  );
}

interface OrderCardProps {
  order: Order;
  courier: OrderCourier | null;
  isLive: boolean;
  /** Offline: time when the shown state was received, milliseconds since 1970. */
  knownAt: number | null;
}

function OrderCard({ order, courier, isLive, knownAt }: OrderCardProps) {
  const t = useT();
  const { state, time } = useFormatStatus()(order);
  const arrival = useArrivalEstimate(order, courier, knownAt);
  const oldPosition = useCourierPositionAgeText(courier);
  return (
    <MapCard label={t("order.titlePlain")} className="bg-raised lg:pb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2 pb-2">
        {isArrivalShownAsFigure(arrival) && <ArrivalFigure order={order} known={arrival} />}
        <div
          aria-live="polite"
          aria-atomic="true"
          className={isArrivalShownAsFigure(arrival) ? "min-w-32 flex-1 pt-1.5 text-end" : ""}
        >
          <p className="text-title font-bold">{state}</p>
          {time && !isArrivalShownAsFigure(arrival) && <p className="text-small text-ink-2">{time}</p>}
        </div>
      </div>
      {!isLive && (
        <p role="status" className="flex items-center gap-2 pb-2 text-small text-warn-ink">
          <WifiOff size={16} aria-hidden />
          {t("order.reconnecting")}
        </p>
      )}
      <CourierCard order={order} seen={courier} />
      {oldPosition && <p className="pb-1 text-small text-warn-ink">{oldPosition}</p>}
      <BranchCard order={order} />
      <AddressCard order={order} />
    </MapCard>
  );
}
