import type { BoardOrder, HistoryEntry, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const cola = { productId: productIdFromKey("cola"), count: 1 };
const requestCancel = (order: { id: string }, body: object = {}, by = token) =>
  app.call<Order & { code: string }>(`/orders/v1/orders/${order.id}/cancel`, { token: by, body });
const postOrderAction = (order: { id: string }, action: string, body: object) =>
  app.call<BoardOrder & { code: string }>(`/console/v1/orders/${order.id}/${action}`, { token: owner, body });
const fetchBalance = async () =>
  (await app.call<{ cashback: number }>("/users/v1/users/me", { token })).body.cashback;
const sumCashbackLedger = () =>
  app.db.tenantRead(app.osh, async (tx) => {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::float8 as sum
      from cashback_movements where user_id = ${userId}`.execute(tx);
    return rows[0]?.sum;
  });
const countPromoUses = () =>
  app.db.tenantRead(app.osh, async (tx) => {
    const { rows } = await sql<{
      used: number;
    }>`select used_count as used from promos where code = 'MINE'`.execute(tx);
    return rows[0]?.used;
  });
async function fetchColaStock(): Promise<number> {
  const reply = await app.call<{ count: number }[]>("/console/v1/products?search=cola", { token: owner });
  return reply.body[0]?.count ?? -1;
}

test("[OR-8] a customer cancels before acceptance with a comment; the order moves to the archive", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const { body } = await requestCancel(order, { reason: "TOO_LONG", comment: "the bus leaves" });
  expect(body).toMatchObject({
    status: "CANCELED",
    cancelReason: { code: "TOO_LONG", comment: "the bus leaves", by: "customer", products: [] },
    version: 2,
  });
  const seen = await app.call<BoardOrder & { history: HistoryEntry[] }>(`/console/v1/orders/${order.id}`, {
    token: owner,
  });
  expect(seen.body.cancelReason).toEqual(body.cancelReason);
  const about = { kind: "cancellation", reason: "TOO_LONG" };
  expect(seen.body.history.at(-1)).toMatchObject({ about, comment: "the bus leaves" });
  const again = await requestCancel(order);
  expect([again.status, again.body.code], "there is nothing left to call about").toEqual([
    409,
    "order_closed",
  ]);
});

test("[OR-8] after acceptance the customer is asked to call the store; another customer's order is not found", async () => {
  const order = await postOrder(app, token, createPickupBody());
  expect(order.isCancelable).toBe(true);
  const accepted = await postOrderAction(order, "accept", { version: 1 });
  expect(accepted.body.isCancelable).toBe(false);
  expect(await requestCancel(order)).toMatchObject({ status: 409, body: { code: "cancel_not_allowed" } });
  const stranger = await app.signIn("+998907777777");
  const next = await postOrder(app, token, createPickupBody());
  expect((await requestCancel(next, {}, stranger.token)).status).toBe(404);
  expect((await requestCancel(next, { version: 7 })).body.code).toBe("stale_version");
});

test("[BR-14] refuses cancellation by the customer where the brand does not allow it", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const setCancelFeature = (value: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update merchant_settings set features = features || ${JSON.stringify({ cancelOrder: value })}::jsonb`,
    );
  await setCancelFeature(false);
  expect((await postOrder(app, token, createPickupBody())).isCancelable).toBe(false);
  expect(await requestCancel(order)).toMatchObject({ status: 403, body: { code: "feature_off" } });
  await setCancelFeature(true);
  expect(await requestCancel(order)).toMatchObject({
    status: 200,
    body: { cancelReason: { code: "CUSTOMER" } },
  });
});

test("[PR-3] concurrent cancellation by customer and staff returns stock, promo use and cashback exactly once", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`with b as (insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 3000))
      insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
      values (${app.osh}, gen_random_uuid(), ${userId}, gen_random_uuid(), 'granted', 3000, now())`.execute(
      tx,
    ),
  );
  const before = { cola: await fetchColaStock(), uses: await countPromoUses() };
  for (let round = 0; round < 5; round += 1) {
    const body = createPickupBody({
      cartItems: [cola],
      promoCode: "MINE",
      cashback: 3000,
      totalPrice: 9000 - 5000 + 2000 - 3000,
    });
    const order = await postOrder(app, token, body);
    expect([await fetchColaStock(), await fetchBalance(), await countPromoUses()]).toEqual([
      before.cola - 1,
      0,
      (before.uses ?? 0) + 1,
    ]);
    const answers = await Promise.all([
      requestCancel(order),
      requestCancel(order),
      postOrderAction(order, "refuse", { version: 1, reason: "OTHER" }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await fetchColaStock(), await fetchBalance(), await countPromoUses()]).toEqual([
      before.cola,
      3000,
      before.uses,
    ]);
  }
  expect(await sumCashbackLedger()).toBe(3000);
});

test("[PR-4] a refund takes back earned cashback and returns spent cashback once; the balance is never negative", async () => {
  const body = createPickupBody({ cashback: 3000, totalPrice: 44_000 });
  const order = await postOrder(app, token, body);
  await closeNewOrder(app, owner, order);
  // The cashback balance is 5% of the amount paid for products: 45,000 − 3,000.
  expect(await fetchBalance()).toBe(2100);
  const refunds = await Promise.all(
    [1, 2].map(() => postOrderAction(order, "refund", { version: 5, comment: "it was cold" })),
  );
  expect(refunds.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await fetchBalance()).toBe(3000);
  expect(await sumCashbackLedger()).toBe(3000);
  expect((await postOrderAction(order, "refund", { version: 6, comment: "again" })).body.code).toBe(
    "transition_not_allowed",
  );
});

test("[PR-4] cashback that was spent in the meantime stays spent", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await closeNewOrder(app, owner, order);
  const earned = await fetchBalance();
  await postOrder(
    app,
    token,
    createPickupBody({ cashback: earned - 100, totalPrice: 47_000 - earned + 100 }),
  );
  const refunded = await postOrderAction(order, "refund", { version: 5, comment: "late" });
  expect(refunded.body.refundedAt).not.toBeNull();
  expect([await fetchBalance(), await sumCashbackLedger()]).toEqual([0, 0]);
});
