import type { Order } from "@dasturxon/contract";
import { TABLE_SESSION_MS } from "@dasturxon/domain/table-guest";
import { expect, test } from "vitest";
import { prepareTableGuests } from "../../../testing/table-guests.ts";
import { createTestShop } from "../../../testing/test-shop.ts";
import { tableIdFromKeys } from "../../merchants/index.ts";

const app = await createTestShop();
await app.start();
const { openSession, openSessionAt, place } = await prepareTableGuests(app);
const owner = await app.signInStaff("owner@osh");
const key = { "idempotency-key": "one order" };
const fetchOrder = (id: string, token: string) => app.call<Order>(`/orders/v1/orders/${id}`, { token });

test("[CH-8] [CH-11] an order sent again in the next session of the browser, after its session ended, is placed once", async () => {
  const { headers, body: session } = await openSession("1");
  const { body: order } = await place(session.token, "1", {}, key);
  app.clock.advance(TABLE_SESSION_MS + 1000);
  expect((await place(session.token, "1", {}, key)).status).toBe(401);
  const [, until = ""] = /expires=([^;]+)/i.exec(String(headers["set-cookie"])) ?? [];
  expect(Date.parse(until), "the browser still sends the token").toBeGreaterThan(app.clock.now().getTime());
  const next = await openSessionAt("1", session.token);
  const again = await place(next.token, "1", {}, key);
  expect([again.status, again.body.id]).toEqual([200, order.id]);
  await expect.poll(async () => (await fetchOrder(order.id, next.token)).status).toBe(200);
  // The browser did not get the reply with the cookie of the next session.
  const repeated = await openSessionAt("1", session.token);
  expect((await place(repeated.token, "1", {}, key)).body.id).toBe(order.id);
});

test("[CH-8] [CH-11] an order sent again with the new code of the table is placed once", async () => {
  const { token } = await openSessionAt("2");
  const { body: order } = await place(token, "2", {}, key);
  const tableId = tableIdFromKeys("osh", { branchKey: "center", number: "2" });
  await app.call(`/console/v1/tables/${tableId}/code`, { method: "POST", token: owner });
  expect((await place(token, "2", {}, key)).status).toBe(401);
  const next = await openSessionAt("2", token);
  const again = await place(next.token, "2", {}, key);
  expect(again.body).toMatchObject({ code: "idempotency_conflict", data: { madeId: order.id } });
});

test("[CH-11] the orders of a session that has ended reach the customer who signs in afterwards", async () => {
  const { token } = await openSessionAt("3");
  const { body: order } = await place(token, "3");
  app.clock.advance(TABLE_SESSION_MS + 1000);
  const phone = "+998907771188";
  await app.call("/users/v1/users/code", { body: { phone } });
  const code = app.sent.findLast((message) => message.phone === phone)?.code;
  const signedIn = await app.call<{ token: string }>("/users/v1/users/token", {
    token,
    body: { phone, code },
  });
  await expect.poll(async () => (await fetchOrder(order.id, signedIn.body.token)).status).toBe(200);
});
