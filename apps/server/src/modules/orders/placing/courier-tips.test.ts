import type { BoardOrder, Checkout, endpoints, Order, OrderQuote } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { MAX_TIP_BY_CURRENCY } from "@dasturxon/domain/tips";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import {
  createDeliveryBody,
  createPickupBody,
  CUSTOMER_PHONE,
  createTestShop,
  postOrder,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
await changeBrandContent(
  app,
  app.osh,
  sql`update merchant_settings set features = features || '{"dineIn": true}'`,
);
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const kitchen = await app.signInStaff("kitchen@osh");
type Refusal = { code: string; description: Record<string, string>; data: Record<string, unknown> };
const ORDERS_PATH = "/orders/v1/orders";
const SETTINGS_PATH = "/console/v1/settings";
const quoteOrder = async (more: object) =>
  (
    await app.call<OrderQuote>(`${ORDERS_PATH}/quote`, {
      token,
      body: { ...createDeliveryBody(), totalPrice: undefined, ...more },
    })
  ).body;
const tryOrder = (body: object) => app.call<Order & Refusal>(ORDERS_PATH, { token, body });
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`${ORDERS_PATH}/${id}`, { token })).body;

async function saveTips(tips: object) {
  const { body } = await app.call<{ version: number }>(SETTINGS_PATH, { token: owner });
  const reply = await app.call<{ tips: object; data: { field: string } }>(SETTINGS_PATH, {
    method: "PUT",
    token: owner,
    body: { version: body.version, tips },
  });
  app.directory.drop();
  return reply;
}

test("quote and order have the tip beside the total, which it does not change", async () => {
  const { totalPrice, tip, obstacles } = await quoteOrder({ tip: 5000 });
  expect({ totalPrice, tip, obstacles }).toEqual({ totalPrice: 102_000, tip: 5000, obstacles: [] });
  expect((await quoteOrder({})).tip).toBe(0);
  const order = await postOrder(app, token, createDeliveryBody({ tip: 5000 }));
  expect(order).toMatchObject({ totalPrice: 102_000, tip: 5000 });
  expect(await fetchOrder(order)).toMatchObject({ totalPrice: 102_000, tip: 5000 });
  const stored = await app.db.tenantRead(app.osh, (tx) =>
    sql`select tip::float8 as tip, total_price::float8 as total, breakdown->'tip' as said from orders
      where merchant_id = ${app.osh} and id = ${order.id}`.execute(tx),
  );
  expect(stored.rows).toEqual([{ tip: 5000, total: 102_000, said: 5000 }]);
});

test("an order without a tip and an order placed by an older build have the tip 0", async () => {
  const order = await postOrder(app, token, createDeliveryBody({ tip: null }));
  expect(order.tip).toBe(0);
  await app.db.tenant(app.osh, (tx) =>
    sql`update orders set breakdown = breakdown - 'tip' where merchant_id = ${app.osh} and id = ${order.id}`.execute(
      tx,
    ),
  );
  expect((await fetchOrder(order)).tip).toBe(0);
});

test.each([
  ["pickup", createPickupBody({ tip: 5000 })],
  ["dine-in", createPickupBody({ serviceType: "DINE_IN", tip: 5000 })],
])("refuses a tip for %s and names the field", async (_, body) => {
  const { status, body: refused } = await tryOrder(body);
  expect(status).toBe(409);
  expect(refused).toMatchObject({ code: "tip_not_available", data: { field: "tip" } });
  expect(refused.description["en"]).toContain("Remove the tip");
  const { obstacles, tip } = await quoteOrder({ ...body, totalPrice: undefined });
  expect(obstacles.map(({ code }) => code)).toContain("tip_not_available");
  expect(tip).toBe(0);
});

test.each([-1, 0.5, 1e300, "5000", [5000], {}, true, Number.MAX_SAFE_INTEGER])(
  "refuses the tip %j, which is no amount, and names the field",
  async (tip) => {
    expect(await tryOrder({ ...createDeliveryBody(), tip })).toMatchObject({
      status: 400,
      body: { code: "bad_request", data: { field: "tip" } },
    });
  },
);

test("refuses a tip above the maximum and names the maximum", async () => {
  const { status, body } = await tryOrder(createDeliveryBody({ tip: MAX_TIP_BY_CURRENCY.UZS + 1 }));
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: "tip_too_large", data: { field: "tip", max: MAX_TIP_BY_CURRENCY.UZS } });
  expect(body.description["en"]).toMatch(/1\s000\s000/);
  expect((await tryOrder(createDeliveryBody({ tip: 1e12 }))).body.code).toBe("tip_too_large");
});

test("[CH-12] [PR-1] [PR-3] minimum, promo code and cashback do not count the tip", async () => {
  await changeBrandContent(app, app.osh, sql`update merchant_settings set minimal_delivery_price = 95000`);
  const below = await quoteOrder({ tip: 100_000 });
  expect(below.obstacles).toMatchObject([{ code: "minimum_amount", data: { missing: 5000 } }]);
  await changeBrandContent(app, app.osh, sql`update merchant_settings set minimal_delivery_price = 0`);
  const spent = await quoteOrder({ tip: 5000, cashback: 1_000_000 });
  const plain = await quoteOrder({ cashback: 1_000_000 });
  expect(spent).toEqual({ ...plain, tip: 5000 });
});

test("the board and the receipt show the tip, and the kitchen does not", async () => {
  const order = await postOrder(app, token, createDeliveryBody({ tip: 5000 }));
  const fetchBoardOrder = async (staff: string) =>
    (await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: staff })).body;
  expect(await fetchBoardOrder(owner)).toMatchObject({ totalPrice: 102_000, tip: 5000 });
  expect(await fetchBoardOrder(kitchen)).toMatchObject({ totalPrice: 0, tip: 0 });
  const page = await app.http.app.inject({
    url: `/api/orders/v1/orders/${order.id}/receipt/page?lang=en`,
    headers: { host: "osh.localhost", authorization: `Bearer ${token}` },
  });
  expect(page.body).toMatch(/Tip for the courier<\/td><td>5\s000/);
  expect(page.body).toMatch(/class="total"><td>[^<]*<\/td><td>107\s000/);
});

test("the day's totals have tips of their own, which are not part of the revenue", async () => {
  const day = dayFromInstant(app.clock.now(), "Asia/Tashkent");
  const fetchTotals = async () => {
    const path = `/console/v1/past-orders?day=${day}`;
    const { body } = await app.call<EndpointReply<typeof endpoints.pastOrders>>(path, { token: owner });
    return { totalPrice: body.totalPrice, tips: body.tips };
  };
  const before = await fetchTotals();
  const order = await postOrder(app, token, createDeliveryBody({ tip: 10_000 }));
  expect(await fetchTotals()).toEqual({
    totalPrice: before.totalPrice + 102_000,
    tips: before.tips + 10_000,
  });
  const refuse = { version: order.version, reason: "OTHER" };
  await app.call(`/console/v1/orders/${order.id}/refuse`, { token: owner, body: refuse });
  expect(await fetchTotals()).toEqual(before);
});

test("[CH-1] an unpaid order loses its tip when it is picked up", async () => {
  const order = await postOrder(app, token, createDeliveryBody({ tip: 5000, changeFrom: 110_000 }));
  const service = { serviceType: "PICK_UP", branchId: order.branchId };
  const path = `/console/v1/orders/${order.id}/service`;
  const body = { version: order.version, service, totalPrice: 92_000 };
  const changed = await app.call<BoardOrder>(path, { token: owner, body });
  expect(changed.body).toMatchObject({ totalPrice: 92_000, tip: 0 });
  expect(await fetchOrder(order)).toMatchObject({ totalPrice: 92_000, tip: 0 });
});

test("a brand offers 5,000 and 10,000 soʻm by default, its owner changes or switches off tips", async () => {
  const fetchTips = async () =>
    (await app.call<{ tips: object }>("/orders/v1/merchant/settings", {})).body.tips;
  const initial = { isEnabled: true, unit: "SUM", choices: [5000, 10_000] };
  expect(await fetchTips()).toEqual(initial);
  const percents = { isEnabled: true, unit: "PERCENT", choices: [5, 10, 15] };
  expect((await saveTips(percents)).body.tips).toEqual(percents);
  expect(await fetchTips()).toEqual(percents);
  await saveTips({ ...initial, isEnabled: false });
  expect((await tryOrder(createDeliveryBody({ tip: 5000 }))).body.code).toBe("tip_not_available");
  await saveTips(initial);
  expect((await tryOrder(createDeliveryBody({ tip: 5000 }))).status).toBe(200);
});

test("tips in amounts follow a new currency, and percentages and the switch stay", async () => {
  const pizza = await app.signInStaff("owner@pizza");
  type Settings = { version: number; business: { currency: string }; tips: object };
  const change = async (parts: { currency?: string; tips?: object }) => {
    const { body } = await app.call<Settings>(SETTINGS_PATH, { token: pizza });
    const { version, tips } = body;
    const business = { ...body.business, ...(parts.currency && { currency: parts.currency }) };
    const sent = { version, business, tips: parts.tips ?? tips };
    const reply = await app.call<Settings>(SETTINGS_PATH, { method: "PUT", token: pizza, body: sent });
    return reply.body.tips;
  };
  await change({ tips: { isEnabled: false, unit: "SUM", choices: [100_000, 200_000] } });
  const tenge = { isEnabled: false, unit: "SUM", choices: [200, 500] };
  expect(await change({ currency: "KZT" })).toEqual(tenge);
  const own = { isEnabled: true, unit: "SUM", choices: [7000] };
  expect(await change({ currency: "UZS", tips: own })).toEqual(own);
  const percents = { isEnabled: true, unit: "PERCENT", choices: [5, 10] };
  await change({ tips: percents });
  expect(await change({ currency: "KZT" })).toEqual(percents);
  await change({ currency: "UZS" });
});

test.each([
  ["none", { choices: [] }],
  ["too many", { choices: [1, 2, 3, 4, 5] }],
  ["descending", { choices: [10_000, 5000] }],
  ["huge", { choices: [MAX_TIP_BY_CURRENCY.UZS + 1] }],
  ["percent above the maximum", { unit: "PERCENT", choices: [51] }],
])("refuses the choices: %s", async (_, change) => {
  const { status, body } = await saveTips({ isEnabled: true, unit: "SUM", ...change });
  expect(status).toBe(400);
  expect(body.data.field).toContain("tips.choices");
});

test("[OR-3] the payment page names the amount with the tip", async () => {
  const order = await postOrder(app, token, createDeliveryBody({ tip: 5000 }));
  const { body } = await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token });
  expect(body.amount).toBe(107_000);
});
