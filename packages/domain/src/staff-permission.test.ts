import { expect, test } from "vitest";
import { mayWork, STAFF_ROLES } from "./staff-permission.ts";

const doers = (task: Parameters<typeof mayWork>[1]) => STAFF_ROLES.filter((role) => mayWork(role, task));

test("[US-8] the kitchen answers waiter calls and stops products, but not reservations or pauses", () => {
  expect(doers("attend_tables")).toEqual(["owner", "manager", "operator", "kitchen"]);
  expect(doers("stop_products")).toEqual(["owner", "manager", "operator", "kitchen"]);
  expect(doers("answer_reservations")).toEqual(["owner", "manager", "operator"]);
  expect(doers("pause_orders")).toEqual(["owner", "manager", "operator"]);
  expect(doers("set_kitchen")).toEqual(["owner", "manager"]);
});

test("[US-8] a courier and an unknown role have none of these permissions", () => {
  for (const task of ["attend_tables", "see_past_orders", "see_pauses", "link_couriers"] as const)
    expect([mayWork("courier", task), mayWork("customer", task)]).toEqual([false, false]);
});
