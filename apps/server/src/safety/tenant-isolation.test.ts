import type { Menu, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER, pickup, placed, productId, shop, branchId } from "../testing/test-shop.ts";

const app = await shop();
const osh = await app.signIn(CUSTOMER);
const pizza = await app.signIn(CUSTOMER, "pizza.localhost");
const order = await placed(app, osh.token, pickup());

test("[BR-12] the same phone is two customers in two brands", () => {
  expect(osh.userId).not.toBe(pizza.userId);
});

test.each([
  ["the order", () => `/orders/v1/orders/${order.id}`],
  ["the active orders", () => `/orders/v1/orders/user/${osh.userId}/active`],
  ["the history", () => `/orders/v1/orders/user/${osh.userId}`],
  ["the addresses", () => `/users/v1/addresses/merchant/${app.osh}/user/${osh.userId}`],
  ["the branch", () => `/users/v1/branches/${branchId("center")}`],
])("[S2] %s of one brand is not there through another's host and token", async (_, path) => {
  const reply = await app.call(path(), { host: "pizza.localhost", token: pizza.token });
  expect(reply.status).toBe(404);
});

test.each([
  ["a host and a header", { host: "osh.localhost", header: () => app.pizza }],
  ["a token and a header", { host: "localhost", header: () => app.pizza }],
])("[AP-4] %s of two brands do not agree: not found", async (_, { host, header }) => {
  const headers = { "merchant-id": header() };
  expect((await app.call("/users/v1/users/me", { host, token: osh.token, headers })).status).toBe(404);
});

test("[S2] each brand's menu, board and stop-list hold its own only", async () => {
  const menu = await app.call<Menu>("/products/v1/overalls", { host: "pizza.localhost" });
  expect(menu.body.products.map(({ id }) => id)).not.toContain(productId("plov"));
  const token = await app.signInStaff("owner@pizza");
  const board = await app.call<{ orders: Order[] }>("/console/v1/orders", { host: "pizza.localhost", token });
  expect(board.body.orders).toEqual([]);
});

test("[S2] the database itself shows nothing without a brand, and refuses another brand's row", async () => {
  const others = await app.db.tenant(app.pizza, (tx) => sql`select id from orders`.execute(tx));
  expect(others.rows).toEqual([]);
  const foreign = app.db.tenant(app.pizza, (tx) =>
    sql`insert into order_numbers (merchant_id, last_number) values (${app.osh}, 9)`.execute(tx),
  );
  await expect(foreign).rejects.toMatchObject({ code: "42501" });
});
