import type { Menu, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectAllColumns } from "../testing/every-row.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
  branchIdFromKey,
} from "../testing/test-shop.ts";

const app = await createTestShop();
const oshCustomer = await app.signIn(CUSTOMER_PHONE);
const pizzaCustomer = await app.signIn(CUSTOMER_PHONE, "pizza.localhost");
const oshOrder = await postOrder(app, oshCustomer.token, createPickupBody());

test("[BR-12] the same phone is two customers in two brands", () => {
  expect(oshCustomer.userId).not.toBe(pizzaCustomer.userId);
});

test.each([
  ["the order", () => `/orders/v1/orders/${oshOrder.id}`],
  ["the active orders", () => `/orders/v1/orders/user/${oshCustomer.userId}/active`],
  ["the history", () => `/orders/v1/orders/user/${oshCustomer.userId}`],
  ["the addresses", () => `/users/v1/addresses/merchant/${app.osh}/user/${oshCustomer.userId}`],
  ["the branch", () => `/users/v1/branches/${branchIdFromKey("center")}`],
])("[S2] %s of one brand is not found through another's host and token", async (_, path) => {
  const reply = await app.call(path(), { host: "pizza.localhost", token: pizzaCustomer.token });
  expect(reply.status).toBe(404);
});

test.each([
  ["a host and a header", { host: "osh.localhost", header: () => app.pizza }],
  ["a token and a header", { host: "localhost", header: () => app.pizza }],
])("[AP-4] different %s of two brands are not found", async (_, { host, header }) => {
  const headers = { "merchant-id": header() };
  expect((await app.call("/users/v1/users/me", { host, token: oshCustomer.token, headers })).status).toBe(
    404,
  );
});

test("[S2] each brand's menu, board and stop list contain only its own rows", async () => {
  const menu = await app.call<Menu>("/products/v1/overalls", { host: "pizza.localhost" });
  expect(menu.body.products.map(({ id }) => id)).not.toContain(productIdFromKey("plov"));
  const token = await app.signInStaff("owner@pizza");
  const board = await app.call<{ orders: Order[] }>("/console/v1/orders", { host: "pizza.localhost", token });
  expect(board.body.orders).toEqual([]);
});

test("[S2] the database returns nothing without a brand, and refuses another brand's row", async () => {
  const others = await app.db.tenant(app.pizza, (tx) => sql`select id from orders`.execute(tx));
  expect(others.rows).toEqual([]);
  const foreign = app.db.tenant(app.pizza, (tx) =>
    sql`insert into order_numbers (merchant_id, last_number) values (${app.osh}, 9)`.execute(tx),
  );
  await expect(foreign).rejects.toMatchObject({ code: "42501" });
});

/** Tables read before the tenant is known. They determine the brand of a host, a token, a login or a pairing code. */
const tablesReadBeforeTenant = new Set([
  "host_checks",
  "merchant_hosts",
  "merchants",
  "pairing_codes",
  "person_brands",
  "staff_logins",
]);

test("[S2] every brand table has forced row security, and returns nothing to the application's role without a brand", async () => {
  const columns = await selectAllColumns(app);
  const tables = columns
    .filter(({ table, column }) => column === "merchant_id" && !tablesReadBeforeTenant.has(table))
    .map(({ table }) => table);
  expect(tables.length).toBeGreaterThan(30);
  let filled = 0;
  for (const table of tables) {
    const [state] = (
      await app.db.platform((tx) =>
        sql<{
          isForced: boolean;
          rights: boolean;
        }>`select relrowsecurity and relforcerowsecurity as "isForced",
          has_table_privilege('dasturxon_app', oid, 'select') as rights
          from pg_class where oid = ${table}::regclass`.execute(tx),
      )
    ).rows;
    expect([table, state?.isForced]).toEqual([table, true]);
    if (!state?.rights) continue;
    const seen = await app.db.platform(async (tx) => {
      await sql`set local role dasturxon_app`.execute(tx);
      return (
        await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)
      ).rows[0]?.count;
    });
    expect([table, seen]).toEqual([table, 0]);
    const foreign = await app.db.tenant(app.pizza, (tx) =>
      sql`select 1 from ${sql.table(table)} where merchant_id = ${app.osh} limit 1`.execute(tx),
    );
    expect([table, foreign.rows]).toEqual([table, []]);
    const own = await app.db.tenant(app.osh, (tx) =>
      sql`select 1 from ${sql.table(table)} limit 1`.execute(tx),
    );
    filled += own.rows.length;
  }
  // Many of the checked tables must have rows, because an empty table proves nothing about the isolation.
  expect(filled).toBeGreaterThan(15);
  printLoadTestFigure(
    `S2: ${tables.length} of ${tables.length} tables forced and empty without a brand, ${filled} of them filled`,
  );
});

test("[S2] two brands with equal order ids and numbers see their own", async () => {
  const own = await app.call<Order>("/orders/v1/orders", {
    host: "pizza.localhost",
    token: pizzaCustomer.token,
    body: createPickupBody({
      branchId: branchIdFromKey("center", "pizza"),
      cartItems: [{ productId: productIdFromKey("plov", "pizza"), count: 1 }],
      comment: "of pizza",
    }),
  });
  await app.db.tenant(app.pizza, async (tx) => {
    await sql`delete from order_changes where order_id = ${own.body.id}`.execute(tx);
    await sql`update orders set id = ${oshOrder.id} where id = ${own.body.id}`.execute(tx);
  });
  const path = `/orders/v1/orders/${oshOrder.id}`;
  const theirs = await app.call<Order>(path, { host: "pizza.localhost", token: pizzaCustomer.token });
  const ours = await app.call<Order>(path, { token: oshCustomer.token });
  expect([theirs.body.id, ours.body.id]).toEqual([oshOrder.id, oshOrder.id]);
  expect([theirs.body.branch.id, ours.body.branch.id]).toEqual([
    branchIdFromKey("center", "pizza"),
    branchIdFromKey("center"),
  ]);
  const at = await app.signInStaff("owner@pizza");
  await app.call(`/console/v1/orders/${oshOrder.id}/accept`, { token: at, body: { version: 1 } });
  expect((await app.call<Order>(path, { token: oshCustomer.token })).body.status).toBe("CREATED");
});
