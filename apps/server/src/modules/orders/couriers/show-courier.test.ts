import type { BoardOrder, Order, OrderCourier } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  pointInCenterZone,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";
import type { CourierProvider } from "../../deliveries/index.ts";

const yandexState: { position: { latitude: number; longitude: number } | null | Error } = { position: null };
const yandex: CourierProvider = {
  type: "YANDEX",
  call: async () => "PERFORMER_LOOK_UP",
  cancel: async () => true,
  async locate() {
    if (yandexState.position instanceof Error) throw yandexState.position;
    return yandexState.position;
  },
};
const app = await createTestShop({ couriers: [yandex] });
const { token } = await app.signIn(CUSTOMER_PHONE);
const stranger = (await app.signIn("+998907654321")).token;
const owner = await app.signInStaff("owner@osh");
const [anvar] = (await app.call<{ id: string }[]>("/console/v1/couriers", { token: owner })).body;

const managed = await app.call<{ version: number }>(`/console/v1/team/couriers/${anvar?.id}`, {
  token: owner,
});
await app.call(`/console/v1/team/couriers/${anvar?.id}`, {
  method: "PUT",
  token: owner,
  body: {
    version: managed.body.version,
    name: "Anvar",
    phone: "+998900000001",
    isActive: true,
    vehicle: "skuter · 01 A 234",
  },
});

const fetchOrderCourier = (order: { id: string }, by: string | undefined = token) =>
  app.call<OrderCourier & { code: string }>(`/deliveries/v1/delivery/courier/${order.id}`, { token: by });

async function postOrderAction(order: Pick<Order, "id" | "version">, action: string, body: object = {}) {
  const path = `/console/v1/orders/${order.id}/${action}`;
  const reply = await app.call<BoardOrder>(path, { token: owner, body: { version: order.version, ...body } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}

async function placeAssignedOrder(): Promise<BoardOrder> {
  let order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept", {
    cookingMinutes: 20,
  });
  for (const status of ["COOKING", "DONE"]) order = await postOrderAction(order, "status", { status });
  return postOrderAction(order, "courier", { courierId: anvar?.id });
}

test("[OR-6] the courier call returns the place known from the status, and on the way name, phone and vehicle", async () => {
  let order = await placeAssignedOrder();
  expect((await fetchOrderCourier(order)).body).toMatchObject({ name: null, phone: null, position: null });
  order = await postOrderAction(order, "courier-status", { status: "PERFORMER_PICK_UP_ARRIVED" });
  const { latitude, longitude } = order.branch;
  expect((await fetchOrderCourier(order)).body.position).toEqual({ latitude, longitude });
  order = await postOrderAction(order, "courier-status", { status: "PERFORMER_PICKUPED" });
  expect((await fetchOrderCourier(order)).body).toMatchObject({
    name: "Anvar",
    phone: "+998900000001",
    vehicle: "skuter · 01 A 234",
    status: "PERFORMER_PICKUPED",
    position: null,
    positionAt: null,
  });
  await postOrderAction(order, "courier-status", { status: "PERFORMER_ARRIVED" });
  expect((await fetchOrderCourier(order)).body.position).toEqual(pointInCenterZone);
});

test("[OR-6] a courier who returns with the order is shown without name, phone and vehicle, in both calls", async () => {
  const assigned = await placeAssignedOrder();
  const order = await postOrderAction(assigned, "courier-status", { status: "PERFORMER_PICKUPED" });
  // The courier service reports this status.
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set courier_status = 'PERFORMER_RETURNING'
      where merchant_id = ${app.osh} and id = ${order.id}`.execute(tx),
  );
  const hidden = { name: null, phone: null, vehicle: null, position: null };
  expect((await fetchOrderCourier(order)).body).toMatchObject(hidden);
  const own = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
  const returning = { status: "ON_WAY", courierStatus: "PERFORMER_RETURNING" };
  expect(own.body).toMatchObject({ ...returning, courier: null });
});

test("[AP-4] returns no courier for another customer's order, or one without an active courier", async () => {
  const fresh = await postOrder(app, token, createDeliveryBody());
  expect((await fetchOrderCourier(fresh)).body.code).toBe("not_found");
  let order = await placeAssignedOrder();
  expect([
    (await fetchOrderCourier(order, stranger)).status,
    (await fetchOrderCourier(order, "")).status,
  ]).toEqual([404, 401]);
  for (const status of ["ON_WAY", "DELIVERED"]) order = await postOrderAction(order, "status", { status });
  expect((await fetchOrderCourier(order)).status).toBe(404);
  expect((await fetchOrderCourier(await postOrder(app, token, createPickupBody()))).status).toBe(404);
  expect((await app.call("/deliveries/v1/delivery/courier/nobody", { token })).status).toBe(400);
});

test("[OR-6] reads the position from a courier service; a failure omits only the position", async () => {
  let order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept", {
    cookingMinutes: 20,
  });
  order = await postOrderAction(order, "delivery-type", { deliveryType: "YANDEX" });
  expect((await fetchOrderCourier(order)).status).toBe(404);
  yandexState.position = { latitude: 41.3, longitude: 69.25 };
  expect((await fetchOrderCourier(order)).body).toMatchObject({
    name: null,
    phone: null,
    position: yandexState.position,
  });
  yandexState.position = new Error("out of reach");
  expect((await fetchOrderCourier(order)).status).toBe(404);
});
