import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../../testing/test-shop.ts";

const app = await createTestShop();
await app.start();
const owner = await app.signInStaff("owner@osh");
const removeAccount = (token: string) => app.call("/users/v1/users", { token, method: "DELETE" });

const selectUserRow = async (userId: string) => {
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<Record<string, unknown>>`select * from users where id = ${userId}`.execute(tx),
  );
  return rows[0];
};
const fetchBoardOrder = async (id: string) =>
  (await app.call<Order & { customer: object }>(`/console/v1/orders/${id}`, { token: owner })).body;

test("[US-6] a deleted account keeps no personal data, its sessions end, its orders stay", async () => {
  const { token, userId } = await app.signIn(CUSTOMER_PHONE);
  const me = { firstName: "Lola", lastName: "Karimova", email: "l@example.uz", birthday: "1995-04-30" };
  await app.call(`/users/v1/users/${userId}`, { token, method: "PUT", body: me });
  const home = { streetName: "Navoiy", latitude: 41.3, longitude: 69.27 };
  await app.call(`/users/v1/addresses/user/${userId}`, { token, body: home });
  await app.call("/products/v1/favourite", { token, body: { productId: productIdFromKey("plov") } });
  const { id } = await postOrder(app, token, createDeliveryBody({ comment: "Lola, 4-qavat" }));
  await app.call(`/console/v1/orders/${id}/refuse`, { token: owner, body: { version: 1, reason: "OTHER" } });

  expect((await removeAccount(token)).body).toEqual({ done: true });
  expect((await app.call("/users/v1/users/me", { token })).status).toBe(401);
  expect(await selectUserRow(userId)).toMatchObject({
    phone: null,
    first_name: null,
    last_name: null,
    email: null,
    birthday: null,
    is_active: false,
  });
  await expect.poll(async () => (await fetchBoardOrder(id)).comment).toBeNull();
  expect(await fetchBoardOrder(id)).toMatchObject({
    totalPrice: 102_000,
    receiver: { name: null, phone: "" },
    address: null,
    customer: { name: null, phone: "" },
  });
  for (const table of ["addresses", "favourites", "sessions"]) {
    const { rows } = await app.db.tenant(app.osh, (tx) =>
      sql`select 1 from ${sql.table(table)} where user_id = ${userId}`.execute(tx),
    );
    expect([table, rows]).toEqual([table, []]);
  }
});

test("[US-6, EN-7] a finished order keeps neither external courier nor receipt phone, and its cash can still be settled", async () => {
  const { token } = await app.signIn("+998906666666");
  const sent = { sendCheque: true, sendChequePhone: "+998907654321" };
  let order: Order = await postOrder(app, token, createDeliveryBody(sent));
  const postOrderAction = async (action: string, body: object) => {
    const path = `/console/v1/orders/${order.id}/${action}`;
    const reply = await app.call<Order>(path, { token: owner, body: { version: order.version, ...body } });
    expect([action, reply.status]).toEqual([action, 200]);
    order = reply.body;
  };
  const courier = { name: "Botir", phone: "+998901112233" };
  await postOrderAction("accept", {});
  await postOrderAction("delivery-type", { deliveryType: "CUSTOM", courier, comment: "Lola opa, 4-qavat" });
  for (const status of ["COOKING", "DONE", "ON_WAY", "DELIVERED"])
    await postOrderAction("status", { status });
  await removeAccount(token);
  await expect.poll(async () => (await fetchBoardOrder(order.id)).receiver.phone).toBe("");
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql`select custom_courier, delivery_comment, send_cheque_phone from orders where id = ${order.id}`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ custom_courier: null, delivery_comment: null, send_cheque_phone: null }]);
  await postOrderAction("courier-paid", { courierPaid: true });
  expect(order).toMatchObject({ courierPaid: true, courier: null });
});

test("[US-6] the phone is free again: signing in creates a new customer", async () => {
  app.clock.advance(61_000);
  const again = await app.signIn(CUSTOMER_PHONE);
  const me = await app.call("/users/v1/users/me", { token: again.token });
  expect(me.body).toMatchObject({ firstName: null, phone: CUSTOMER_PHONE });
});

test("[US-6] an active order keeps its phone and address until it ends", async () => {
  const { token } = await app.signIn("+998905555555");
  const { id } = await postOrder(app, token, createDeliveryBody());
  await removeAccount(token);
  await expect.poll(async () => (await fetchBoardOrder(id)).customer).toMatchObject({ phone: "" });
  expect(await fetchBoardOrder(id)).toMatchObject({ receiver: { phone: "+998905555555" } });
  expect((await fetchBoardOrder(id)).address).not.toBeNull();
});
