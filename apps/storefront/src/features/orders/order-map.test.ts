import type { OrderCourier } from "@dasturxon/contract";
import { expect, test } from "vitest";
import type { Order } from "../../platform/shapes.ts";
import {
  buildOrderMapLines,
  buildOrderMarkers,
  canHaveCourier,
  isCourierOutsideShownArea,
  isOrderShownOnMap,
} from "./order-map.ts";

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
  vehicle: null,
  status: "PERFORMER_PICKUPED",
  position: { latitude: 41.3, longitude: 69.24 },
  positionAt: "2026-03-02T07:00:00.000Z",
  arrival: null,
};
const mapTexts = {
  text: (text: { uz?: string | null | undefined }) => text.uz ?? "",
  courier: "Kuryer",
  oldPosition: null,
};

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

test("[OR-6] marks an old position of the courier, in the name and in the look of the pin", () => {
  const [, , pin] = buildOrderMarkers(order, courier, { ...mapTexts, oldPosition: "as of 12:00" });
  expect(pin).toMatchObject({ label: "Anvar · as of 12:00", isOld: true });
  expect(buildOrderMarkers(order, courier, mapTexts)[2]).toMatchObject({ isOld: false });
});

test("[OR-6] draws the way from the branch past the courier to the address", () => {
  const [line] = buildOrderMapLines(order, courier);
  expect(line?.points.map(({ latitude }) => latitude)).toEqual([41.31, 41.3, 41.28]);
  expect(buildOrderMapLines(order, null)[0]?.points).toHaveLength(2);
  expect(buildOrderMapLines({ ...order, address: null }, courier)).toEqual([]);
});

test("[OR-6] the map is fitted again only for a courier outside of the branch and the address", () => {
  expect(isCourierOutsideShownArea(order, courier)).toBe(false);
  expect(
    isCourierOutsideShownArea(order, { ...courier, position: { latitude: 41.35, longitude: 69.24 } }),
  ).toBe(true);
  expect(isCourierOutsideShownArea(order, { ...courier, position: null })).toBe(false);
});

test("[OR-6] makes no courier request before there is one", () => {
  const own = {
    courier: order.courier,
    courierId: null,
    courierStatus: null,
    deliveryType: "LAMENU",
  } as const;
  expect(canHaveCourier(own)).toBe(true);
  expect(canHaveCourier({ ...own, courier: null, courierStatus: "PERFORMER_LOOK_UP" })).toBe(false);
  expect(canHaveCourier({ ...own, courier: null, courierId: "c1" })).toBe(true);
  expect(canHaveCourier({ ...own, courier: null, courierStatus: "PERFORMER_ARRIVED" })).toBe(true);
  expect(canHaveCourier({ ...own, courier: null, deliveryType: "YANDEX" })).toBe(true);
});

test("[OR-6] only an active delivery links to the map", () => {
  expect(isOrderShownOnMap(order)).toBe(true);
  expect(isOrderShownOnMap({ ...order, status: "DELIVERED" })).toBe(false);
  expect(isOrderShownOnMap({ ...order, status: "CANCELED" })).toBe(false);
  expect(isOrderShownOnMap({ ...order, serviceType: "PICK_UP", address: null })).toBe(false);
});
