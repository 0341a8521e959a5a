import type { OrderCourier } from "@dasturxon/contract";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { Link } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import type { Order } from "../../platform/shapes.ts";
import { isOrderShownOnMap } from "./order-map.ts";
import { OrderOnMap } from "./order-on-map.tsx";
import { useCourierPositionAgeText } from "./use-old-position-text.ts";

interface OrderMapCardProps {
  order: Order;
  courier: OrderCourier | null;
  Map: MapView;
}

/**
 * Renders the map of a delivery at the top of its page. It has the same height from the placed order until the handover,
 * so that a new state does not shift the page [OR-6].
 */
export function OrderMapCard({ order, courier, Map }: OrderMapCardProps) {
  const t = useT();
  const oldPosition = useCourierPositionAgeText(courier);
  if (!isOrderShownOnMap(order) || isAwaitingPayment(order)) return null;
  return (
    <div className="relative -mx-4 h-60 overflow-hidden bg-sunken lg:mx-0 lg:h-72 lg:rounded-[20px]">
      {/* The map is inert, so that scrolling works over the map and a tap opens the full map. */}
      <div inert className="absolute inset-0">
        <OrderOnMap order={order} courier={courier} Map={Map} />
      </div>
      {oldPosition && (
        <span className="absolute start-3 bottom-3 rounded-full bg-raised px-3 py-1 text-caption font-bold text-warn-ink shadow-sm">
          {oldPosition}
        </span>
      )}
      {/* Covers the map instead of containing it, because the map's marks are buttons. */}
      <Link
        to={`/profile/orders/${order.id}/map`}
        aria-label={t("order.toMap")}
        className="absolute inset-0 -outline-offset-2 lg:rounded-[20px]"
      />
    </div>
  );
}
