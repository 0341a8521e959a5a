import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { createPickupBody, createTestShop } from "../../../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../../../testing/test-tables.ts";
import { tableIdFromKeys } from "../../merchants/index.ts";

const app = await createTestShop();
await app.start();
await addTables(app, "osh");
await changeBrandContent(
  app,
  app.osh,
  sql`update merchant_settings set features = features || '{"dineInWithoutPhone": true, "cancelOrder": true}'
    where merchant_id = ${app.osh}`,
);
const readTable = (number: string) =>
  readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number }));
async function openSessionAt(number: string) {
  const { tableId, tableSecret } = await readTable(number);
  const { body } = await app.call<{ token: string; userId: string }>(`/users/v1/tables/${tableId}/session`, {
    body: { tableSecret },
  });
  return body;
}
const place = async (token: string, number: string) =>
  app.call<Order>("/orders/v1/orders", {
    token,
    body: { ...createPickupBody(), serviceType: "DINE_IN", ...(await readTable(number)) },
  });
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
