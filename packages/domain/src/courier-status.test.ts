import { expect, test } from "vitest";
import { COURIER_STATUSES, courierStep, isCourierTrouble, orderStatusOf } from "./courier-status.ts";

test("[OR-6] each of the seventeen courier statuses maps to a customer step", () => {
  expect(new Set(COURIER_STATUSES).size).toBe(17);
  expect(COURIER_STATUSES.filter((status) => courierStep(status) === "none")).toEqual([""]);
  expect(courierStep("PERFORMER_PICKUPED")).toBe("on_way");
  expect(courierStep("PERFORMER_NOT_FOUND")).toBe("failed");
});

test("[OR-6] found, picked up and finished map to order statuses, failures to none", () => {
  expect(orderStatusOf("PERFORMER_FOUND")).toBe("ATTACHED");
  expect(orderStatusOf("PERFORMER_PICKUPED")).toBe("ON_WAY");
  expect(orderStatusOf("PERFORMER_DELIVERED_FINISH")).toBe("DELIVERED");
  expect(COURIER_STATUSES.filter(isCourierTrouble).map(orderStatusOf)).toEqual(Array(7).fill(null));
});
