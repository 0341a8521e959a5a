import type { OrderCourier } from "@dasturxon/contract";
import { findCourierWhereabouts } from "@dasturxon/domain/courier-whereabouts";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { formatAddressLine } from "../../shop/location/address-line.ts";
import type { MapMarker } from "../../platform/map-contract.ts";
import type { Order, TextByLanguage } from "../../platform/shapes.ts";

type MappedOrder = Pick<Order, "branch" | "address" | "courier">;

export interface OrderMapTexts {
  text(text: TextByLanguage): string;
  /** Label of a courier without a name. */
  courier: string;
}

/** Returns whether the order is an active delivery, which can be shown on the map [OR-6]. */
export function isShownOnMap(order: Pick<Order, "serviceType" | "status" | "address">): boolean {
  return order.serviceType === "DELIVERY" && order.address !== null && isActiveStatus(order.status);
}

/** Returns whether a courier may exist: one is assigned, has a position, or a delivery service assigns one [OR-6]. */
export function canHaveCourier(order: Pick<Order, "courier" | "courierStatus" | "deliveryType">): boolean {
  const { courier, courierStatus, deliveryType } = order;
  return courier !== null || findCourierWhereabouts(courierStatus) !== null || deliveryType !== "LAMENU";
}

/** Returns the markers of the branch, the address and, if known, the courier. The courier is on top [OR-6]. */
export function buildOrderMarkers(
  order: MappedOrder,
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
    const label = courier.name ?? order.courier?.name ?? words.courier;
    markers.push({
      ...toCoordinates(courier.position),
      id: "courier",
      label,
      kind: "courier",
      isActive: true,
    });
  }
  return markers;
}

function toCoordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}
