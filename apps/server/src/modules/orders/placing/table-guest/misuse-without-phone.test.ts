import type { Order, OrderQuote } from "@dasturxon/contract";
import { MAX_OPEN_TABLE_ORDERS } from "@dasturxon/domain/table-guest";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../../testing/change-content.ts";
import { enablePayme } from "../../../../testing/payme.ts";
import { createDeliveryBody, createPickupBody, createTestShop } from "../../../../testing/test-shop.ts";
import { prepareTableGuests } from "../../../../testing/table-guests.ts";
import { orderAlertSubject } from "../../system/order-subject.ts";

const app = await createTestShop({ config: { callsPerMinute: 10_000 } });
const { openSessionAt, place } = await prepareTableGuests(app);
await enablePayme(app);
await changeBrandContent(
  app,
  app.osh,
  sql`update payment_settings set qr_enabled = true where merchant_id = ${app.osh}`,
);
test("[S34] a guest without a phone may try ten promo codes a minute, like a guest without a session", async () => {
  const { token } = await openSessionAt("1");
  const fetchPromoState = async (promoCode: string) => {
    const { totalPrice: _, ...body } = createPickupBody({ promoCode });
    const { body: quote } = await app.call<OrderQuote>("/orders/v1/orders/quote", { body, token });
    return quote.promo?.state;
  };
  for (let n = 1; n <= 10; n += 1) expect(await fetchPromoState(`GUESS${n}`)).toBe("not_found");
  expect(await fetchPromoState("TEN")).toBe("sign_in");
});

test("[S34] orders without a phone may try ten promo codes a minute too; a code that was quoted counts once", async () => {
  app.clock.advance(60_000);
  const { token } = await openSessionAt("3");
  const { totalPrice: _, ...basket } = createPickupBody({ promoCode: "GUESS1" });
  await app.call("/orders/v1/orders/quote", { body: basket, token });
  const placeWithCode = async (promoCode: string) => (await place(token, "3", { promoCode })).body.code;
  for (let n = 1; n <= 10; n += 1) expect(await placeWithCode(`GUESS${n}`)).toBe("promo_not_found");
  expect(await placeWithCode("TEN")).toBe("phone_required");
  const customer = await app.signIn("+998907770009");
  const { body: order } = await place(customer.token, "3", { promoCode: "TEN", totalPrice: 42_500 });
  expect(order.id, "customers with a phone may use codes").toBeDefined();
  app.clock.advance(60_000);
  expect(await placeWithCode("TEN")).toBe("price_changed");
});

test("[CH-11] twenty concurrent orders of one session do not exceed the limit of the table", async () => {
  const { token } = await openSessionAt("2");
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => place(token, "2", { comment: `order ${n}` })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_TABLE_ORDERS);
  expect(replies.filter(({ body }) => body.code === "table_order_limit")).toHaveLength(
    20 - MAX_OPEN_TABLE_ORDERS,
  );
});

test("[OR-13] [CH-11] an unpaid order without a phone is not accepted if the staff do not react", async () => {
  const { token } = await openSessionAt("1");
  const { body: order } = await place(token, "1");
  const step = {
    merchantId: app.osh,
    kind: "order",
    subjectId: order.id,
    step: "decide",
    decision: "accept",
  } as const;
  const now = app.clock.now();
  expect(await app.db.tenant(app.osh, (tx) => orderAlertSubject.climb(tx, { ...step, now }))).toBe(false);
  const { body: after } = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
  expect(after.status).toBe("CREATED");
});

test("[CH-1] [CH-11] an order without a phone cannot become a delivery, whose courier would have no phone to call", async () => {
  const { token } = await openSessionAt("1");
  const { body: order } = await place(token, "1");
  const owner = await app.signInStaff("owner@osh");
  const { branchId } = order;
  const service = { serviceType: "DELIVERY", branchId, address: createDeliveryBody().address };
  const { body } = await app.call<{ code: string }>(`/console/v1/orders/${order.id}/service`, {
    token: owner,
    body: { version: 1, service, totalPrice: 0 },
  });
  expect(body.code).toBe("order_without_phone");
});

test("[CH-11] an order that costs nothing is not accepted automatically, and counts as open at its table", async () => {
  const number = "3";
  await app.db.tenant(app.osh, (tx) =>
    sql`update promos set product_discount = 100 where merchant_id = ${app.osh} and code = 'TEN'`.execute(tx),
  );
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set is_auto_accept = true where merchant_id = ${app.osh}`,
    sql`update merchant_settings set is_service_fee_enabled = false where merchant_id = ${app.osh}`,
  );
  const { token } = await openSessionAt(number);
  const statuses: (string | number)[] = [];
  for (let count = 0; count <= MAX_OPEN_TABLE_ORDERS; count += 1) {
    const free = { promoCode: "TEN", totalPrice: 0, paymentType: "PAYME", comment: String(count) };
    const { status, body } = await place(token, number, free);
    statuses.push(status === 200 ? body.status : body.code);
  }
  expect(statuses).toEqual([
    ...Array.from({ length: MAX_OPEN_TABLE_ORDERS }, () => "CREATED"),
    "table_order_limit",
  ]);
});
