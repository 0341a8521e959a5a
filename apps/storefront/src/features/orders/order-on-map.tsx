import { useMemo, useState } from "react";
import type { OrderCourier } from "@dasturxon/contract";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-contract.ts";
import type { Order } from "../../platform/shapes.ts";
import { buildOrderMapLines, buildOrderMarkers, isCourierOutsideShownArea } from "./order-map.ts";
import { useCourierPositionAgeText } from "./use-old-position-text.ts";

const ORDER_MAP_DEFAULT_ZOOM = 13;
/** Decimals of degrees to which the courier's position is rounded before the map is fitted again: about 100 metres. */
const MAP_FIT_COORDINATE_DECIMALS = 3;

export interface OrderOnMapProps {
  order: Order;
  courier: OrderCourier | null;
  Map: MapView;
}

/** Renders the branch, the address, the courier and the way between them on a map that fills its container. */
export function OrderOnMap({ order, courier, Map }: OrderOnMapProps) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  const oldPosition = useCourierPositionAgeText(courier);
  const [isMovedByGuest, setMovedByGuest] = useState(false);
  const [target] = useState({ ...(order.address ?? merchant), zoom: ORDER_MAP_DEFAULT_ZOOM });
  const words = { text, courier: t("order.courier"), oldPosition };
  const drawnMarkers = JSON.stringify(buildOrderMarkers(order, courier, words));
  const drawnLines = JSON.stringify(buildOrderMapLines(order, courier));
  // Pins and lines are redrawn only if one of them changes.
  const markers = useMemo(
    () => JSON.parse(drawnMarkers) as ReturnType<typeof buildOrderMarkers>,
    [drawnMarkers],
  );
  const lines = useMemo(() => JSON.parse(drawnLines) as ReturnType<typeof buildOrderMapLines>, [drawnLines]);
  const who = markers.map(({ id }) => id).join(" ");
  const outside = isCourierOutsideShownArea(order, courier) && courier?.position;
  const fittedPosition = outside
    ? `${outside.latitude.toFixed(MAP_FIT_COORDINATE_DECIMALS)} ${outside.longitude.toFixed(MAP_FIT_COORDINATE_DECIMALS)}`
    : "";
  // The map moves when a marker is added or removed, and when the courier moves outside of the shown area, until the guest
  // moves it.
  // oxlint-disable-next-line react/exhaustive-deps
  const fitTo = useMemo(() => markers, [who, fittedPosition]);
  return (
    <Map
      className="absolute inset-0"
      label={t("order.map")}
      target={target}
      markers={markers}
      lines={lines}
      fitTo={isMovedByGuest ? null : fitTo}
      onMoveStart={(isByHand) => isByHand && setMovedByGuest(true)}
    />
  );
}
