import type { BoardOrder } from "@dasturxon/contract";
import { listAllowedStatuses, type OrderActor } from "@dasturxon/domain/order-permission";
import { ORDER_STATUSES } from "@dasturxon/domain/order-status";
import { expect, test } from "vitest";
import {
  mustSelectCourier,
  canAddMinutes,
  canAssignCourier,
  canRefuseOrder,
  getNextOrderAction,
  statusByOrderAction,
} from "./moves.ts";

type Role = "owner" | "kitchen" | "courier";

/** Returns the order as the server sends it to this role. */
function createOrderForRole(role: OrderActor, values: Partial<BoardOrder>): BoardOrder {
  const base = {
    status: "CREATED",
    serviceType: "DELIVERY",
    deliveryType: "LAMENU",
    paymentType: "CASH",
    isPaid: false,
    isRefundDue: false,
    refundRefusedAt: null,
    courier: null,
  } as unknown as BoardOrder;
  const order = { ...base, ...values };
  return { ...order, nextStatuses: listAllowedStatuses(role, order) };
}

const listShownActions = (role: Role, serviceType: "DELIVERY" | "PICK_UP") =>
  ORDER_STATUSES.flatMap(
    (status) => getNextOrderAction(createOrderForRole(role, { status, serviceType })) ?? [],
  );

test("[OR-2, US-8] shows each role only the status changes that it may make", () => {
  const answers = ["accept", "accept", "accept"];
  expect(listShownActions("owner", "DELIVERY")).toEqual([
    ...answers,
    "cook",
    "ready",
    "send",
    "send",
    "deliver",
  ]);
  expect(listShownActions("owner", "PICK_UP").slice(3)).toEqual([
    "cook",
    "ready",
    "hand-over",
    "send",
    "deliver",
  ]);
  expect(listShownActions("kitchen", "DELIVERY")).toEqual(["cook", "ready"]);
  expect(listShownActions("kitchen", "PICK_UP")).toEqual(["cook", "ready", "hand-over"]);
  expect(listShownActions("courier", "DELIVERY")).toEqual(["send", "send", "deliver"]);
  for (const role of ["owner", "kitchen", "courier"] as const) {
    for (const status of ORDER_STATUSES) {
      const order = createOrderForRole(role, { status });
      const action = getNextOrderAction(order);
      if (action) expect(order.nextStatuses).toContain(statusByOrderAction[action]);
    }
  }
});

test("[OR-3] does not allow accepting an order that awaits its payment", () => {
  expect(getNextOrderAction(createOrderForRole("owner", { paymentType: "PAYME" }))).toBeNull();
  expect(getNextOrderAction(createOrderForRole("owner", { paymentType: "PAYME", isPaid: true }))).toBe(
    "accept",
  );
});

test("offers no changes for a finished order", () => {
  for (const status of ["DELIVERED", "CLOSED", "CANCELED"] as const) {
    const order = createOrderForRole("owner", { status });
    const offers = [getNextOrderAction(order), canRefuseOrder(order), canAddMinutes("owner", order)];
    expect([status, ...offers, canAssignCourier("owner", order)]).toEqual([
      status,
      null,
      false,
      false,
      false,
    ]);
  }
});

test("the kitchen may set a later promised time but not refuse an order or assign a courier", () => {
  const order = createOrderForRole("kitchen", { status: "COOKING" });
  expect([
    canAddMinutes("kitchen", order),
    canRefuseOrder(order),
    canAssignCourier("kitchen", order),
  ]).toEqual([true, false, false]);
});

test("a delivery by own couriers asks for a courier once, before it leaves", () => {
  const done = { status: "DONE" } as const;
  expect(mustSelectCourier("owner", createOrderForRole("owner", done))).toBe(true);
  const courier = { id: "c", name: "Anvar", phone: "", vehicle: null };
  expect(mustSelectCourier("owner", createOrderForRole("owner", { ...done, courier }))).toBe(false);
  expect(mustSelectCourier("owner", createOrderForRole("owner", { ...done, deliveryType: "YANDEX" }))).toBe(
    false,
  );
});
