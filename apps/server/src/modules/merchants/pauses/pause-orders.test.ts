import type { Menu, Order, OrderQuote, OrderTimeSlots, Pause, Tariff } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchId,
  CUSTOMER,
  delivery,
  inside,
  pickup,
  postOrder,
  productId,
  shop,
} from "../../../testing/test-shop.ts";
import { stableId } from "../../../platform/stable-id.ts";
import { waitingJobs } from "../../../testing/fake-payments.ts";
import { expirePauses } from "./pause-orders.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const minutes = (count: number) => new Date(app.clock.now().getTime() + count * 60_000).toISOString();

type Answer = Pause & { code: string; data: { field?: string } };
const pause = (body: object) =>
  app.call<Answer>("/console/v1/pauses", {
    token: owner,
    body: { kind: "STOP", until: minutes(30), ...body },
  });
const lift = (id: string) => app.call(`/console/v1/pauses/${id}`, { token: owner, method: "DELETE" });
const holding = async () => (await app.call<Pause[]>("/console/v1/pauses", { token: owner })).body;
const order = (body = pickup()) =>
  app.call<Order & { code: string; data: Record<string, unknown>; description: { en: string } }>(
    "/orders/v1/orders",
    { token, body },
  );
const slots = async () =>
  (
    await app.call<OrderTimeSlots>(
      `/orders/v1/orders/slots?branchId=${branchId("center")}&serviceType=PICK_UP`,
    )
  ).body;
/** Clears the caches, as all processes do after the event. */
const hear = () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
};
const menu = async () => {
  hear();
  return (await app.call<Menu>("/products/v1/overalls?type=WEB")).body;
};
const events = async () => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select 1 from outbox where topic = 'pauses-changed'`.execute(tx),
  );
  return rows.length;
};

test("[CH-2] a paused brand refuses orders for now, returns the end of the pause, and the pause ends automatically", async () => {
  const until = minutes(30);
  const { body: made } = await pause({ until });
  expect(await holding()).toEqual([made]);
  // `isByAlert` is not part of the public menu.
  const { isByAlert, ...shown } = made;
  expect(isByAlert).toBe(false);
  expect((await menu()).pauses).toEqual([shown]);
  const { status, body } = await order();
  expect([status, body.code, body.data["until"]]).toEqual([409, "paused_until", until]);
  // 07:00 UTC is noon in Tashkent.
  expect(body.description.en).toContain("12:30");
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: delivery() });
  expect(quote.body.obstacles[0]?.code).toBe("paused_until");
  expect(await slots()).toMatchObject({ minutes: null, pause: { until } });
  expect(await waitingJobs(app, "heal-pauses")).toHaveLength(1);
  app.clock.advance(30 * 60_000);
  expect((await order()).status).toBe(200);
  expect((await menu()).pauses).toEqual([]);
  const before = await events();
  await app.db.tenant(app.osh, (tx) => expirePauses(tx, app.osh, app.clock.now()));
  await app.db.tenant(app.osh, (tx) => expirePauses(tx, app.osh, app.clock.now()));
  expect(await events()).toBe(before + 1);
});

test("[CH-2] accepts an order for a time after the pause, and offers only such times", async () => {
  const { body: made } = await pause({ until: minutes(240) });
  const { days } = await slots();
  const first = days[0]?.slots[0];
  expect(Date.parse(first?.at ?? "")).toBeGreaterThanOrEqual(Date.parse(minutes(240)));
  const at = { day: days[0]?.day, time: first?.time };
  const later = await app.call<Order>("/orders/v1/orders/at-time", { token, body: { ...pickup(), ...at } });
  expect(later.body.status).toBe("AT_TIME");
  await lift(made.id);
});

test("[MN-7] a stopped product and a paused category are sold for times after the stop only", async () => {
  const until = minutes(60);
  const { body: made } = await pause({ categoryId: stableId("osh", "category", "dishes"), until });
  const stops = (stop: object | null) =>
    app.call("/console/v1/stops", { token: owner, body: { productIds: [productId("plov")], stop } });
  await stops({ until });
  const { days } = await slots();
  const wanted = (isAfter: boolean) => {
    const slot = days[0]?.slots.find(({ at }) => Date.parse(at) > Date.parse(until) === isAfter);
    const body = { ...pickup(), day: days[0]?.day, time: slot?.time };
    return app.call<Order & { code: string }>("/orders/v1/orders/at-time", { token, body });
  };
  expect((await wanted(false)).body.code).toBe("product_unavailable");
  expect((await wanted(true)).body.status).toBe("AT_TIME");
  await stops(null);
  await lift(made.id);
});

test("[CH-2] a pause without an end lasts until it is lifted manually, and applies to its branch only", async () => {
  const { body: made } = await pause({ until: null, branchId: branchId("center") });
  expect((await order()).body.code).toBe("paused");
  expect((await slots()).days).toEqual([]);
  expect((await order(pickup({ branchId: branchId("north") }))).status).toBe(200);
  expect((await lift(made.id)).status).toBe(200);
  expect((await lift(made.id)).status).toBe(404);
  expect((await order()).status).toBe(200);
});

test("[MN-7] a paused category stops its products on the menu and in the basket, with the time of its end", async () => {
  const categoryId = stableId("osh", "category", "dishes");
  const until = minutes(45);
  const { body: made } = await pause({ categoryId, until });
  const plov = (await menu()).products.find(({ id }) => id === productId("plov"));
  expect(plov).toMatchObject({ isAvailable: false, stop: { until, branchIds: null } });
  const { body } = await order();
  expect([body.code, body.data["backAt"]]).toEqual(["product_unavailable", until]);
  await pause({ categoryId, until, branchId: branchId("north") });
  await lift(made.id);
  expect((await menu()).products.find(({ id }) => id === productId("plov"))).toMatchObject({
    isAvailable: true,
    stop: { until, branchIds: [branchId("north")] },
  });
  expect((await order()).status).toBe(200);
  for (const { id } of await holding()) await lift(id);
});

test("[CH-5] a busy hour adds minutes and a delivery surcharge, equal in the tariff and in the order", async () => {
  const calm = await postOrder(app, token, delivery());
  const { body: busy } = await pause({
    kind: "BUSY",
    branchId: branchId("center"),
    extraMinutes: 20,
    deliverySurcharge: 4000,
  });
  const body = { productPrice: 90_000, branchId: branchId("center"), ...inside };
  const tariff = await app.call<Tariff>("/deliveries/v1/delivery/tariff/client/calculate", { body });
  expect(tariff.body.price).toBe(14_000);
  expect((await order(delivery())).body.code).toBe("price_changed");
  const late = await postOrder(app, token, delivery({ totalPrice: 106_000 }));
  const gap = Date.parse(late.promisedAt ?? "") - Date.parse(calm.promisedAt ?? "");
  expect([late.deliveryPrice, gap]).toEqual([14_000, 20 * 60_000]);
  expect((await slots()).minutes).toBe(25 + 20);
  // The busy hour has ended by tomorrow, so an order for then has the usual price.
  const tomorrow = { ...delivery(), day: "2026-03-03", time: "18:00" };
  const later = await app.call<Order>("/orders/v1/orders/at-time", { token, body: tomorrow });
  expect(later.body.deliveryPrice).toBe(10_000);
  await lift(busy.id);
});

test("[AP-2] [BR-12] refuses a pause in the past, a busy category, an empty busy hour and another brand's branch", async () => {
  const field = async (body: object) => (await pause(body)).body.data.field;
  expect(await field({ until: "2020-01-01T00:00:00Z" })).toBe("until");
  expect(
    await field({ kind: "BUSY", extraMinutes: 5, categoryId: stableId("osh", "category", "dishes") }),
  ).toBe("categoryId");
  expect(await field({ kind: "BUSY" })).toBe("extraMinutes");
  expect((await pause({ branchId: branchId("center", "pizza") })).status).toBe(404);
  expect((await pause({ categoryId: stableId("pizza", "category", "dishes") })).status).toBe(404);
  expect(await holding()).toEqual([]);
});
