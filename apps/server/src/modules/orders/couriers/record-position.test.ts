import { type BoardOrder, endpoints, type Order, type OrderCourier } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { saveCallExample } from "../../../testing/store-example.ts";
import { CUSTOMER_PHONE, createDeliveryBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { createOrUpdateStaff } from "../../users/index.ts";
import { pruneCourierPositions } from "./prune-positions.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const [anvar] = (await app.call<{ id: string }[]>("/console/v1/couriers", { token: owner })).body;
for (const login of ["anvar@osh", "nobody@osh"])
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login,
    name: login,
    role: "courier",
    password: "demo",
  });
await app.call(`/console/v1/couriers/${anvar?.id}/login`, {
  token: owner,
  method: "PUT",
  body: { login: "anvar@osh" },
});
const courier = await app.signInStaff("anvar@osh");

const COURIER_POSITION = { latitude: 41.305, longitude: 69.275 };
const recordPosition = (body: object = COURIER_POSITION, by: string | undefined = courier) =>
  app.call<{ code: string }>("/console/v1/courier/position", { token: by, body });
const fetchOrderCourier = async (order: { id: string }) =>
  (await app.call<OrderCourier>(`/deliveries/v1/delivery/courier/${order.id}`, { token })).body;
async function postOrderAction(order: { id: string; version: number }, action: string, body: object) {
  const path = `/console/v1/orders/${order.id}/${action}`;
  const reply = await app.call<BoardOrder>(path, { token: owner, body: { version: order.version, ...body } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}

/** Returns an order that is assigned to the courier Anvar and not on the way yet. */
async function placeAssignedOrder(): Promise<BoardOrder> {
  let order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept", {});
  for (const status of ["COOKING", "DONE"]) order = await postOrderAction(order, "status", { status });
  return postOrderAction(order, "courier", { courierId: anvar?.id });
}

test("[OR-6] the customer sees the courier's position only while the order is being delivered", async () => {
  const order = await placeAssignedOrder();
  const recorded = await recordPosition();
  expect(recorded).toMatchObject({ status: 200, body: { done: true } });
  await saveCallExample("tellCourierPosition", endpoints.tellCourierPosition, JSON.stringify(recorded.body));
  expect((await fetchOrderCourier(order)).position).toBeNull();
  await postOrderAction(order, "status", { status: "ON_WAY" });
  expect((await fetchOrderCourier(order)).position).toEqual(COURIER_POSITION);
  const next = { latitude: 41.31, longitude: 69.28 };
  await recordPosition(next);
  expect((await fetchOrderCourier(order)).position).toEqual(next);
});

test("[OR-6] an old position is returned with its time, and hidden after ten minutes", async () => {
  const order = await postOrderAction(await placeAssignedOrder(), "status", { status: "ON_WAY" });
  const positionAt = app.clock.now().toISOString();
  await recordPosition();
  app.clock.advance(600_000);
  expect(await fetchOrderCourier(order)).toMatchObject({ position: COURIER_POSITION, positionAt });
  app.clock.advance(1_000);
  expect(await fetchOrderCourier(order)).toMatchObject({ position: null, positionAt: null });
});

test("[OR-6] hides a position from before the courier left with the order", async () => {
  const order = await placeAssignedOrder();
  await recordPosition();
  app.clock.advance(180_000);
  await postOrderAction(order, "status", { status: "ON_WAY" });
  expect((await fetchOrderCourier(order)).position).toBeNull();
});

test("[OR-5, OR-6] the arrival follows the courier's position, in the courier call and in the order", async () => {
  const order = await postOrderAction(await placeAssignedOrder(), "status", { status: "ON_WAY" });
  const fetchArrival = async () =>
    (await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body.arrival;
  const departure = await fetchArrival();
  expect(departure).toMatchObject({ step: "road", positionAt: null });
  await recordPosition({ latitude: order.address?.latitude, longitude: order.address?.longitude });
  const near = await fetchArrival();
  expect(Date.parse(near?.at ?? "")).toBeLessThan(Date.parse(departure?.at ?? ""));
  expect(near?.positionAt).toBe(app.clock.now().toISOString());
  expect((await fetchOrderCourier(order)).arrival).toEqual(near);
});

test("[US-8] only a courier with a linked login reports a position, which must be valid coordinates", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  expect([
    (await recordPosition(COURIER_POSITION, owner)).status,
    (await recordPosition(COURIER_POSITION, kitchen)).status,
  ]).toEqual([403, 403]);
  expect((await recordPosition(COURIER_POSITION, token)).status).toBe(401);
  const stranger = await recordPosition(COURIER_POSITION, await app.signInStaff("nobody@osh"));
  expect(stranger.body.code).toBe("courier_not_found");
  expect((await recordPosition({ latitude: 91, longitude: 0 })).status).toBe(400);
  expect((await recordPosition({ latitude: 41 })).status).toBe(400);
});

test("[OR-6] deletes courier positions", async () => {
  const now = new Date();
  const countPositions = () =>
    app.db.tenant(app.osh, async (tx) => {
      const { rows } = await sql`select from courier_positions`.execute(tx);
      return rows.length;
    });
  const backdatePosition = (interval: string) =>
    app.db.tenant(app.osh, (tx) =>
      sql`update courier_positions set told_at = now() - ${interval}::interval`.execute(tx),
    );
  await recordPosition();
  await backdatePosition("9 minutes");
  expect(await pruneCourierPositions(app.db, now)).toEqual({ positions: 0 });
  await backdatePosition("11 minutes");
  expect(await pruneCourierPositions(app.db, now)).toEqual({ positions: 1 });
  expect(await countPositions()).toBe(0);
});
