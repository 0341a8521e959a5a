import type { OrderCourier } from "@dasturxon/contract";
import { expect, test } from "vitest";
import type { Order } from "../../platform/shapes.ts";
import { isShownOnMap, canHaveCourier, buildOrderMarkers } from "./order-map.ts";

const order = {
  serviceType: "DELIVERY",
  status: "ON_WAY",
  branch: { id: "b1", name: { uz: "Markaz" }, address: {}, phone: null, latitude: 41.31, longitude: 69.28 },
  address: { streetName: "Katartal", houseNumber: "12", latitude: 41.28, longitude: 69.2 },
  courier: { id: "c1", name: "Anvar", phone: "+998900000001" },
} as unknown as Order;
const courier: OrderCourier = {
  name: "Anvar",
  phone: "+998900000001",
  status: "PERFORMER_PICKUPED",
  position: { latitude: 41.3, longitude: 69.24 },
};
const mapTexts = { text: (text: { uz?: string | null | undefined }) => text.uz ?? "", courier: "Kuryer" };

test("[OR-6] the map shows the branch, the address and the courier, with the courier's pin on top", () => {
  const markers = buildOrderMarkers(order, courier, mapTexts);
  expect(markers.map(({ id, label, isActive = false }) => [id, label, isActive])).toEqual([
    ["branch", "Markaz", false],
    ["door", "Katartal, 12", false],
    ["courier", "Anvar", true],
  ]);
  expect(markers[2]).toMatchObject(courier.position ?? {});
});

test("[OR-6] without a courier or a known position there are two pins", () => {
  expect(buildOrderMarkers(order, null, mapTexts)).toHaveLength(2);
  expect(buildOrderMarkers(order, { ...courier, position: null }, mapTexts)).toHaveLength(2);
});

test("[OR-6] a courier of a service without a name is called a courier", () => {
  const nameless = buildOrderMarkers({ ...order, courier: null }, { ...courier, name: null }, mapTexts);
  expect(nameless[2]?.label).toBe("Kuryer");
});

test("[OR-6] makes no courier request before there is one", () => {
  const own = { courier: order.courier, courierStatus: null, deliveryType: "LAMENU" } as const;
  expect(canHaveCourier(own)).toBe(true);
  expect(canHaveCourier({ ...own, courier: null, courierStatus: "PERFORMER_LOOK_UP" })).toBe(false);
  expect(canHaveCourier({ ...own, courier: null, courierStatus: "PERFORMER_ARRIVED" })).toBe(true);
  expect(canHaveCourier({ ...own, courier: null, deliveryType: "YANDEX" })).toBe(true);
});

test("[OR-6] only an active delivery links to the map", () => {
  expect(isShownOnMap(order)).toBe(true);
  expect(isShownOnMap({ ...order, status: "DELIVERED" })).toBe(false);
  expect(isShownOnMap({ ...order, status: "CANCELED" })).toBe(false);
  expect(isShownOnMap({ ...order, serviceType: "PICK_UP", address: null })).toBe(false);
});
