import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";

const app = await createTestShop({ config: { phonePrefixes: ["+9989"] } });
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const listSentReceipts = () => app.sent.filter(({ code }) => code === "");
const sendReceipt = async (order: Order, phone?: string) =>
  app.call<{ code?: string }>(`/orders/v1/orders/${order.id}/receipt/send`, {
    token,
    body: phone ? { phone } : {},
  });
const placeAcceptedOrder = async () => {
  const order = await postOrder(app, token, createPickupBody());
  await app.call(`/console/v1/orders/${order.id}/accept`, { token: owner, body: { version: 1 } });
  return order;
};

test("[S7] placing and cancelling orders sends no receipt to other phones", async () => {
  for (let n = 0; n < 4; n += 1) {
    const order = await postOrder(app, token, createPickupBody());
    for (const stranger of [1, 2, 3]) {
      const { body } = await sendReceipt(order, `+99893${1_000_000 + n * 10 + stranger}`);
      expect(body.code).toBe("receipt_too_early");
    }
    await app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} });
    expect((await sendReceipt(order, "+998931000000")).body.code).toBe("receipt_too_early");
  }
  expect(listSentReceipts()).toEqual([]);
});

test("[S7] an accepted order sends its receipt to one given phone once, only if SMS are paid for", async () => {
  const order = await placeAcceptedOrder();
  expect((await sendReceipt(order, "+998712345678")).body.code).toBe("phone_invalid");
  const wave = await Promise.all(
    ["+998931000001", "+998931000002", "+998931000003"].map((to) => sendReceipt(order, to)),
  );
  expect(wave.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await sendReceipt(order, "+998931000004")).body.code).toBe("too_many_requests");
  expect(listSentReceipts()).toHaveLength(1);
});

test("[S7] a customer causes five receipts a day, each counted in the budget of codes", async () => {
  for (let n = 0; n < 10; n += 1) {
    app.clock.advance(11 * 60_000);
    await sendReceipt(await placeAcceptedOrder(), `+99893200000${n}`);
  }
  expect(listSentReceipts()).toHaveLength(5);
  const { rows } = await app.db.platform((tx) => sql`select kind from sent_texts`.execute(tx));
  expect(rows).toHaveLength(app.sent.length);
  app.clock.advance(86_400_000);
  expect((await sendReceipt(await placeAcceptedOrder())).status).toBe(200);
});
