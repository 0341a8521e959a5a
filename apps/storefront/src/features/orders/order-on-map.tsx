import { useMemo, useState } from "react";
import type { OrderCourier } from "@dasturxon/contract";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import type { Order } from "../../platform/shapes.ts";
import { buildOrderMarkers } from "./order-map.ts";

const DEFAULT_ZOOM = 13;

export interface OrderOnMapProps {
  order: Order;
  courier: OrderCourier | null;
  Map: MapView;
}

/** Renders the branch, the address and the courier on a map that fills its container. */
export function OrderOnMap({ order, courier, Map }: OrderOnMapProps) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  const [target] = useState({ ...(order.address ?? merchant), zoom: DEFAULT_ZOOM });
  const drawn = JSON.stringify(buildOrderMarkers(order, courier, { text, courier: t("order.courier") }));
  // Pins are redrawn only if one of them changes.
  const markers = useMemo(() => JSON.parse(drawn) as ReturnType<typeof buildOrderMarkers>, [drawn]);
  const who = markers.map(({ id }) => id).join(" ");
  // The map moves when a marker is added or removed, but not when the courier moves.
  // oxlint-disable-next-line react/exhaustive-deps
  const fitTo = useMemo(() => markers, [who]);
  return (
    <Map
      className="absolute inset-0"
      label={t("order.map")}
      target={target}
      markers={markers}
      fitTo={fitTo}
    />
  );
}
