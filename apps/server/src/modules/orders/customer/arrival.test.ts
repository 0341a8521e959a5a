import type { BoardOrder, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { listenToEvents } from "../../../testing/listen.ts";
import {
  createDeliveryBody,
  createPickupBody,
  createTestShop,
  CUSTOMER_PHONE,
  postOrder,
} from "../../../testing/test-shop.ts";

const MINUTE_MS = 60_000;
const app = await createTestShop();
await app.start();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const [anvar] = (await app.call<{ id: string }[]>("/console/v1/couriers", { token: owner })).body;

async function postOrderAction(order: Pick<Order, "id" | "version">, action: string, body: object = {}) {
  const path = `/console/v1/orders/${order.id}/${action}`;
  const reply = await app.call<BoardOrder>(path, { token: owner, body: { version: order.version, ...body } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const minutesUntil = ({ arrival }: Pick<Order, "arrival">) =>
  arrival && (Date.parse(arrival.at) - app.clock.now().getTime()) / MINUTE_MS;

test("[OR-5] an order arrives by its remaining steps at each status, and not by the first promise", async () => {
  const placed = await postOrder(app, token, createDeliveryBody());
  expect(placed.arrival).toMatchObject({ step: "kitchen", promisedAt: null, isLate: false });
  let order = await postOrderAction(placed, "accept", { cookingMinutes: 30 });
  const accepted = await fetchOrder(order);
  expect(accepted.arrival).toMatchObject({
    step: "kitchen",
    at: order.promisedAt,
    promisedAt: order.promisedAt,
  });
  for (const status of ["COOKING", "DONE"]) order = await postOrderAction(order, "status", { status });
  order = await postOrderAction(order, "courier", { courierId: anvar?.id });
  expect((await fetchOrder(order)).arrival?.step).toBe("courier");
  order = await postOrderAction(order, "status", { status: "ON_WAY" });
  const left = await fetchOrder(order);
  expect(left.arrival).toMatchObject({ step: "road", promisedAt: accepted.arrival?.promisedAt });
  expect(minutesUntil(left)).toBeLessThanOrEqual(order.roadMinutes + 1);
  order = await postOrderAction(order, "courier-status", { status: "PERFORMER_ARRIVED" });
  expect((await fetchOrder(order)).arrival?.step).toBe("door");
  order = await postOrderAction(order, "status", { status: "DELIVERED" });
  expect((await fetchOrder(order)).arrival).toBeNull();
});

test("[OR-5] an order that is behind its time says that it is late and is never estimated for the past", async () => {
  const placed = await postOrder(app, token, createPickupBody());
  const order = await postOrderAction(placed, "accept", { cookingMinutes: 10 });
  app.clock.advance(40 * MINUTE_MS);
  const late = await fetchOrder(order);
  expect(late.arrival).toMatchObject({ isLate: true, promisedAt: order.promisedAt });
  expect(minutesUntil(late)).toBeGreaterThan(0);
  const done = await postOrderAction(
    await postOrderAction(order, "status", { status: "COOKING" }),
    "status",
    {
      status: "DONE",
    },
  );
  expect((await fetchOrder(done)).arrival).toBeNull();
});

test("[OR-5] the list of active orders has the estimate, the history's ended orders have none", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const active = await app.call<Order[]>(`/orders/v1/orders/user/${userId}/active`, { token });
  expect(active.body.find(({ id }) => id === order.id)?.arrival).toMatchObject({ step: "kitchen" });
  await postOrderAction(order, "refuse", { reason: "OTHER" });
  expect((await fetchOrder(order)).arrival).toBeNull();
});

test("[OR-5, US-8] staff get the promised time and the road, not the customer's estimate", async () => {
  const order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept");
  expect(order).not.toHaveProperty("arrival");
});

test("[OR-5] the live event of a changed order has the new estimate", async () => {
  const order = await postOrder(app, token, createDeliveryBody());
  const events = await listenToEvents<Order>(app, `/orders/v1/orders/${order.id}/events`, token);
  await postOrderAction(order, "accept", { cookingMinutes: 30 });
  await expect
    .poll(events)
    .toContainEqual(
      expect.objectContaining({ status: "ACCEPTED", arrival: expect.objectContaining({ step: "kitchen" }) }),
    );
});
