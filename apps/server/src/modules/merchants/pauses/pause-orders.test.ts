import type { Menu, Order, OrderQuote, OrderTimeSlots, Pause, DeliveryTariff } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  pointInCenterZone,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { deriveStableId } from "../../../platform/stable-id.ts";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import { expirePauses } from "./pause-orders.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const minutesFromNow = (count: number) => new Date(app.clock.now().getTime() + count * 60_000).toISOString();

type PauseAnswer = Pause & { code: string; data: { field?: string } };
const addPause = (body: object) =>
  app.call<PauseAnswer>("/console/v1/pauses", {
    token: owner,
    body: { kind: "STOP", until: minutesFromNow(30), ...body },
  });
const liftPause = (id: string) => app.call(`/console/v1/pauses/${id}`, { token: owner, method: "DELETE" });
const fetchPauses = async () => (await app.call<Pause[]>("/console/v1/pauses", { token: owner })).body;
const requestOrder = (body = createPickupBody()) =>
  app.call<Order & { code: string; data: Record<string, unknown>; description: { en: string } }>(
    "/orders/v1/orders",
    { token, body },
  );
const fetchSlots = async () =>
  (
    await app.call<OrderTimeSlots>(
      `/orders/v1/orders/slots?branchId=${branchIdFromKey("center")}&serviceType=PICK_UP`,
    )
  ).body;
/** Clears the caches, as all processes do when they receive the event of a change. */
const clearAllCaches = () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
};
const fetchMenu = async () => {
  clearAllCaches();
  return (await app.call<Menu>("/products/v1/overalls?type=WEB")).body;
};
const selectPauseEvents = async () => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select 1 from outbox where topic = 'pauses-changed'`.execute(tx),
  );
  return rows.length;
};

test("[CH-2] a paused brand refuses orders for now, returns the end of the pause, and the pause ends automatically", async () => {
  const until = minutesFromNow(30);
  const { body: made } = await addPause({ until });
  expect(await fetchPauses()).toEqual([made]);
  // `isByAlert` is not part of the public menu.
  const { isByAlert, ...shown } = made;
  expect(isByAlert).toBe(false);
  expect((await fetchMenu()).pauses).toEqual([shown]);
  const { status, body } = await requestOrder();
  expect([status, body.code, body.data["until"]]).toEqual([409, "paused_until", until]);
  // 07:00 UTC is noon in Tashkent.
  expect(body.description.en).toContain("12:30");
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createDeliveryBody() });
  expect(quote.body.obstacles[0]?.code).toBe("paused_until");
  expect(await fetchSlots()).toMatchObject({ minutes: null, pause: { until } });
  expect(await selectWaitingJobs(app, "heal-pauses")).toHaveLength(1);
  app.clock.advance(30 * 60_000);
  expect((await requestOrder()).status).toBe(200);
  expect((await fetchMenu()).pauses).toEqual([]);
  const before = await selectPauseEvents();
  await app.db.tenant(app.osh, (tx) => expirePauses(tx, app.osh, app.clock.now()));
  await app.db.tenant(app.osh, (tx) => expirePauses(tx, app.osh, app.clock.now()));
  expect(await selectPauseEvents()).toBe(before + 1);
});

test("[CH-2] accepts an order for a time after the pause, and offers only such times", async () => {
  const { body: made } = await addPause({ until: minutesFromNow(240) });
  const { days } = await fetchSlots();
  const first = days[0]?.slots[0];
  expect(Date.parse(first?.at ?? "")).toBeGreaterThanOrEqual(Date.parse(minutesFromNow(240)));
  const at = { day: days[0]?.day, time: first?.time };
  const later = await app.call<Order>("/orders/v1/orders/at-time", {
    token,
    body: { ...createPickupBody(), ...at },
  });
  expect(later.body.status).toBe("AT_TIME");
  await liftPause(made.id);
});

test("[MN-7] a stopped product and a paused category are sold for times after the stop only", async () => {
  const until = minutesFromNow(60);
  const { body: made } = await addPause({ categoryId: deriveStableId("osh", "category", "dishes"), until });
  const stopPlov = (stop: object | null) =>
    app.call("/console/v1/stops", { token: owner, body: { productIds: [productIdFromKey("plov")], stop } });
  await stopPlov({ until });
  const { days } = await fetchSlots();
  const requestOrderInSlot = (isAfter: boolean) => {
    const slot = days[0]?.slots.find(({ at }) => Date.parse(at) > Date.parse(until) === isAfter);
    const body = { ...createPickupBody(), day: days[0]?.day, time: slot?.time };
    return app.call<Order & { code: string }>("/orders/v1/orders/at-time", { token, body });
  };
  expect((await requestOrderInSlot(false)).body.code).toBe("product_unavailable");
  expect((await requestOrderInSlot(true)).body.status).toBe("AT_TIME");
  await stopPlov(null);
  await liftPause(made.id);
});

test("[CH-2] a pause without an end lasts until it is lifted manually, and applies to its branch only", async () => {
  const { body: made } = await addPause({ until: null, branchId: branchIdFromKey("center") });
  expect((await requestOrder()).body.code).toBe("paused");
  expect((await fetchSlots()).days).toEqual([]);
  expect((await requestOrder(createPickupBody({ branchId: branchIdFromKey("north") }))).status).toBe(200);
  expect((await liftPause(made.id)).status).toBe(200);
  expect((await liftPause(made.id)).status).toBe(404);
  expect((await requestOrder()).status).toBe(200);
});

test("[MN-7] a paused category stops its products on the menu and in the basket, with the time of its end", async () => {
  const categoryId = deriveStableId("osh", "category", "dishes");
  const until = minutesFromNow(45);
  const { body: made } = await addPause({ categoryId, until });
  const plov = (await fetchMenu()).products.find(({ id }) => id === productIdFromKey("plov"));
  expect(plov).toMatchObject({ isAvailable: false, stop: { until, branchIds: null } });
  const { body } = await requestOrder();
  expect([body.code, body.data["backAt"]]).toEqual(["product_unavailable", until]);
  await addPause({ categoryId, until, branchId: branchIdFromKey("north") });
  await liftPause(made.id);
  expect((await fetchMenu()).products.find(({ id }) => id === productIdFromKey("plov"))).toMatchObject({
    isAvailable: true,
    stop: { until, branchIds: [branchIdFromKey("north")] },
  });
  expect((await requestOrder()).status).toBe(200);
  for (const { id } of await fetchPauses()) await liftPause(id);
});

test("[CH-5] a busy hour adds minutes and a delivery surcharge, equal in the tariff and in the order", async () => {
  const calm = await postOrder(app, token, createDeliveryBody());
  const { body: busy } = await addPause({
    kind: "BUSY",
    branchId: branchIdFromKey("center"),
    extraMinutes: 20,
    deliverySurcharge: 4000,
  });
  const body = { productPrice: 90_000, branchId: branchIdFromKey("center"), ...pointInCenterZone };
  const tariff = await app.call<DeliveryTariff>("/deliveries/v1/delivery/tariff/client/calculate", { body });
  expect(tariff.body.price).toBe(14_000);
  expect((await requestOrder(createDeliveryBody())).body.code).toBe("price_changed");
  const late = await postOrder(app, token, createDeliveryBody({ totalPrice: 106_000 }));
  const gap = Date.parse(late.promisedAt ?? "") - Date.parse(calm.promisedAt ?? "");
  expect([late.deliveryPrice, gap]).toEqual([14_000, 20 * 60_000]);
  expect((await fetchSlots()).minutes).toBe(25 + 20);
  // The busy hour has ended by tomorrow, so an order for tomorrow has the usual price.
  const tomorrow = { ...createDeliveryBody(), day: "2026-03-03", time: "18:00" };
  const later = await app.call<Order>("/orders/v1/orders/at-time", { token, body: tomorrow });
  expect(later.body.deliveryPrice).toBe(10_000);
  await liftPause(busy.id);
});

test("[AP-2] [BR-12] refuses a pause in the past, a busy category, an empty busy hour and another brand's branch", async () => {
  const getRefusedField = async (body: object) => (await addPause(body)).body.data.field;
  expect(await getRefusedField({ until: "2020-01-01T00:00:00Z" })).toBe("until");
  expect(
    await getRefusedField({
      kind: "BUSY",
      extraMinutes: 5,
      categoryId: deriveStableId("osh", "category", "dishes"),
    }),
  ).toBe("categoryId");
  expect(await getRefusedField({ kind: "BUSY" })).toBe("extraMinutes");
  expect((await addPause({ branchId: branchIdFromKey("center", "pizza") })).status).toBe(404);
  expect((await addPause({ categoryId: deriveStableId("pizza", "category", "dishes") })).status).toBe(404);
  expect(await fetchPauses()).toEqual([]);
});
