import { expect, test } from "vitest";
import { mayPerformTask, STAFF_ROLES } from "./staff-permission.ts";

const listRolesWithTask = (task: Parameters<typeof mayPerformTask>[1]) =>
  STAFF_ROLES.filter((role) => mayPerformTask(role, task));

test("[US-8] the kitchen answers waiter calls and stops products, but not reservations or pauses", () => {
  expect(listRolesWithTask("attend_tables")).toEqual(["owner", "manager", "operator", "kitchen"]);
  expect(listRolesWithTask("stop_products")).toEqual(["owner", "manager", "operator", "kitchen"]);
  expect(listRolesWithTask("answer_reservations")).toEqual(["owner", "manager", "operator"]);
  expect(listRolesWithTask("pause_orders")).toEqual(["owner", "manager", "operator"]);
  expect(listRolesWithTask("set_kitchen")).toEqual(["owner", "manager"]);
});

test("[US-8] a courier and an unknown role have none of these permissions", () => {
  for (const task of ["attend_tables", "see_past_orders", "see_pauses", "link_couriers"] as const)
    expect([mayPerformTask("courier", task), mayPerformTask("customer", task)]).toEqual([false, false]);
});
