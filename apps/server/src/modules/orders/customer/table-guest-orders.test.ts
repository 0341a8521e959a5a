import type { BoardOrder, Order } from "@dasturxon/contract";
import { TABLE_SESSION_MS } from "@dasturxon/domain/table-guest";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listenToEvents } from "../../../testing/listen.ts";
import { createTestShop } from "../../../testing/test-shop.ts";
import { prepareTableGuests } from "../../../testing/table-guests.ts";

const app = await createTestShop();
await app.start();
const { openSession, place } = await prepareTableGuests(app);
const owner = await app.signInStaff("owner@osh");
const fetchBoardOrder = async (id: string) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner })).body;

test("[CH-11] [MN-4] a guest at a table orders without a phone, follows the order live and cancels it", async () => {
  const number = "2";
  const { token, userId, expiresAt } = (await openSession(number)).body;
  expect(Date.parse(expiresAt) - app.clock.now().getTime()).toBe(TABLE_SESSION_MS);
  const placed = await place(token, number, { sendCheque: true, sendChequePhone: "90 777 66 55" });
  expect(placed).toMatchObject({
    status: 200,
    body: { status: "CREATED", table: { number }, receiver: { name: null, phone: "" }, sendCheque: false },
  });
  const { id } = placed.body;
  const told = await listenToEvents<Order>(app, `/orders/v1/orders/${id}/events`, token);
  expect((await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body).toEqual(placed.body);
  const active = await app.call<Order[]>(`/orders/v1/orders/user/${userId}/active`, { token });
  expect(active.body.map((order) => order.id)).toEqual([id]);
  const seen = await fetchBoardOrder(id);
  expect(seen).toMatchObject({ table: { number }, customer: { name: null, phone: "", isTableGuest: true } });
  expect((await app.call(`/orders/v1/orders/${id}/cancel`, { token, body: {} })).body).toMatchObject({
    status: "CANCELED",
  });
  await expect.poll(() => told().at(-1)?.status).toBe("CANCELED");
});

test("[CH-11] after signing in in the same browser the orders belong to the customer, whose phone the staff see", async () => {
  const number = "3";
  const { token } = (await openSession(number)).body;
  const { body: order } = await place(token, number);
  const phone = "+998907771122";
  await app.call("/users/v1/users/code", { body: { phone } });
  const code = app.sent.findLast((message) => message.phone === phone)?.code;
  const signedIn = await app.call<{ token: string; user: { id: string } }>("/users/v1/users/token", {
    token,
    body: { phone, code },
  });
  const { token: own, user } = signedIn.body;
  expect((await app.call(`/orders/v1/orders/${order.id}`, { token })).status).toBe(401);
  const fetchMoved = () => app.call<Order>(`/orders/v1/orders/${order.id}`, { token: own });
  await expect.poll(async () => (await fetchMoved()).status).toBe(200);
  expect((await fetchMoved()).body.receiver).toEqual({ name: null, phone });
  expect((await fetchBoardOrder(order.id)).customer).toMatchObject({ id: user.id, isTableGuest: false });
});

test("[CH-11] the code of another table takes the orders of the browser with it", async () => {
  const [number, other] = ["1", "2"];
  const { token } = (await openSession(number)).body;
  const { body: order } = await place(token, number);
  const next = await openSession(other, token);
  expect(String(next.headers["set-cookie"])).toMatch(/HttpOnly/i);
  const fetchMoved = () => app.call<Order>(`/orders/v1/orders/${order.id}`, { token: next.body.token });
  await expect.poll(async () => (await fetchMoved()).status).toBe(200);
  expect((await fetchMoved()).body).toMatchObject({ table: { number }, receiver: { phone: "" } });
});

test("[CH-11] a change of the table whose reply was lost is repeated, and takes the orders of the browser with it", async () => {
  const { token } = (await openSession("1")).body;
  const { body: order } = await place(token, "1", {}, { "idempotency-key": "lost-table-change" });
  // The browser did not receive the replies, so it sends the cookie of its first session again.
  await openSession("2", token);
  await openSession("2", token);
  const { token: last } = (await openSession("2", token)).body;
  const fetchMoved = () => app.call<Order>(`/orders/v1/orders/${order.id}`, { token: last });
  await expect.poll(async () => (await fetchMoved()).status).toBe(200);
  expect((await app.call(`/orders/v1/orders/${order.id}`, { token })).status).toBe(401);
  const again = await place(last, "1", {}, { "idempotency-key": "lost-table-change" });
  expect(again.body.id, "an order sent again is placed once").toBe(order.id);
});

test("[CH-11] after a change of the table whose reply was lost, a sign-in in the browser takes the orders", async () => {
  const { token } = (await openSession("1")).body;
  const { body: order } = await place(token, "1");
  await openSession("3", token);
  const phone = "+998907771133";
  await app.call("/users/v1/users/code", { body: { phone }, ip: "198.51.100.33" });
  const code = app.sent.findLast((message) => message.phone === phone)?.code;
  const { body } = await app.call<{ token: string }>("/users/v1/users/token", {
    token,
    body: { phone, code },
  });
  const fetchMoved = () => app.call<Order>(`/orders/v1/orders/${order.id}`, { token: body.token });
  await expect.poll(async () => (await fetchMoved()).status).toBe(200);
});

test("[CH-11, S12] the token of a guest who signed in or out replaces nobody", async () => {
  const { token, userId } = (await openSession("1")).body;
  const phone = "+998907771144";
  await app.call("/users/v1/users/code", { body: { phone }, ip: "198.51.100.44" });
  const code = app.sent.findLast((message) => message.phone === phone)?.code;
  const signedIn = await app.call<{ user: { id: string } }>("/users/v1/users/token", {
    token,
    body: { phone, code },
  });
  await openSession("2", token);
  const out = (await openSession("3")).body;
  await app.call("/users/v1/users/logout", { method: "POST", token: out.token });
  await openSession("4", out.token);
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ id: string; by: string | null }>`select id, replaced_by as by from users
      where merchant_id = ${app.osh} and id in (${userId}, ${signedIn.body.user.id}, ${out.userId})`.execute(
      tx,
    ),
  );
  const replacements = Object.fromEntries(rows.map(({ id, by }) => [id, by]));
  expect(replacements).toEqual({
    [userId]: signedIn.body.user.id,
    [signedIn.body.user.id]: null,
    [out.userId]: null,
  });
});
