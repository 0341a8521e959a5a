import type { OrderCourier } from "@dasturxon/contract";
import { courierWhereabouts } from "@dasturxon/domain/courier-whereabouts";
import { isActive } from "@dasturxon/domain/order-status";
import { addressLine } from "../../shop/location/address-line.ts";
import type { MapMarker } from "../../platform/map-contract.ts";
import type { Order, Text } from "../../platform/shapes.ts";

type MappedOrder = Pick<Order, "branch" | "address" | "courier">;

export interface MapWords {
  text(text: Text): string;
  /** Label of a courier without a name. */
  courier: string;
}

/** Returns whether the order is an active delivery, which can be shown on the map [OR-6]. */
export function isOnMap(order: Pick<Order, "serviceType" | "status" | "address">): boolean {
  return order.serviceType === "DELIVERY" && order.address !== null && isActive(order.status);
}

/** Returns whether a courier may exist: one is assigned, has a position, or a delivery service assigns one [OR-6]. */
export function mayHaveCourier(order: Pick<Order, "courier" | "courierStatus" | "deliveryType">): boolean {
  const { courier, courierStatus, deliveryType } = order;
  return courier !== null || courierWhereabouts(courierStatus) !== null || deliveryType !== "LAMENU";
}

/** Returns the markers of the branch, the address and, if known, the courier. The courier is on top [OR-6]. */
export function orderMarkers(order: MappedOrder, courier: OrderCourier | null, words: MapWords): MapMarker[] {
  const { branch, address } = order;
  const markers: MapMarker[] = [
    { ...point(branch), id: "branch", label: words.text(branch.name), kind: "branch" },
  ];
  if (address) markers.push({ ...point(address), id: "door", label: addressLine(address), kind: "door" });
  if (courier?.position) {
    const label = courier.name ?? order.courier?.name ?? words.courier;
    markers.push({ ...point(courier.position), id: "courier", label, kind: "courier", isActive: true });
  }
  return markers;
}

function point({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}
