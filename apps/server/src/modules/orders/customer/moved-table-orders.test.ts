import type { BoardOrder, Order } from "@dasturxon/contract";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_OPEN_TABLE_ORDERS, MAX_TABLE_ORDERS_PER_HOUR } from "@dasturxon/domain/table-guest";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listenToOrders } from "../../../testing/listen.ts";
import { createTestShop } from "../../../testing/test-shop.ts";
import { prepareTableGuests } from "../../../testing/table-guests.ts";
import { addTables } from "../../../testing/test-tables.ts";
import { moveTableOrders } from "../index.ts";

const app = await createTestShop();
await app.start();
const { openSessionAt, place } = await prepareTableGuests(app);
const owner = await app.signInStaff("owner@osh");
/** Signs in with a phone in the browser of a table's session. */
async function signInAfter(token: string, phone: string) {
  await app.call("/users/v1/users/code", { body: { phone } });
  const code = app.sent.findLast((message) => message.phone === phone)?.code;
  const { body } = await app.call<{ token: string; user: { id: string } }>("/users/v1/users/token", {
    token,
    body: { phone, code },
  });
  return { token: body.token, userId: body.user.id };
}
const fetchOrder = (id: string, token: string) => app.call<Order>(`/orders/v1/orders/${id}`, { token });

test("[US-6] deleting the account also deletes the words of a cancellation before the sign-in", async () => {
  const { token } = await openSessionAt("1");
  const { body: order } = await place(token, "1");
  const comment = "Ask for Aziza";
  await app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: { comment } });
  const customer = await signInAfter(token, "+998907771133");
  await expect.poll(async () => (await fetchOrder(order.id, customer.token)).status).toBe(200);
  await app.call("/users/v1/users", { token: customer.token, method: "DELETE" });
  const readChanges = async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql`select * from order_changes where merchant_id = ${app.osh} and order_id = ${order.id}`.execute(tx),
    );
    return JSON.stringify(rows);
  };
  expect(await readChanges()).toContain(order.id);
  await expect.poll(readChanges).not.toContain(comment);
});

test("[US-6] an order that moves to a customer after the account was deleted keeps no personal data", async () => {
  const guest = await openSessionAt("1");
  const { body: order } = await place(guest.token, "1", { comment: "The birthday of Aziza" });
  const comment = "Aziza is ill";
  const cancel = async ({ id }: { id: string }, token: string) =>
    app.call(`/orders/v1/orders/${id}/cancel`, { token, body: { comment } });
  await cancel(order, guest.token);
  const customer = await app.signIn("+998907771134");
  const { body: own } = await place(customer.token, "1");
  await cancel(own, customer.token);
  await app.call("/users/v1/users", { token: customer.token, method: "DELETE" });
  const readData = async ({ id }: { id: string }) => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql`select o.user_id, o.receiver_phone, o.comment, o.cancel_comment, c.comment as change_comment
        from orders o join order_changes c on c.merchant_id = o.merchant_id and c.order_id = o.id
        where o.merchant_id = ${app.osh} and o.id = ${id}`.execute(tx),
    );
    return JSON.stringify(rows);
  };
  await expect.poll(() => readData(own)).not.toContain(comment);
  const { userId } = customer;
  await app.db.tenant(app.osh, (tx) => moveTableOrders(tx, app.osh, { guestId: guest.userId, userId }));
  await expect.poll(() => readData(order)).not.toContain("Aziza");
  expect(await readData(order)).toContain(userId);
});

test("[CH-8] an order sent again after the sign-in, with the same key, is placed once", async () => {
  const { token } = await openSessionAt("2");
  const key = "one order";
  const { body: order } = await place(token, "2", {}, { "idempotency-key": key });
  const customer = await signInAfter(token, "+998907771144");
  const again = await place(customer.token, "2", {}, { "idempotency-key": key });
  expect([again.status, again.body.id]).toEqual([200, order.id]);
});

test("[CH-11] the console receives a moved order with the phone", async () => {
  const { token } = await openSessionAt("3");
  const { body: order } = await place(token, "3");
  const told = await listenToOrders(app, owner);
  const phone = "+998907771155";
  await signInAfter(token, phone);
  await expect.poll(() => told().findLast(({ id }) => id === order.id)?.receiver.phone).toBe(phone);
  const seen = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner });
  expect(seen.body.version).toBeGreaterThan(order.version);
});

test("[CH-11] orders of two tables reach the customer, in whatever sequence the jobs run", async () => {
  const first = await openSessionAt("1");
  const { body: order } = await place(first.token, "1");
  const second = await openSessionAt("2", first.token);
  const customer = await signInAfter(second.token, "+998907771166");
  // Repeats the first job after the second one, as after an error.
  await expect.poll(async () => (await fetchOrder(order.id, customer.token)).status).toBe(200);
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update orders set user_id = ${first.userId} where merchant_id = ${app.osh} and id = ${order.id}`.execute(
      tx,
    );
    await moveTableOrders(tx, app.osh, { guestId: first.userId, userId: second.userId });
  });
  expect((await fetchOrder(order.id, customer.token)).status).toBe(200);
});

test("[CH-11] orders that a job is moving to a guest reach the customer that replaces this guest meanwhile", async () => {
  const first = await openSessionAt("1");
  const { body: order } = await place(first.token, "1");
  const second = await openSessionAt("2");
  const { signingIn } = await app.db.tenant(app.osh, async (tx) => {
    await moveTableOrders(tx, app.osh, { guestId: first.userId, userId: second.userId });
    const signedIn = signInAfter(second.token, "+998907771177");
    // Wait two seconds, in which an incorrect implementation would sign in the customer and run the second job without
    // waiting for this transaction.
    await sleep(2000);
    return { signingIn: signedIn };
  });
  const customer = await signingIn;
  await expect.poll(async () => (await fetchOrder(order.id, customer.token)).status).toBe(200);
});

test("[CH-11] orders that moved to customers at their sign-ins count as open at the table, and in its hour", async () => {
  const number = "101";
  const hall = { uz: "Zal", ru: "Зал", eng: "Hall" };
  await addTables(app, "osh", [{ branchKey: "center", number, place: hall, chairs: 4 }]);
  const placed: { id: string; token: string }[] = [];
  async function placeAndSignIn(phone: string): Promise<void> {
    const { token } = await openSessionAt(number);
    const { body: order } = await place(token, number);
    const customer = await signInAfter(token, phone);
    await expect.poll(async () => (await fetchOrder(order.id, customer.token)).status).toBe(200);
    placed.push({ id: order.id, token: customer.token });
  }
  const placeAnother = async () => (await place((await openSessionAt(number)).token, number)).body.code;
  for (let n = 0; n < MAX_OPEN_TABLE_ORDERS; n += 1) await placeAndSignIn(`+99890777120${n}`);
  expect(await placeAnother()).toBe("table_order_limit");
  for (const { id, token } of placed) await app.call(`/orders/v1/orders/${id}/cancel`, { token, body: {} });
  for (let n = MAX_OPEN_TABLE_ORDERS; n < MAX_TABLE_ORDERS_PER_HOUR; n += 1) {
    await placeAndSignIn(`+99890777120${n}`);
    const { id, token } = placed.at(-1) ?? { id: "", token: "" };
    await app.call(`/orders/v1/orders/${id}/cancel`, { token, body: {} });
  }
  expect(await placeAnother()).toBe("table_order_limit");
  // Orders that a customer with a phone placed do not count towards the limit of a table.
  const [{ token } = { token: "" }] = placed;
  expect((await place(token, number)).status).toBe(200);
  app.clock.advance(3_600_000);
  expect(await placeAnother()).toBeUndefined();
});
