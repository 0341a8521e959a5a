import type { BoardOrder, Checkout, ListedCustomer, Order, OrderQuote } from "@dasturxon/contract";
import {
  MAX_OPEN_TABLE_ORDERS,
  MAX_TABLE_ORDERS_PER_HOUR,
  TABLE_SESSION_MS,
} from "@dasturxon/domain/table-guest";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../../testing/change-content.ts";
import { allContractCalls, prepareTestUsers, sendSampleRequest } from "../../../../testing/every-call.ts";
import { runPayOrderJob } from "../../../../testing/order-jobs.ts";
import { callAsPayme, enablePayme } from "../../../../testing/payme.ts";
import {
  closeNewOrder,
  createPickupBody,
  createTestShop,
  CUSTOMER_PHONE,
} from "../../../../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../../../../testing/test-tables.ts";
import { tableIdFromKeys } from "../../../merchants/index.ts";
import { moveTableOrders } from "../../index.ts";

const app = await createTestShop();
for (const key of ["osh", "pizza"] as const) await addTables(app, key);
await enablePayme(app);
const setFeatures = (features: Record<string, boolean>) =>
  changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || ${JSON.stringify(features)}::jsonb
      where merchant_id = ${app.osh}`,
  );
await setFeatures({ dineInWithoutPhone: true, cancelOrder: true, cashback: true });
await changeBrandContent(
  app,
  app.osh,
  sql`update payment_settings set qr_enabled = true where merchant_id = ${app.osh}`,
  sql`update merchant_settings set cashback_percent = 10 where merchant_id = ${app.osh}`,
);
const owner = await app.signInStaff("owner@osh");
const customer = await app.signIn(CUSTOMER_PHONE);
type TableKey = { number: string; branchKey?: string };
const tableId = ({ number, branchKey = "center" }: TableKey, brand = "osh") =>
  tableIdFromKeys(brand, { branchKey, number });
const readTable = (number: string) => readTableWithSecret(app, tableId({ number }));

/** Adds an own table to the branch, so that the limits of one test do not affect another. */
let addedTables = 100;
async function addOwnTable(): Promise<string> {
  addedTables += 1;
  const number = String(addedTables);
  await addTables(app, "osh", [
    { branchKey: "center", number, place: { uz: "Zal", ru: "Зал", eng: "Hall" }, chairs: 4 },
  ]);
  return number;
}

interface SessionReply {
  token: string;
  userId: string;
  expiresAt: string;
  code: string;
}
const openSession = (table: { tableId: string; tableSecret: string }, host = "osh.localhost") =>
  app.call<SessionReply>(`/users/v1/tables/${table.tableId}/session`, {
    host,
    body: { tableSecret: table.tableSecret },
  });
const openSessionAt = async (number: string) => (await openSession(await readTable(number))).body;
const place = async (token: string, number: string, more: object = {}) =>
  app.call<Order & { code: string }>("/orders/v1/orders", {
    token,
    body: { ...createPickupBody(), serviceType: "DINE_IN", ...(await readTable(number)), ...more },
  });
const fetchBoardOrder = async (id: string) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner })).body;

test("[CH-11] [S34] a session requires the secret of the table's code, of this brand, and the brand's switch", async () => {
  const two = await readTable("2");
  const none = { status: 404, body: { code: "table_not_found" } };
  expect(await openSession({ ...two, tableSecret: "0".repeat(32) })).toMatchObject(none);
  expect(await openSession({ ...two, tableSecret: (await readTable("1")).tableSecret })).toMatchObject(none);
  expect(await openSession(two, "pizza.localhost")).toMatchObject(none);
  const ofPizza = await readTableWithSecret(app, tableId({ number: "2" }, "pizza"), "pizza");
  expect(await openSession(ofPizza)).toMatchObject(none);
  expect((await openSession(ofPizza, "pizza.localhost")).body.code).toBe("feature_off");
  const { token } = await openSessionAt("2");
  await setFeatures({ dineInWithoutPhone: false });
  expect((await openSession(two)).body.code).toBe("feature_off");
  expect((await place(token, "2")).body.code).toBe("phone_required");
  await setFeatures({ dineInWithoutPhone: true });
  expect((await place(token, "2")).status).toBe(200);
});

test("[CH-11] a session orders at its own table only: no other table, no other service, no guessed secret", async () => {
  const { token } = await openSessionAt("2");
  expect((await place(token, "1")).body.code).toBe("phone_required");
  expect((await place(token, "2", { tableSecret: "0".repeat(32) })).body.code).toBe("table_not_found");
  expect((await place(token, "2", { serviceType: "PICK_UP" })).body.code).toBe("phone_required");
  expect((await place(token, "2", { tableId: null, tableSecret: null })).body.code).toBe("phone_required");
  const spending = { cashback: 1000, totalPrice: 46_000 };
  expect((await place(token, "2", spending)).body.code).toBe("cashback_exceeded");
});

test("[CH-11] a new code of the table ends its sessions, and a session ends after its lifetime", async () => {
  const number = await addOwnTable();
  const { token } = await openSessionAt(number);
  const { body: order } = await place(token, number);
  await app.call(`/console/v1/tables/${tableId({ number })}/code`, { method: "POST", token: owner });
  expect((await app.call(`/orders/v1/orders/${order.id}`, { token })).status).toBe(401);
  expect((await place(token, number)).status).toBe(401);
  const next = await openSessionAt(number);
  expect((await app.call(`/orders/v1/orders/${order.id}`, { token: next.token })).status).toBe(404);
  app.clock.advance(TABLE_SESSION_MS + 1000);
  expect((await place(next.token, number)).status).toBe(401);
});

test("[S1] [BR-12] the order of another guest at the same table, or of a customer, is not found", async () => {
  const number = await addOwnTable();
  const [one, other] = [await openSessionAt(number), await openSessionAt(number)];
  const { body: order } = await place(one.token, number);
  const { token } = customer;
  const { body: ofCustomer } = await place(token, number);
  for (const [path, stranger] of [
    [`/orders/v1/orders/${order.id}`, other.token],
    [`/orders/v1/orders/${order.id}`, token],
    [`/orders/v1/orders/${ofCustomer.id}`, other.token],
    [`/payments/v2/checkout/${order.id}`, other.token],
    [`/orders/v1/orders/user/${one.userId}`, other.token],
  ] as const)
    expect((await app.call(path, { token: stranger })).status, path).toBe(404);
  const cancel = await app.call(`/orders/v1/orders/${order.id}/cancel`, { token: other.token, body: {} });
  expect(cancel.status).toBe(404);
});

test("[CH-11] limits the open unpaid orders and the orders per hour of a table; signed-in customers may order", async () => {
  const number = await addOwnTable();
  const orders: Order[] = [];
  const placeAnother = async () => place((await openSessionAt(number)).token, number);
  for (let count = 0; count < MAX_OPEN_TABLE_ORDERS; count += 1) orders.push((await placeAnother()).body);
  expect(await placeAnother()).toMatchObject({ status: 409, body: { code: "table_order_limit" } });
  expect((await place(customer.token, number)).status).toBe(200);
  for (const { id } of orders)
    await app.call(`/console/v1/orders/${id}/refuse`, {
      token: owner,
      body: { version: 1, reason: "TOO_BUSY" },
    });
  for (let count = MAX_OPEN_TABLE_ORDERS; count < MAX_TABLE_ORDERS_PER_HOUR; count += 1) {
    const { body } = await placeAnother();
    await app.call(`/console/v1/orders/${body.id}/refuse`, {
      token: owner,
      body: { version: 1, reason: "TOO_BUSY" },
    });
  }
  expect((await placeAnother()).body.code).toBe("table_order_limit");
  app.clock.advance(3_600_000);
  expect((await placeAnother()).status).toBe(200);
});

test("[CH-11] concurrent orders of one table do not exceed the limit, and neither do its sessions", async () => {
  const number = await addOwnTable();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => openSessionAt(number)));
  const replies = await Promise.all(sessions.map(({ token }) => place(token, number)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_TABLE_ORDERS);
  const later = await Promise.all(Array.from({ length: 16 }, () => openSessionAt(number)));
  expect(later.filter(({ code }) => code === "table_order_limit")).toHaveLength(4);
});

test("[PY-2] [CH-11] an order without a phone is paid by a provider, and is then accepted automatically; in cash it is not", async () => {
  const number = await addOwnTable();
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set is_auto_accept = true where merchant_id = ${app.osh}`,
  );
  const { token, userId } = await openSessionAt(number);
  const { body: order } = await place(token, number, { paymentType: "PAYME" });
  const checkout = await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token });
  expect(checkout.body).toMatchObject({ isPaid: false, amount: order.totalPrice });
  const account = { order_id: order.id };
  const amount = order.totalPrice * 100;
  const payment = { id: "e".repeat(24), time: app.clock.now().getTime(), amount, account };
  const door = `/payments/v1/payme/${app.osh}`;
  await callAsPayme(app, door, { method: "CreateTransaction", params: payment });
  await callAsPayme(app, door, { method: "PerformTransaction", params: { id: payment.id } });
  await runPayOrderJob(app, order);
  const paid = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
  expect(paid.body).toMatchObject({ isPaid: true, status: "ACCEPTED" });
  expect((await place(token, number)).body.status).toBe("CREATED");
  await app.db.tenant(app.osh, (tx) =>
    moveTableOrders(tx, app.osh, { guestId: userId, userId: customer.userId }),
  );
  const moved = await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token: customer.token });
  expect(moved.body).toMatchObject({ isPaid: true });
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set is_auto_accept = false where merchant_id = ${app.osh}`,
  );
});

test("[CH-11] [PR-3] a guest without a phone gets no cashback and no promo code that is limited per customer", async () => {
  const number = await addOwnTable();
  const { token, userId } = await openSessionAt(number);
  await app.db.tenant(app.osh, (tx) =>
    sql`update promos set per_customer_limit = 1 where merchant_id = ${app.osh} and code = 'TEN'`.execute(tx),
  );
  const promo = { promoCode: "TEN" };
  expect((await place(token, number, promo)).body.code).toBe("phone_required");
  const { totalPrice: _, ...body } = createPickupBody();
  const table = await readTable(number);
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", {
    token,
    body: { ...body, serviceType: "DINE_IN", ...table, ...promo },
  });
  expect(quote.body).toMatchObject({ promo: { state: "sign_in" }, promoProductDiscount: 0 });
  const { body: order } = await place(token, number);
  await closeNewOrder(app, owner, order);
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql`select 1 from cashback_movements where merchant_id = ${app.osh} and user_id = ${userId}`.execute(tx),
  );
  expect([(await fetchBoardOrder(order.id)).status, rows]).toEqual(["CLOSED", []]);
});

test("[US-8] guests without a phone are not in the list of customers", async () => {
  const { userId } = await openSessionAt("1");
  const list = await app.call<{ content: ListedCustomer[] }>("/console/v1/customers?size=50", {
    token: owner,
  });
  expect(list.body.content.map(({ id }) => id)).not.toContain(userId);
});

test("[AP-4] [CH-11] a session without a phone may make only the calls that allow it", async () => {
  const users = await prepareTestUsers(app, "+998907770001");
  const wrong: string[] = [];
  for (const [name, { auth, isForTableGuest }] of allContractCalls) {
    if (auth !== "token" || isForTableGuest) continue;
    const { token } = await openSessionAt(await addOwnTable());
    const { status } = await sendSampleRequest(app, { ...users.sampleOf(name), token });
    // The path contains the id of another user, so the response is 403 or 404.
    if (status !== 403 && status !== 404) wrong.push(`${name} ${status}`);
  }
  expect(wrong).toEqual([]);
  const open = allContractCalls.filter(([, { isForTableGuest }]) => isForTableGuest).map(([name]) => name);
  expect(open.toSorted()).toEqual([
    "activeOrders",
    "cancelOrder",
    "checkout",
    "logout",
    "order",
    "orderEvents",
    "orderHistory",
    "ordersEvents",
    "payAnotherWay",
    "placeOrder",
    "receipt",
    "receiptPage",
    "repeatOrder",
  ]);
});
