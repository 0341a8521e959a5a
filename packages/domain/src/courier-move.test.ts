import { expect, test } from "vitest";
import { canChangeCourier, canChangeCourierStatus, findOrderStatusAfterCourier } from "./courier-move.ts";
import { COURIER_STATUSES } from "./courier-status.ts";

test("[OR-6] a courier goes from found to delivered, and no status follows delivered or returned", () => {
  const road = [
    "PERFORMER_LOOK_UP",
    "PERFORMER_FOUND",
    "PERFORMER_PICK_UP_ARRIVED",
    "PERFORMER_PICKUPED",
    "PERFORMER_ARRIVED",
    "PERFORMER_DELIVERED_FINISH",
  ] as const;
  road.forEach((to, index) => expect(canChangeCourierStatus(road[index - 1] ?? null, to), to).toBe(true));
  for (const end of ["PERFORMER_DELIVERED_FINISH", "PERFORMER_RETURNED_FINISH"] as const)
    expect(COURIER_STATUSES.filter((to) => canChangeCourierStatus(end, to))).toEqual([]);
  for (const status of COURIER_STATUSES) expect(canChangeCourierStatus(status, status), status).toBe(false);
});

test("[OR-6] a return begins only after pickup; a failed search can restart", () => {
  expect(canChangeCourierStatus("PERFORMER_FOUND", "PERFORMER_RETURNING")).toBe(false);
  expect(canChangeCourierStatus("PERFORMER_PICKUPED", "PERFORMER_RETURNING")).toBe(true);
  expect(canChangeCourierStatus("PERFORMER_NOT_FOUND", "PERFORMER_LOOK_UP")).toBe(true);
  expect(canChangeCourierStatus("PERFORMER_RETURNING", "PERFORMER_DELIVERED_FINISH")).toBe(false);
});

test("[OR-6] the courier's status moves the order: attached, on the way, delivered; not an uncooked order", () => {
  expect(findOrderStatusAfterCourier("DONE", "PERFORMER_FOUND")).toBe("ATTACHED");
  expect(findOrderStatusAfterCourier("COOKING", "PERFORMER_FOUND")).toBe("COOKING");
  expect(findOrderStatusAfterCourier("ATTACHED", "PERFORMER_LOOK_UP")).toBe("DONE");
  expect(findOrderStatusAfterCourier("DONE", "PERFORMER_PICKUPED")).toBe("ON_WAY");
  expect(findOrderStatusAfterCourier("COOKING", "PERFORMER_PICKUPED")).toBe("refused");
  expect(findOrderStatusAfterCourier("ATTACHED", "PERFORMER_DELIVERED_FINISH")).toBe("refused");
  expect(findOrderStatusAfterCourier("ON_WAY", "PERFORMER_RETURNING")).toBe("ON_WAY");
  expect(findOrderStatusAfterCourier("ON_WAY", "PERFORMER_DELIVERED_FINISH")).toBe("DELIVERED");
});

test("[OR-6] an own delivery can change its courier until it is on its way", () => {
  const delivery = { status: "DONE", serviceType: "DELIVERY", deliveryType: "LAMENU" } as const;
  expect(canChangeCourier(delivery)).toBe(true);
  expect(canChangeCourier({ ...delivery, deliveryType: "YANDEX" })).toBe(false);
  expect(canChangeCourier({ ...delivery, serviceType: "PICK_UP" })).toBe(false);
  for (const status of ["ON_WAY", "DELIVERED", "CLOSED", "CANCELED"] as const)
    expect([status, canChangeCourier({ ...delivery, status })]).toEqual([status, false]);
});
