import type { Order, TableOrders, WaiterCall } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { tableIdFromKeys } from "../merchants/index.ts";
import { createTestProduct } from "../../testing/test-menu.ts";
import {
  addToTestMenu,
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../testing/test-shop.ts";
import { changeBrandContent } from "../../testing/change-content.ts";
import { addTables, readTableWithSecret, testTables } from "../../testing/test-tables.ts";

const app = await createTestShop();
const tables = [
  ...testTables,
  ...["4", "5"].map((number) => ({ branchKey: "center", number, place: {}, chairs: 4 })),
];
for (const key of ["osh", "pizza"] as const) {
  await addTables(app, key, tables);
  const change = sql`update merchant_settings set features = features || '{"dineIn": true}'`;
  await changeBrandContent(app, app[key], change);
}
const { token } = await app.signIn(CUSTOMER_PHONE);
const friend = (await app.signIn("+998902222222")).token;
const owner = await app.signInStaff("owner@osh");
const getTableIdByNumber = (number: string) => tableIdFromKeys("osh", { branchKey: "center", number });

const postTableOrder = async (number: string, by = token) =>
  app.call<Order>("/orders/v1/orders", {
    token: by,
    body: {
      ...createPickupBody(),
      serviceType: "DINE_IN",
      comment: "Piyozsiz",
      ...(await readTableWithSecret(app, getTableIdByNumber(number))),
    },
  });
const fetchTableOrders = async (number: string, secret?: string) => {
  const code = await readTableWithSecret(app, getTableIdByNumber(number));
  const path = `/orders/v1/tables/${code.tableId}/orders?tableSecret=${secret ?? code.tableSecret}`;
  return app.call<TableOrders & { code: string }>(path);
};
const callWaiter = async (number: string, more: object = {}) =>
  app.call<WaiterCall>("/orders/v1/waiter-calls", {
    body: { ...(await readTableWithSecret(app, getTableIdByNumber(number))), ...more },
  });
const endWaiterCall = (id: string) =>
  app.call(`/console/v1/waiter-calls/${id}/end`, { token: owner, method: "POST" });

test("[MN-4] guests at a table see its orders, products and totals without names", async () => {
  await postTableOrder("1");
  await postTableOrder("1", friend);
  await postTableOrder("2");
  const canceled = await postTableOrder("1");
  await app.call(`/orders/v1/orders/${canceled.body.id}/cancel`, { token, body: {} });
  const { body } = await fetchTableOrders("1");
  expect(body.orders).toHaveLength(2);
  expect(body.orders[0]?.lines).toMatchObject([{ productId: productIdFromKey("plov"), count: 1 }]);
  expect(body.unpaidPrice).toBe(body.totalPrice);
  expect(body.totalPrice).toBe(body.orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
  expect(JSON.stringify(body)).not.toMatch(/Piyozsiz|99890|phone|receiver|userId/i);
});

test("[S34] returns nothing without the table's secret, or with that of another table or brand", async () => {
  for (const secret of [
    "0".repeat(32),
    (await readTableWithSecret(app, getTableIdByNumber("2"))).tableSecret,
  ])
    expect((await fetchTableOrders("1", secret)).body.code).toBe("table_not_found");
  const { tableId, tableSecret } = await readTableWithSecret(app, getTableIdByNumber("1"));
  const path = `/orders/v1/tables/${tableId}/orders?tableSecret=${tableSecret}`;
  expect((await app.call(path, { host: "pizza.localhost" })).status).toBe(404);
});

test("[MN-4] a visit ends with the bill: orders placed before the bill was requested are closed", async () => {
  await postTableOrder("3");
  const waiter = await callWaiter("3");
  app.clock.advance(60_000);
  await endWaiterCall(waiter.body.id);
  expect((await fetchTableOrders("3")).body.orders).toHaveLength(1);
  app.clock.advance(60_000);
  const bill = await callWaiter("3", { reason: "BILL" });
  expect((await fetchTableOrders("3")).body.orders).toHaveLength(1);
  app.clock.advance(60_000);
  await endWaiterCall(bill.body.id);
  expect((await fetchTableOrders("3")).body).toEqual({ orders: [], totalPrice: 0, unpaidPrice: 0 });
  app.clock.advance(60_000);
  await postTableOrder("3");
  expect((await fetchTableOrders("3")).body.orders).toHaveLength(1);
});

test("[MN-4] orders placed after the bill was requested are still unpaid", async () => {
  await postTableOrder("4");
  app.clock.advance(60_000);
  const bill = await callWaiter("4", { reason: "BILL" });
  app.clock.advance(60_000);
  const coffee = await postTableOrder("4", friend);
  app.clock.advance(60_000);
  await endWaiterCall(bill.body.id);
  const { body } = await fetchTableOrders("4");
  expect(body.orders).toHaveLength(1);
  expect(body.unpaidPrice).toBe(coffee.body.totalPrice);
});

test("[MN-4] a long visit's first orders stay on the bill until paid, and the next guests do not see them", async () => {
  const first = await postTableOrder("5");
  app.clock.advance(5 * 3_600_000);
  const second = await postTableOrder("5", friend);
  expect((await fetchTableOrders("5")).body.unpaidPrice).toBe(first.body.totalPrice + second.body.totalPrice);
  app.clock.advance(60_000);
  await closeNewOrder(app, owner, first.body);
  expect((await fetchTableOrders("5")).body).toMatchObject({ unpaidPrice: second.body.totalPrice });
  expect((await fetchTableOrders("5")).body.orders).toHaveLength(2);
  await closeNewOrder(app, owner, second.body);
  expect((await fetchTableOrders("5")).body.orders).toEqual([]);
  app.clock.advance(1000);
  const next = await postTableOrder("5");
  expect((await fetchTableOrders("5")).body.orders.map(({ number }) => number)).toEqual([next.body.number]);
});

test("[OR-11] a waiter call becomes a bill request with a payment method; not the reverse", async () => {
  const { body } = await callWaiter("2");
  expect(body).toMatchObject({ reason: "WAITER", paymentType: null });
  app.clock.advance(1000);
  const bill = await callWaiter("2", { reason: "BILL", paymentType: "TERMINAL" });
  expect(bill.body).toMatchObject({ id: body.id, reason: "BILL", paymentType: "TERMINAL" });
  expect(bill.body.calledAt).not.toBe(body.calledAt);
  app.clock.advance(1000);
  expect((await callWaiter("2")).body).toEqual(bill.body);
  expect((await callWaiter("2", { reason: "BILL", paymentType: "CASH" })).body.paymentType).toBe("CASH");
});

test("[MN-4, MN-15] a table's bill shows weighed products by weight, one order as one item", async () => {
  const steak = createTestProduct("steak", 12_000, {
    unit: "KG",
    measure: 0.1,
    isWeighed: true,
    minCount: 2,
  });
  await addToTestMenu(app, { products: [steak] });
  const placed = await app.call<Order>("/orders/v1/orders", {
    token,
    body: {
      ...createPickupBody({
        cartItems: [{ productId: productIdFromKey("steak"), count: 7 }],
        totalPrice: 86_000,
      }),
      serviceType: "DINE_IN",
      ...(await readTableWithSecret(app, getTableIdByNumber("5"))),
    },
  });
  expect(placed.body.productCount).toBe(1);
  const { body } = await fetchTableOrders("5");
  expect(body.orders[0]?.lines).toMatchObject([
    {
      productId: productIdFromKey("steak"),
      count: 7,
      weighed: { unit: "KG", measure: 0.1 },
      totalPrice: 84_000,
    },
  ]);
  expect(body.orders[0]?.totalPrice).toBe(placed.body.totalPrice);
});
