import { expect, test } from "vitest";
import {
  hasReceipt,
  isAwaitingPayment,
  isShownToStaff,
  mayPerformAction,
  mayEverChangeToStatus,
  mayChangeStatus,
  STATUS_CHANGE_ACTORS,
  listAllowedStatuses,
  canSeePrices,
} from "./order-permission.ts";
import { STAFF_ROLES } from "./staff-permission.ts";
import { canCustomerCancel, ORDER_STATUSES, SERVICE_TYPES, STATUS_TRANSITIONS } from "./order-status.ts";

test("[OR-2] every change of the status table has a permitted role, and no role may make another", () => {
  for (const from of ORDER_STATUSES) {
    expect(Object.keys(STATUS_CHANGE_ACTORS[from]).sort(), from).toEqual(
      Object.keys(STATUS_TRANSITIONS[from]).sort(),
    );
    for (const to of Object.keys(STATUS_CHANGE_ACTORS[from])) {
      expect(
        STATUS_CHANGE_ACTORS[from][to as keyof (typeof STATUS_CHANGE_ACTORS)["OPEN"]],
        `${from}>${to}`,
      ).not.toEqual([]);
    }
  }
});

test("[OR-8] a customer may make one change only: cancel before acceptance", () => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      expect(mayChangeStatus("customer", from, to), `${from}>${to}`).toBe(
        to === "CANCELED" && canCustomerCancel(from),
      );
    }
  }
});

test("[US-8] the kitchen cooks and hands over, couriers deliver, only managing roles accept and cancel, managers refund", () => {
  expect(ORDER_STATUSES.filter((to) => mayEverChangeToStatus("kitchen", to))).toEqual([
    "COOKING",
    "DONE",
    "CLOSED",
  ]);
  expect(ORDER_STATUSES.filter((to) => mayEverChangeToStatus("courier", to))).toEqual([
    "DONE",
    "ATTACHED",
    "ON_WAY",
    "DELIVERED",
  ]);
  expect(mayChangeStatus("kitchen", "DELIVERED", "CLOSED")).toBe(false);
  expect(mayChangeStatus("courier", "COOKING", "DONE")).toBe(false);
  const actors = [...STAFF_ROLES, "customer", "system"] as const;
  expect(actors.filter((actor) => mayChangeStatus(actor, "CREATED", "ACCEPTED"))).toEqual([
    "owner",
    "manager",
    "operator",
    "system",
  ]);
  expect(actors.filter((actor) => mayPerformAction(actor, "refund"))).toEqual(["owner", "manager"]);
});

test("[OR-3] an order that awaits payment cannot be accepted, but may be cancelled", () => {
  const order = { status: "CREATED", serviceType: "PICK_UP", paymentType: "CLICK" } as const;
  expect(listAllowedStatuses("owner", { ...order, isPaid: false })).toEqual(["CANCELED"]);
  expect(listAllowedStatuses("owner", { ...order, isPaid: true })).toEqual(["ACCEPTED", "CANCELED"]);
  expect(isAwaitingPayment({ paymentType: "CASH", isPaid: false })).toBe(false);
});

test("[OR-10] a receipt exists for a paid order or one paid on receipt, not for an unpaid online order", () => {
  const made = { status: "CREATED", paymentType: "CASH", isPaid: false } as const;
  expect(hasReceipt(made)).toBe(true);
  expect(hasReceipt({ ...made, status: "CANCELED" })).toBe(false);
  expect(hasReceipt({ ...made, paymentType: "PAYME" })).toBe(false);
  expect(hasReceipt({ ...made, paymentType: "PAYME", isPaid: true })).toBe(true);
  // A paid and refunded order has two receipts of the tax office.
  expect(hasReceipt({ status: "CANCELED", paymentType: "PAYME", isPaid: true })).toBe(true);
});

test.each(SERVICE_TYPES)("[OR-2] tests every action of managing roles on a %s order", (serviceType) => {
  for (const status of ORDER_STATUSES) {
    const order = { status, serviceType, paymentType: "CASH", isPaid: false } as const;
    const allowed = Object.entries(STATUS_TRANSITIONS[status]).filter(([, types]) =>
      types.includes(serviceType),
    );
    const moves = ["owner", "system"].flatMap((actor) =>
      listAllowedStatuses(actor as "owner" | "system", order),
    );
    expect(new Set(moves)).toEqual(new Set(allowed.map(([to]) => to)));
  }
});

test("[OR-3] staff see an order if no payment is due before cooking, or if they handled it earlier", () => {
  const seenAt = new Date(0);
  expect(isShownToStaff({ paymentType: "CASH", isPaid: false, seenAt: null })).toBe(true);
  expect(isShownToStaff({ paymentType: "CLICK", isPaid: false, seenAt: null })).toBe(false);
  expect(isShownToStaff({ paymentType: "CLICK", isPaid: true, seenAt: null })).toBe(true);
  expect(isShownToStaff({ paymentType: "CLICK", isPaid: false, seenAt })).toBe(true);
});

test("[US-8] all staff that work with orders see totals, except the kitchen", () => {
  const seeing = ["owner", "manager", "operator", "courier", "kitchen"].filter(canSeePrices);
  expect(seeing).toEqual(["owner", "manager", "operator", "courier"]);
  expect(canSeePrices(null)).toBe(false);
});
