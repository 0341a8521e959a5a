import type { OrderCourier } from "@dasturxon/contract";
import { findCourierWhereabouts } from "@dasturxon/domain/courier-whereabouts";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { formatAddressLine } from "../../shop/location/address-line.ts";
import type { MapLine, MapMarker } from "../../platform/map-contract.ts";
import type { Order, TextByLanguage } from "../../platform/shapes.ts";

type OrderMapFields = Pick<Order, "branch" | "address" | "courier">;

export interface OrderMapTexts {
  text(text: TextByLanguage): string;
  /** Label of a courier whose name is unknown. */
  courier: string;
  /** Text about the age of the courier's position. Null if the position is up to date. */
  oldPosition: string | null;
}

/** Returns whether the order is an active delivery, which can be shown on the map [OR-6]. */
export function isOrderShownOnMap(order: Pick<Order, "serviceType" | "status" | "address">): boolean {
  return order.serviceType === "DELIVERY" && order.address !== null && isActiveStatus(order.status);
}

/** Returns whether a courier may exist: one is assigned, has a position, or a delivery service assigns one [OR-6]. */
export function canHaveCourier(
  order: Pick<Order, "courier" | "courierId" | "courierStatus" | "deliveryType">,
): boolean {
  const { courier, courierId, courierStatus, deliveryType } = order;
  // The courier is hidden until the order is on the way, but the courier's way to the branch affects the arrival.
  if (courierId !== null) return true;
  return courier !== null || findCourierWhereabouts(courierStatus) !== null || deliveryType !== "LAMENU";
}

/** Returns the markers of the branch, the address and, if known, the courier. The courier is on top [OR-6]. */
export function buildOrderMarkers(
  order: OrderMapFields,
  courier: OrderCourier | null,
  words: OrderMapTexts,
): MapMarker[] {
  const { branch, address } = order;
  const markers: MapMarker[] = [
    { ...toCoordinates(branch), id: "branch", label: words.text(branch.name), kind: "branch" },
  ];
  if (address)
    markers.push({ ...toCoordinates(address), id: "door", label: formatAddressLine(address), kind: "door" });
  if (courier?.position) {
    const name = courier.name ?? order.courier?.name ?? words.courier;
    markers.push({
      ...toCoordinates(courier.position),
      id: "courier",
      label: [name, words.oldPosition].filter(Boolean).join(" · "),
      kind: "courier",
      isActive: true,
      isOld: words.oldPosition !== null,
    });
  }
  return markers;
}

/** Returns the way from the branch past the courier to the address. Empty without an address [OR-6]. */
export function buildOrderMapLines(
  { branch, address }: Pick<Order, "branch" | "address">,
  courier: OrderCourier | null,
): MapLine[] {
  if (!address) return [];
  const places = [branch, courier?.position, address].filter((place) => place != null);
  return [{ id: "road", points: places.map(toCoordinates) }];
}

/**
 * Fraction of the width or height of the box around branch and address. The courier may be outside of the box by this
 * fraction before the map is fitted again.
 */
const COURIER_MARGIN_SHARE = 0.1;

/**
 * Returns whether the courier is outside of the area that the branch and the address span. The map is then fitted again
 * [OR-6].
 */
export function isCourierOutsideShownArea(
  { branch, address }: Pick<Order, "branch" | "address">,
  courier: OrderCourier | null,
): boolean {
  const position = courier?.position;
  if (!position || !address) return false;
  return (["latitude", "longitude"] as const).some((axis) => {
    const margin = Math.abs(branch[axis] - address[axis]) * COURIER_MARGIN_SHARE;
    const [low, high] = [Math.min(branch[axis], address[axis]), Math.max(branch[axis], address[axis])];
    return position[axis] < low - margin || position[axis] > high + margin;
  });
}

function toCoordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}
