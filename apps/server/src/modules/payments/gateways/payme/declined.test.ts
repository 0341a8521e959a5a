import type { Checkout } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { callAsPayme, enablePayme } from "../../../../testing/payme.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  createTestShop,
  postOrder,
} from "../../../../testing/test-shop.ts";

const app = await createTestShop();
await enablePayme(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const callMethod = (method: string, params: object) =>
  callAsPayme(app, `/payments/v1/payme/${app.osh}`, { method, params });

test("[PY-2, PY-3] the checkout says that Payme declined the last attempt, until another method is chosen", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
  const fetchIsDeclined = async () =>
    (await app.call<Checkout>(`/payments/v2/checkout/${order.id}`, { token })).body.isDeclined;
  expect(await fetchIsDeclined()).toBe(false);
  const id = "1".padStart(24, "0");
  const account = { order_id: order.id };
  const time = app.clock.now().getTime();
  await callMethod("CreateTransaction", { id, time, amount: 4_700_000, account });
  expect(await fetchIsDeclined()).toBe(false);
  await callMethod("CancelTransaction", { id, reason: 2 });
  expect(await fetchIsDeclined()).toBe(true);
  const path = `/orders/v1/orders/${order.id}/payment-type`;
  expect((await app.call(path, { token, body: { paymentType: "CASH" } })).status).toBe(200);
  expect(await fetchIsDeclined()).toBe(false);
});
