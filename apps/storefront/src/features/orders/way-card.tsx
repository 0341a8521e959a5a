import { MapPinned } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import type { Order } from "../../platform/shapes.ts";
import { isShownOnMap } from "./order-map.ts";
import { OrderOnMap } from "./order-on-map.tsx";
import { AddressCard, BranchCard, CourierCard } from "./people-cards.tsx";
import { useCourier } from "./use-courier.ts";

/**
 * Renders the courier, the branch and the address. While the order is on the way, also a small live map, which is
 * lazy-loaded [OR-6].
 */
export function DeliveryCard({ order, Map }: { order: Order; Map: MapView }) {
  const t = useT();
  const isOnWay = isShownOnMap(order) && order.status === "ON_WAY";
  const courier = useCourier(isOnWay ? order : null);
  const map = `/profile/orders/${order.id}/map`;
  return (
    <section
      aria-label={t("order.who")}
      className="grid gap-1 rounded-[20px] on-raised px-4 py-3 lg:px-6 lg:py-4"
    >
      {isOnWay && (
        <Link
          to={map}
          aria-label={t("order.toMap")}
          className="relative mt-1 mb-2 block h-45 overflow-hidden rounded-[14px]"
        >
          {/* The map is inert, so that scrolling works over the map and a tap opens the full map. */}
          <div inert className="absolute inset-0">
            <OrderOnMap order={order} courier={courier} Map={Map} />
          </div>
        </Link>
      )}
      <CourierCard order={order} seen={courier} />
      <BranchCard order={order} />
      <AddressCard order={order} />
      {isShownOnMap(order) && !isOnWay && (
        <Link
          to={map}
          className="my-1 flex min-h-12 items-center justify-center gap-2 rounded-control bg-sunken px-4 font-bold"
        >
          <MapPinned size={18} aria-hidden />
          {t("order.toMap")}
        </Link>
      )}
    </section>
  );
}
