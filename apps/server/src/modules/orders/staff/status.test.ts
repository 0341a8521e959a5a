import type { BoardOrder, Order, StopListItem } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createHandoverPatch } from "./status.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

function postOrderAction<Body = BoardOrder & { code: string }>(
  order: { id: string; version: number },
  action: string,
  body: object = {},
) {
  const path = `/console/v1/orders/${order.id}/${action}`;
  return app.call<Body>(path, { token: owner, body: { version: order.version, ...body } });
}

test("[OR-2] staff move a delivery from new to delivered, and each change is stored with author and time", async () => {
  let { body: order } = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept", {
    cookingMinutes: 20,
  });
  expect(order).toMatchObject({ status: "ACCEPTED", customer: { phone: CUSTOMER_PHONE } });
  for (const status of ["COOKING", "DONE"]) order = (await postOrderAction(order, "status", { status })).body;
  const couriers = await app.call<{ id: string; name: string }[]>("/console/v1/couriers", { token: owner });
  order = (await postOrderAction(order, "courier", { courierId: couriers.body[0]?.id })).body;
  expect(order.courier?.name).toBe("Anvar");
  for (const status of ["ON_WAY", "DELIVERED"])
    order = (await postOrderAction(order, "status", { status })).body;
  expect(order).toMatchObject({ status: "DELIVERED", isPaid: true, version: 7 });
  const shown = await app.call<{ history: { by: { kind: string } }[] }>(`/console/v1/orders/${order.id}`, {
    token: owner,
  });
  expect(shown.body.history.map(({ by }) => by.kind)).toEqual([
    "customer",
    ...Array<string>(6).fill("staff"),
  ]);
  const seen = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
  expect(seen.body).toMatchObject({ status: "DELIVERED", courierId: couriers.body[0]?.id });
});

test("[OR-5] when the courier leaves, the promised time is the travel time from now; a chosen time stays", async () => {
  let { body: order } = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept", {
    cookingMinutes: 90,
  });
  const promised = Date.parse(order.promisedAt ?? "");
  const couriers = await app.call<{ id: string }[]>("/console/v1/couriers", { token: owner });
  for (const status of ["COOKING", "DONE"]) order = (await postOrderAction(order, "status", { status })).body;
  order = (await postOrderAction(order, "courier", { courierId: couriers.body[0]?.id })).body;
  expect(Date.parse(order.promisedAt ?? "")).toBe(promised);
  order = (await postOrderAction(order, "status", { status: "ON_WAY" })).body;
  const road = Date.parse(order.promisedAt ?? "") - app.clock.now().getTime();
  expect(order.roadMinutes).toBeGreaterThan(0);
  expect(road).toBeGreaterThanOrEqual(order.roadMinutes * 60_000);
  expect(road).toBeLessThan((order.roadMinutes + 5) * 60_000);
  const chosen = new Date(app.clock.now().getTime() + 3_600_000);
  const of = { serviceType: "DELIVERY", roadMinutes: 10, deliveryAt: chosen } as const;
  expect(createHandoverPatch(of, { status: "ON_WAY", now: app.clock.now() })).not.toHaveProperty(
    "promised_at",
  );
});

test("[OR-2] refuses a status change that the table does not allow", async () => {
  const order = await postOrder(app, token, createPickupBody());
  expect((await postOrderAction(order, "status", { status: "DELIVERED" })).body.code).toBe(
    "transition_not_allowed",
  );
  expect((await postOrderAction(order, "status", { status: "CANCELED" })).body.code).toBe(
    "transition_not_allowed",
  );
});

test("[R14] refuses an outdated version and changes nothing", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await postOrderAction(order, "accept");
  const late = await postOrderAction(order, "refuse", { reason: "TOO_BUSY" });
  expect(late.status).toBe(409);
  expect(late.body.code).toBe("stale_version");
});

test("[PR-3] a refused order returns stock, promo use and cashback exactly once", async () => {
  const cola = { productId: productIdFromKey("cola"), count: 2 };
  const body = createPickupBody({ cartItems: [cola], promoCode: "ONCE", totalPrice: 18_000 - 5000 + 2000 });
  const order = await postOrder(app, token, body);
  const used = await app.call<{ code: string }>("/orders/v1/orders", { token, body });
  expect(used.body.code).toBe("promo_used_up");
  const unknown = { reason: "OUT_OF_STOCK", productIds: [productIdFromKey("plov")] };
  expect((await postOrderAction(order, "refuse", unknown)).body.code).toBe("product_not_found");
  const why = {
    reason: "OUT_OF_STOCK",
    productIds: [productIdFromKey("cola"), productIdFromKey("cola")],
    comment: "sorry",
  };
  const { body: refused } = await postOrderAction(order, "refuse", why);
  expect(refused).toMatchObject({
    status: "CANCELED",
    cancelReason: {
      code: "OUT_OF_STOCK",
      comment: "sorry",
      by: "staff",
      products: [{ productId: productIdFromKey("cola"), name: order.cartItems[0]?.name }],
    },
  });
  expect((await postOrderAction(refused, "refuse", { reason: "OTHER" })).status).toBe(409);
  const again = await postOrder(app, token, body);
  expect(again.promoCode).toBe("ONCE");
  const left = await app.call<{ count: number }[]>("/console/v1/products?search=cola", { token: owner });
  expect(left.body[0]?.count).toBe(3);
});

test("[MN-7] a product named as sold out in a refusal is stopped in the order's branch only, if the refusal succeeds", async () => {
  const plov = productIdFromKey("plov");
  const fetchPlovStop = async () => {
    const found = await app.call<StopListItem[]>("/console/v1/products?search=plov", { token: owner });
    return found.body.find(({ id }) => id === plov)?.stop;
  };
  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const createRefusalBody = (end: string) => ({
    reason: "OUT_OF_STOCK",
    productIds: [plov, plov],
    stop: { until: end },
  });
  const order = await postOrder(app, token, createPickupBody());
  expect(
    (await postOrderAction({ ...order, version: 9 }, "refuse", createRefusalBody(until))).body.code,
  ).toBe("stale_version");
  expect(await fetchPlovStop()).toBeNull();
  expect((await postOrderAction(order, "refuse", createRefusalBody(until))).body.status).toBe("CANCELED");
  expect(await fetchPlovStop()).toEqual({ until, branchId: order.branch.id });
  await app.call("/console/v1/stops", { token: owner, body: { productIds: [plov], stop: null } });
  app.directory.drop();
  const late = await postOrder(app, token, createPickupBody());
  expect((await postOrderAction(late, "refuse", createRefusalBody("2020-01-01T00:00:00Z"))).body.status).toBe(
    "CANCELED",
  );
  expect(await fetchPlovStop()).toBeNull();
});

test("[PR-4] cashback is earned on delivery and spent at most once", async () => {
  const { body: me } = await app.call<{ cashback: number }>("/users/v1/users/me", { token });
  expect(me.cashback).toBe(4500);
  const body = createPickupBody({ cashback: 4500, totalPrice: 47_000 - 4500 });
  expect(await postOrder(app, token, body)).toMatchObject({ cashback: 4500, totalPrice: 42_500 });
  const second = await app.call<{ code: string }>("/orders/v1/orders", { token, body });
  expect(second.body.code).toBe("cashback_exceeded");
});

test("[BR-12] another brand's staff cannot see it", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const stranger = await app.signInStaff("owner@pizza");
  const reply = await app.call(`/console/v1/orders/${order.id}/accept`, {
    token: stranger,
    host: "pizza.localhost",
    body: { version: 1 },
  });
  expect(reply.status).toBe(404);
});

test("[US-8] the kitchen cooks and sets the promised time, but cannot refuse", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  const order = await postOrder(app, token, createPickupBody());
  const refuse = { version: 1, reason: "TOO_BUSY" };
  const path = `/console/v1/orders/${order.id}`;
  expect((await app.call(`${path}/refuse`, { token: kitchen, body: refuse })).status).toBe(403);
  const more = await app.call<BoardOrder>(`${path}/minutes`, {
    token: kitchen,
    body: { version: 1, minutes: 10 },
  });
  const later = Date.parse(more.body.promisedAt ?? "") - Date.parse(order.promisedAt ?? "");
  expect(later).toBe(10 * 60_000);
});

test("[OR-2] a dine-in order is accepted, closed or cancelled, and closed only when paid", async () => {
  // In production, orders with the status `OPEN` come from external tills, so the test sets this status in the
  // database.
  const placeOpenOrder = async (paymentType = "CASH") => {
    const order = await postOrder(app, token, createPickupBody());
    await app.db.tenant(app.osh, (tx) =>
      sql`update orders set status = 'OPEN', payment_type = ${paymentType} where id = ${order.id}`.execute(
        tx,
      ),
    );
    return order;
  };
  expect((await postOrderAction(await placeOpenOrder(), "accept")).body.status).toBe("ACCEPTED");
  expect((await postOrderAction(await placeOpenOrder(), "status", { status: "CLOSED" })).body).toMatchObject({
    status: "CLOSED",
    isPaid: true,
    nextStatuses: [],
  });
  expect((await postOrderAction(await placeOpenOrder(), "refuse", { reason: "OTHER" })).body.status).toBe(
    "CANCELED",
  );
  const own = await placeOpenOrder();
  const canceled = await app.call<Order>(`/orders/v1/orders/${own.id}/cancel`, { token, body: {} });
  expect(canceled.body.status).toBe("CANCELED");
  expect((await postOrderAction(await placeOpenOrder(), "status", { status: "COOKING" })).body.code).toBe(
    "transition_not_allowed",
  );
  const unpaid = await placeOpenOrder("CLICK");
  for (const [action, body] of [
    ["accept", {}],
    ["status", { status: "CLOSED" }],
  ] as const)
    expect((await postOrderAction(unpaid, action, body)).body.code).toBe("order_not_paid");
});
