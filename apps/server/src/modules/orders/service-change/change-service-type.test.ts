import type { BoardOrder, endpoints, HistoryEntry, Order } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { fakePayments, enableClick, waitingJobs } from "../../../testing/fake-payments.ts";
import { payOrderNow } from "../../../testing/order-jobs.ts";
import {
  branchId,
  CUSTOMER,
  delivery,
  inside,
  outside,
  pickup,
  postOrder,
  shop,
} from "../../../testing/test-shop.ts";
import { addTables } from "../../../testing/test-tables.ts";
import { captureBill } from "../../payments/index.ts";
import { tableIdOf } from "../../merchants/index.ts";

const app = await shop({ payments: [fakePayments().provider] });
await enableClick(app, app.osh);
await addTables(app, "osh");
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");

type Services = ReplyOf<typeof endpoints.orderServiceTypes>;
type Quote = ReplyOf<typeof endpoints.quoteServiceType> & { code: string; data: object };
type Changed = BoardOrder & { code: string; data: { more: number } };

const CENTER = branchId("center");
const fetched = { serviceType: "PICK_UP", branchId: CENTER };
const brought = {
  serviceType: "DELIVERY",
  branchId: CENTER,
  address: { streetName: "Navoiy", houseNumber: "7", ...inside },
};
const eaten = {
  serviceType: "DINE_IN",
  branchId: CENTER,
  tableId: tableIdOf("osh", { branchKey: "center", number: "2" }),
};
const at = (order: { id: string }, call: string) => `/console/v1/orders/${order.id}/${call}`;
const quote = async (order: Order, service: object, version = order.version) =>
  (await app.call<Quote>(at(order, "service-quote"), { token: owner, body: { version, service } })).body;
const change = async (order: Order, service: object, totalPrice: number, version = order.version) =>
  (await app.call<Changed>(at(order, "service"), { token: owner, body: { version, service, totalPrice } }))
    .body;
const seen = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const lastAbout = async ({ id }: { id: string }) =>
  (await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${id}`, { token: owner })).body.history.at(
    -1,
  )?.about;

async function paidOnline(body: Parameters<typeof postOrder>[2]): Promise<Order> {
  const order = await postOrder(app, token, { ...body, paymentType: "CLICK" });
  await app.db.tenant(app.osh, (tx) =>
    captureBill(tx, { merchantId: app.osh, orderId: order.id, now: app.clock.now(), reference: order.id }),
  );
  await payOrderNow(app, order);
  return seen(order);
}

test("[CH-1] offers staff the services of the brand and its branches, and every table", async () => {
  const order = await postOrder(app, token, delivery());
  const { body } = await app.call<Services>(at(order, "services"), { token: owner });
  expect(body.branches[0]).toMatchObject({ id: CENTER, services: expect.arrayContaining(["PICK_UP"]) });
  expect(body.branches[0]?.tables.map(({ number }) => number)).toContain("2");
  expect(body.branches.length).toBeGreaterThan(1);
});

test("[CH-1, OR-7] changes a delivery to a pickup: no fee, no address, and the history has both services", async () => {
  const order = await postOrder(app, token, delivery({ changeFrom: 105_000 }));
  expect(await quote(order, fetched)).toMatchObject({
    before: { totalPrice: 102_000, deliveryPrice: 10_000 },
    after: { totalPrice: 92_000, deliveryPrice: 0 },
    way: null,
    back: 0,
  });
  expect((await seen(order)).version, "a quote changes nothing").toBe(order.version);
  expect(await change(order, fetched, 92_000)).toMatchObject({
    serviceType: "PICK_UP",
    totalPrice: 92_000,
    deliveryPrice: 0,
    address: null,
    distance: null,
    roadMinutes: 0,
    changeFrom: 105_000,
  });
  const sums = { totalBefore: 102_000, totalAfter: 92_000, back: 0 };
  expect(await lastAbout(order)).toEqual({ kind: "service_type", from: "DELIVERY", to: "PICK_UP", ...sums });
});

test("[CH-1] changes a pickup to a delivery at the zone's price, with a later promised time, up to delivery", async () => {
  const order = await postOrder(app, token, pickup({ changeFrom: 50_000 }));
  const changed = await change(order, brought, 57_000);
  expect(changed).toMatchObject({
    serviceType: "DELIVERY",
    totalPrice: 57_000,
    deliveryPrice: 10_000,
    address: { streetName: "Navoiy", houseNumber: "7" },
    // The banknote is too small for the new total.
    changeFrom: null,
  });
  expect(changed.roadMinutes).toBeGreaterThan(0);
  const promised = (o: Order) => Date.parse(o.promisedAt ?? "");
  expect(promised(changed) - promised(order)).toBe(changed.roadMinutes * 60_000);
  const waiting = await waitingJobs(app, "call-courier");
  expect(waiting.map(({ key }) => key)).toContain(`call-courier:${order.id}`);
});

test("[CH-1] changes an order to a table of its branch, not of another", async () => {
  const order = await postOrder(app, token, pickup());
  const foreign = tableIdOf("osh", { branchKey: "north", number: "9" });
  expect((await change(order, { ...eaten, tableId: foreign }, 47_000)).code).toBe("table_not_found");
  expect(await change(order, eaten, 47_000)).toMatchObject({
    serviceType: "DINE_IN",
    table: { number: "2" },
    totalPrice: 47_000,
  });
  expect((await change(order, eaten, 47_000, 2)).code).toBe("transition_not_allowed");
});

test("[CH-1] another branch can take it before it is cooked, and not after", async () => {
  const north = { ...fetched, branchId: branchId("north") };
  const order = await postOrder(app, token, pickup());
  const { after } = await quote(order, north);
  expect(await change(order, north, after.totalPrice)).toMatchObject({ branchId: branchId("north") });
  const cooking = await postOrder(app, token, pickup());
  for (const [action, body] of [
    ["accept", { version: 1 }],
    ["status", { version: 2, status: "COOKING" }],
  ] as const)
    await app.call(at(cooking, action), { token: owner, body });
  expect((await change(cooking, north, 47_000, 3)).code).toBe("transition_not_allowed");
  expect((await change(cooking, brought, 57_000, 3)).serviceType).toBe("DELIVERY");
});

test.each([
  ["out_of_zone", { ...brought, address: { streetName: "Far", ...outside } }],
  ["address_required", { ...brought, address: null }],
  ["branch_not_found", { ...fetched, branchId: crypto.randomUUID() }],
])("[CH-1, AD-5] refuses with %s and changes nothing", async (code, service) => {
  const order = await postOrder(app, token, pickup());
  expect((await quote(order, service)).code).toBe(code);
  expect((await change(order, service, 47_000)).code).toBe(code);
  expect((await seen(order)).version).toBe(order.version);
});

test("[BK-8] refuses a different total and an outdated version", async () => {
  const order = await postOrder(app, token, pickup());
  expect((await change(order, brought, 47_000)).code).toBe("price_changed");
  expect((await change(order, brought, 57_000, 9)).code).toBe("stale_version");
  expect((await quote(order, brought, 9)).code).toBe("stale_version");
});

test("[PY-5] refunds the delivery fee of an order paid online, and the charge stays", async () => {
  const order = await paidOnline(delivery());
  expect(await quote(order, fetched)).toMatchObject({ after: { totalPrice: 102_000 }, back: 10_000 });
  const changed = await change(order, fetched, 102_000);
  expect(changed).toMatchObject({ serviceType: "PICK_UP", isPaid: true, totalPrice: 102_000 });
  expect(changed.partRefunds).toMatchObject([{ amount: 10_000, lines: null, givenAt: null }]);
  expect(await lastAbout(order)).toMatchObject({ kind: "service_type", totalAfter: 102_000, back: 10_000 });
});

test("[PY-5] refuses a paid order that would become more expensive, with the difference", async () => {
  const order = await paidOnline(pickup());
  const refused = await change(order, brought, 57_000);
  expect(refused).toMatchObject({
    code: "paid_order_dearer",
    data: { more: 10_000, sum: { ru: "10\u00a0000\u00a0сум" } },
    description: {
      ru: "Заказ уже оплачен, а так он дороже на 10\u00a0000\u00a0сум. Договоритесь с клиентом и оформите новый заказ.",
    },
  });
  expect((await seen(order)).serviceType).toBe("PICK_UP");
});

test("[OR-3] the bill of an unpaid order gets the new total", async () => {
  const order = await postOrder(app, token, { ...pickup(), paymentType: "CLICK" });
  expect(await change(order, brought, 57_000)).toMatchObject({ totalPrice: 57_000, isPaid: false });
  const { body } = await app.call<{ url: string }>(`/payments/v2/checkout/${order.id}`, { token });
  expect(body.url).toContain("amount=57000");
});
