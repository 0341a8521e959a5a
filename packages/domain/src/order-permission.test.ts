import { expect, test } from "vitest";
import {
  hasReceipt,
  isAwaitingPayment,
  isForStaff,
  mayDo,
  mayEverMove,
  mayMove,
  MOVERS,
  movesOf,
  ORDER_ACTORS,
  seesSums,
} from "./order-permission.ts";
import { canCustomerCancel, ORDER_STATUSES, SERVICE_TYPES, TRANSITIONS } from "./order-status.ts";

test("[OR-2] every move of the status table has somebody who may make it, and nobody has another", () => {
  for (const from of ORDER_STATUSES) {
    expect(Object.keys(MOVERS[from]).sort(), from).toEqual(Object.keys(TRANSITIONS[from]).sort());
    for (const to of Object.keys(MOVERS[from])) {
      expect(MOVERS[from][to as keyof (typeof MOVERS)["OPEN"]], `${from}>${to}`).not.toEqual([]);
    }
  }
});

test("[OR-8] a customer makes one move only: he cancels before acceptance", () => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      expect(mayMove("customer", from, to), `${from}>${to}`).toBe(
        to === "CANCELED" && canCustomerCancel(from),
      );
    }
  }
});

test("[US-8] the kitchen cooks and hands over, the courier brings, only leaders accept and cancel, refunds are the manager's", () => {
  expect(ORDER_STATUSES.filter((to) => mayEverMove("kitchen", to))).toEqual(["COOKING", "DONE", "CLOSED"]);
  expect(ORDER_STATUSES.filter((to) => mayEverMove("courier", to))).toEqual([
    "DONE",
    "ATTACHED",
    "ON_WAY",
    "DELIVERED",
  ]);
  expect(mayMove("kitchen", "DELIVERED", "CLOSED")).toBe(false);
  expect(mayMove("courier", "COOKING", "DONE")).toBe(false);
  expect(ORDER_ACTORS.filter((actor) => mayMove(actor, "CREATED", "ACCEPTED"))).toEqual([
    "operator",
    "manager",
    "owner",
    "system",
  ]);
  expect(ORDER_ACTORS.filter((actor) => mayDo(actor, "refund"))).toEqual(["manager", "owner"]);
});

test("[OR-3] an order that waits for its payment is not accepted, but may be cancelled", () => {
  const order = { status: "CREATED", serviceType: "PICK_UP", paymentType: "CLICK" } as const;
  expect(movesOf("owner", { ...order, isPaid: false })).toEqual(["CANCELED"]);
  expect(movesOf("owner", { ...order, isPaid: true })).toEqual(["ACCEPTED", "CANCELED"]);
  expect(isAwaitingPayment({ paymentType: "CASH", isPaid: false })).toBe(false);
});

test("[OR-10] there is a receipt of what is paid or will be on receiving, none while an online payment is awaited or after nothing came in", () => {
  const made = { status: "CREATED", paymentType: "CASH", isPaid: false } as const;
  expect(hasReceipt(made)).toBe(true);
  expect(hasReceipt({ ...made, status: "CANCELED" })).toBe(false);
  expect(hasReceipt({ ...made, paymentType: "PAYME" })).toBe(false);
  expect(hasReceipt({ ...made, paymentType: "PAYME", isPaid: true })).toBe(true);
  // A paid and refunded order has two receipts of the tax office.
  expect(hasReceipt({ status: "CANCELED", paymentType: "PAYME", isPaid: true })).toBe(true);
});

test.each(SERVICE_TYPES)("[OR-2] what leaders may do with a %s order is the whole table", (serviceType) => {
  for (const status of ORDER_STATUSES) {
    const order = { status, serviceType, paymentType: "CASH", isPaid: false } as const;
    const allowed = Object.entries(TRANSITIONS[status]).filter(([, types]) => types.includes(serviceType));
    const moves = ["owner", "system"].flatMap((actor) => movesOf(actor as "owner" | "system", order));
    expect(new Set(moves)).toEqual(new Set(allowed.map(([to]) => to)));
  }
});

test("[OR-3] the staff see an order when nothing is owed before the kitchen, or when they had it in hand", () => {
  const seenAt = new Date(0);
  expect(isForStaff({ paymentType: "CASH", isPaid: false, seenAt: null })).toBe(true);
  expect(isForStaff({ paymentType: "CLICK", isPaid: false, seenAt: null })).toBe(false);
  expect(isForStaff({ paymentType: "CLICK", isPaid: true, seenAt: null })).toBe(true);
  expect(isForStaff({ paymentType: "CLICK", isPaid: false, seenAt })).toBe(true);
});

test("[US-8] all who work with orders see what they come to, but for the kitchen", () => {
  const seeing = ["owner", "manager", "operator", "courier", "kitchen"].filter(seesSums);
  expect(seeing).toEqual(["owner", "manager", "operator", "courier"]);
  expect(seesSums(null)).toBe(false);
});
