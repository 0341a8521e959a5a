import { expect, test } from "vitest";
import {
  COURIER_STATUSES,
  findCourierStep,
  isBroughtByCourier,
  isCourierTrouble,
  orderStatusFromCourierStatus,
} from "./courier-status.ts";

test("[OR-6] each of the seventeen courier statuses maps to a customer step", () => {
  expect(new Set(COURIER_STATUSES).size).toBe(17);
  expect(COURIER_STATUSES.filter((status) => findCourierStep(status) === "none")).toEqual([""]);
  expect(findCourierStep("PERFORMER_PICKUPED")).toBe("on_way");
  expect(findCourierStep("PERFORMER_NOT_FOUND")).toBe("failed");
});

test("[OR-6] found, picked up and finished map to order statuses, failures to none", () => {
  expect(orderStatusFromCourierStatus("PERFORMER_FOUND")).toBe("ATTACHED");
  expect(orderStatusFromCourierStatus("PERFORMER_PICKUPED")).toBe("ON_WAY");
  expect(orderStatusFromCourierStatus("PERFORMER_DELIVERED_FINISH")).toBe("DELIVERED");
  expect(COURIER_STATUSES.filter(isCourierTrouble).map(orderStatusFromCourierStatus)).toEqual(
    Array(7).fill(null),
  );
});

test("[OR-6] a courier brings an order until it is handed over, and not while it is returned", () => {
  for (const courierStatus of [null, "", "PERFORMER_PICKUPED", "PERFORMER_ARRIVED"] as const)
    expect(isBroughtByCourier({ status: "ON_WAY", courierStatus })).toBe(true);
  for (const courierStatus of ["PERFORMER_RETURNING", "PERFORMER_RETURNED_FINISH", "CANCELLED"] as const)
    expect(isBroughtByCourier({ status: "ON_WAY", courierStatus })).toBe(false);
  for (const status of ["ATTACHED", "DELIVERED", "CANCELED"] as const)
    expect(isBroughtByCourier({ status, courierStatus: "PERFORMER_ARRIVED" })).toBe(false);
});
