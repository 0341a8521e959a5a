import type { BoardOrder, HistoryEntry, Order, OrderCourier } from "@dasturxon/contract";
import { expect, test } from "vitest";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const kitchen = await app.signInStaff("kitchen@osh");
type OrderReply = BoardOrder & { code: string; data: { field?: string } };
type OrderVersion = Pick<Order, "id" | "version">;
const postOrderAction = (order: OrderVersion, action: string, body: object = {}) =>
  app.call<OrderReply>(`/console/v1/orders/${order.id}/${action}`, {
    token: owner,
    body: { version: order.version, ...body },
  });
const taxi = {
  deliveryType: "CUSTOM",
  courier: { name: "Botir", phone: "90 765 43 21" },
  cost: 18_000,
  comment: "oq Damas",
};
const placeAcceptedOrder = async () =>
  (await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept")).body;
const placeOrderWithTaxi = async () =>
  (await postOrderAction(await placeAcceptedOrder(), "delivery-type", taxi)).body;

test("[OR-12] assigns an external courier: staff see name, phone, price and comment, the guest only that one is found", async () => {
  const order = await placeOrderWithTaxi();
  const courier = { id: null, name: "Botir", phone: "+998907654321", vehicle: null };
  expect(order).toMatchObject({
    deliveryType: "CUSTOM",
    courier,
    courierId: null,
    courierStatus: "PERFORMER_FOUND",
    deliveryCost: 18_000,
    deliveryTypeComment: "oq Damas",
  });
  const mine = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
  expect(mine.body).toMatchObject({ courier: null, courierStatus: "PERFORMER_FOUND" });
  expect(mine.body).not.toHaveProperty("deliveryCost");
  const told = await app.call<OrderCourier>(`/deliveries/v1/delivery/courier/${order.id}`, { token });
  expect(told.body).toMatchObject({ name: null, phone: null, status: "PERFORMER_FOUND" });
  const inKitchen = await app.call<OrderReply>(`/console/v1/orders/${order.id}`, { token: kitchen });
  expect(inKitchen.body).toMatchObject({
    courier: { phone: "" },
    deliveryCost: null,
    deliveryTypeComment: null,
  });
});

test("[OR-12, US-6] the guest sees the courier only while the order is on the way, staff always", async () => {
  let order = await placeOrderWithTaxi();
  const fetchCourierByPath = async (path: string) => (await app.call<Order>(path, { token })).body.courier;
  const path = `/orders/v1/orders/${order.id}`;
  for (const status of ["COOKING", "DONE"]) order = (await postOrderAction(order, "status", { status })).body;
  expect(await fetchCourierByPath(path)).toBeNull();
  order = (await postOrderAction(order, "status", { status: "ON_WAY" })).body;
  expect(await fetchCourierByPath(path)).toMatchObject({ name: "Botir", phone: "+998907654321" });
  order = (await postOrderAction(order, "status", { status: "DELIVERED" })).body;
  expect(order.courier).toMatchObject({ name: "Botir", phone: "+998907654321" });
  expect(await fetchCourierByPath(path)).toBeNull();
  const history = await app.call<{ content: Order[] }>(`/orders/v1/orders/user/${userId}`, { token });
  expect(history.body.content.find(({ id }) => id === order.id)).toMatchObject({ courier: null });
  const graded = await app.call<Order>(`${path}/grade`, { token, body: { grade: 5 } });
  expect([graded.status, graded.body.courier]).toEqual([200, null]);
});

test("[OR-6, US-6] hides an own courier from the guest before the order is on the way, and after it is cancelled", async () => {
  const couriers = await app.call<{ id: string; phone: string }[]>("/console/v1/couriers", { token: owner });
  const [courier] = couriers.body;
  const given = (await postOrderAction(await placeAcceptedOrder(), "courier", { courierId: courier?.id }))
    .body;
  expect(given.courier?.phone).toBe(courier?.phone);
  const fetchOwnOrderCourier = async () =>
    (await app.call<Order>(`/orders/v1/orders/${given.id}`, { token })).body.courier;
  expect(await fetchOwnOrderCourier()).toBeNull();
  expect((await postOrderAction(given, "refuse", { reason: "OTHER" })).body.status).toBe("CANCELED");
  expect(await fetchOwnOrderCourier()).toBeNull();
});

test("[OR-12, OR-6] staff set the statuses of an external courier up to delivery", async () => {
  let order = await placeOrderWithTaxi();
  for (const status of ["COOKING", "DONE"]) order = (await postOrderAction(order, "status", { status })).body;
  for (const [status, follows] of [
    ["PERFORMER_PICKUPED", "ON_WAY"],
    ["PERFORMER_ARRIVED", "ON_WAY"],
    ["PERFORMER_DELIVERED_FINISH", "DELIVERED"],
  ]) {
    order = (await postOrderAction(order, "courier-status", { status })).body;
    expect([order.courierStatus, order.status]).toEqual([status, follows]);
  }
  expect((await postOrderAction(order, "delivery-type", taxi)).body.code).toBe("transition_not_allowed");
});

test("[OR-12] a repeated assignment replaces the courier; switching to own couriers removes it", async () => {
  const first = await placeOrderWithTaxi();
  const courier = { name: "Sardor", phone: "+998901112233" };
  const other = (await postOrderAction(first, "delivery-type", { deliveryType: "CUSTOM", courier })).body;
  expect(other).toMatchObject({
    courier: { id: null, ...courier, vehicle: null },
    deliveryCost: null,
    deliveryTypeComment: null,
  });
  const own = (await postOrderAction(other, "delivery-type", { deliveryType: "LAMENU" })).body;
  expect(own).toMatchObject({
    deliveryType: "LAMENU",
    courier: null,
    courierStatus: null,
    deliveryCost: null,
  });
});

test("[OR-6, OR-12] another external courier restarts the statuses; a corrected price does not", async () => {
  let order = await placeOrderWithTaxi();
  for (const status of ["COOKING", "DONE", "ATTACHED"])
    order = (await postOrderAction(order, "status", { status })).body;
  order = (await postOrderAction(order, "courier-status", { status: "PERFORMER_PICK_UP_ARRIVED" })).body;
  order = (await postOrderAction(order, "delivery-type", { ...taxi, cost: 19_000 })).body;
  expect(order).toMatchObject({ courierStatus: "PERFORMER_PICK_UP_ARRIVED", deliveryCost: 19_000 });
  const other = { ...taxi, courier: { ...taxi.courier, name: "Sardor" } };
  order = (await postOrderAction(order, "delivery-type", other)).body;
  expect(order).toMatchObject({ courierStatus: "PERFORMER_FOUND", status: "ATTACHED" });
  order = (await postOrderAction(order, "courier-status", { status: "PERFORMER_PICK_UP_ARRIVED" })).body;
  const phone = { ...other, courier: { name: "Sardor", phone: "+998901112233" } };
  expect((await postOrderAction(order, "delivery-type", phone)).body.courierStatus).toBe("PERFORMER_FOUND");
});

test.each([
  ["no courier", { courier: undefined }, "courier"],
  ["a courier without a name", { courier: { name: " ", phone: "907654321" } }, "courier.name"],
  ["a phone that is none", { courier: { name: "Botir", phone: "12345678" } }, "courier.phone"],
  ["a price below nothing", { cost: -1 }, "cost"],
])("[OR-12, AP-2] refuses %s and names the field", async (_, change, field) => {
  const reply = await postOrderAction(await placeAcceptedOrder(), "delivery-type", { ...taxi, ...change });
  expect([reply.status, reply.body.data.field]).toEqual([400, field]);
});

test("[OR-12] a pickup has no courier of any kind", async () => {
  const order = await postOrder(app, token, createPickupBody());
  expect((await postOrderAction(order, "delivery-type", taxi)).body.code).toBe("transition_not_allowed");
});

test("[EN-7] staff mark cash as handed over by the courier, and undo it; the history shows the author", async () => {
  let order = await placeOrderWithTaxi();
  expect((await postOrderAction(order, "courier-paid", { courierPaid: true })).body.code).toBe(
    "transition_not_allowed",
  );
  for (const status of ["COOKING", "DONE"]) order = (await postOrderAction(order, "status", { status })).body;
  for (const status of ["ON_WAY", "DELIVERED", "CLOSED"])
    order = (await postOrderAction(order, "status", { status })).body;
  expect(order.courierPaid).toBe(false);
  const paid = (await postOrderAction(order, "courier-paid", { courierPaid: true })).body;
  expect(paid.courierPaid).toBe(true);
  expect((await postOrderAction(paid, "courier-paid", { courierPaid: true })).body.code).toBe(
    "transition_not_allowed",
  );
  const undone = (await postOrderAction(paid, "courier-paid", { courierPaid: false })).body;
  expect(undone.courierPaid).toBe(false);
  const shown = await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${order.id}`, {
    token: owner,
  });
  expect(shown.body.history.slice(-2)).toMatchObject(
    [true, false].map((isPaid) => ({ about: { kind: "courier_paid", isPaid }, by: { kind: "staff" } })),
  );
});

test("[EN-7] only cash of a delivered order can be handed over", async () => {
  const order = await postOrder(app, token, createPickupBody());
  let own = (await postOrderAction(order, "accept")).body;
  for (const status of ["COOKING", "DONE", "CLOSED"])
    own = (await postOrderAction(own, "status", { status })).body;
  expect((await postOrderAction(own, "courier-paid", { courierPaid: true })).body.code).toBe(
    "transition_not_allowed",
  );
});
