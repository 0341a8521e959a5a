import type { Order, OrderBody, OrderQuote, OrderTimeSlots } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { hasServer } from "../../../testing/index.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const secondCustomer = await app.signIn("+998905550001");
const owner = await app.signInStaff("owner@osh");
/** Sets the branch's capacity. The preparation of plov takes 20 minutes. */
const setCapacity = (slotCapacityMinutes: number | null) =>
  app.call(`/console/v1/kitchen/${branchIdFromKey("center")}`, {
    token: owner,
    method: "PUT",
    body: { preparationMinutes: 25, isAutoAccept: false, slotCapacityMinutes },
  });
const fetchSlots = async () => {
  const path = `/orders/v1/orders/slots?branchId=${branchIdFromKey("center")}&serviceType=PICK_UP`;
  return (await app.call<OrderTimeSlots>(path)).body;
};
type OrderAnswer = Order & { code: string };
const placeOrderAtTime = (time: string, more: Partial<OrderBody> = {}, by = token) =>
  app.call<OrderAnswer>("/orders/v1/orders/at-time", {
    token: by,
    body: { ...createPickupBody(more), day: "2026-03-02", time },
  });
const isSlotOffered = async (time: string) =>
  (await fetchSlots()).days.some(
    (day) => day.day === "2026-03-02" && day.slots.some((slot) => slot.time === time),
  );
const sumTakenMinutes = async () => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ taken: number }>`select coalesce(sum(taken_minutes), 0)::int as taken from kitchen_slots`.execute(
      tx,
    ),
  );
  return rows[0]?.taken;
};

test("[CH-2] a full quarter of an hour is not offered and is refused; the next one is available", async () => {
  await setCapacity(40);
  expect(await isSlotOffered("18:00")).toBe(true);
  expect((await placeOrderAtTime("18:00")).status).toBe(200);
  expect((await placeOrderAtTime("18:00")).status).toBe(200);
  expect(await isSlotOffered("18:00")).toBe(false);
  expect(await placeOrderAtTime("18:00")).toMatchObject({ status: 409, body: { code: "slot_full" } });
  expect((await placeOrderAtTime("18:15")).status).toBe(200);
});

test("[CH-2] counts capacity in cooking minutes: two products take two units, a larger order needs an empty slot", async () => {
  const two = { cartItems: [{ productId: productIdFromKey("plov"), count: 2 }], totalPrice: 92_000 };
  expect((await placeOrderAtTime("19:00", two)).status).toBe(200);
  expect((await placeOrderAtTime("19:00")).body.code).toBe("slot_full");
  const five = { cartItems: [{ productId: productIdFromKey("plov"), count: 4 }], totalPrice: 182_000 };
  expect((await placeOrderAtTime("19:30", five)).status).toBe(200);
  expect((await placeOrderAtTime("19:30")).body.code).toBe("slot_full");
});

test("[CH-2] one of ten concurrent orders gets the last place, in 10 of 10 rounds", async () => {
  for (let round = 0; round < 10; round += 1) {
    const time = `2${Math.floor(round / 4)}:${["00", "15", "30", "45"][round % 4]}`;
    expect((await placeOrderAtTime(time)).status).toBe(200);
    const rivals = Array.from({ length: 10 }, (_, index) =>
      placeOrderAtTime(time, {}, index % 2 ? token : secondCustomer.token),
    );
    const answers = await Promise.all(rivals);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "slot_full")).toHaveLength(9);
  }
});

test("[CH-2] a cancelled order releases its minutes once", async () => {
  const { body: order } = await placeOrderAtTime("17:00");
  await placeOrderAtTime("17:00");
  const before = (await sumTakenMinutes()) ?? 0;
  expect((await placeOrderAtTime("17:00")).body.code).toBe("slot_full");
  const cancelOrder = () => app.call(`/orders/v1/orders/${order.id}/cancel`, { token, body: {} });
  await Promise.all([cancelOrder(), cancelOrder(), cancelOrder()]);
  expect(await sumTakenMinutes()).toBe(before - 20);
  expect((await placeOrderAtTime("17:00")).status).toBe(200);
});

test("[CH-2] an order for now uses its quarter of an hour too: if full, it is refused and the quote says so", async () => {
  await postOrder(app, token, createPickupBody());
  await postOrder(app, token, createPickupBody());
  const reply = await app.call<OrderAnswer>("/orders/v1/orders", { token, body: createPickupBody() });
  expect(reply.body.code).toBe("slot_full");
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createPickupBody() });
  expect(quote.body.obstacles.map(({ code }) => code)).toContain("slot_full");
  expect(await fetchSlots()).toMatchObject({ isOpenNow: true, minutes: null });
});

test("[CH-2] a branch without a capacity has no limit", async () => {
  await setCapacity(null);
  const before = await sumTakenMinutes();
  for (let index = 0; index < 5; index += 1) await postOrder(app, token, createPickupBody());
  expect(await sumTakenMinutes()).toBe(before);
  expect((await fetchSlots()).minutes).toBe(25);
});

test("[OR-2] the console shows the kitchen's stored capacity", async () => {
  await setCapacity(60);
  const { body } = await app.call<{ id: string }[]>("/console/v1/kitchen", { token: owner });
  const center = body.find(({ id }) => id === branchIdFromKey("center"));
  expect(center).toMatchObject({ preparationMinutes: 25, isAutoAccept: false, slotCapacityMinutes: 60 });
});

test.runIf(hasServer)(
  "[CH-2, PR-4] a customer that places and cancels orders in one quarter of an hour concurrently causes no deadlock",
  async () => {
    await setCapacity(200);
    await app.db.tenant(app.osh, (tx) =>
      sql`with granted as (insert into cashback_movements (merchant_id, id, user_id, order_id, kind, amount, created_at)
        values (${app.osh}, ${crypto.randomUUID()}, ${secondCustomer.userId}, ${crypto.randomUUID()}, 'granted', 5000, now()))
      insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${secondCustomer.userId}, 5000)`.execute(
        tx,
      ),
    );
    const spending = { cashback: 1000, totalPrice: 46_000 };
    const first = (await placeOrderAtTime("20:00", spending, secondCustomer.token)).body;
    const countDeadlocks = async () => {
      const { rows } = await app.db.platform((tx) =>
        sql<{
          n: number;
        }>`select deadlocks::int as n from pg_stat_database where datname = current_database()`.execute(tx),
      );
      return rows[0]?.n;
    };
    const countSessionsWaitingForLock = async () => {
      const { rows } = await app.db.platform((tx) =>
        sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
      );
      return rows[0]?.n;
    };
    // A lock on the kitchen's row blocks the cancellation and the new order, after each transaction has acquired its
    // other locks.
    const held = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    onTestFinished(() => gate.resolve());
    const holding = app.db.tenant(app.osh, async (tx) => {
      await sql`select 1 from kitchen_slots where merchant_id = ${app.osh} for update`.execute(tx);
      held.resolve();
      await gate.promise;
    });
    await held.promise;
    const cancelling = app.call(`/orders/v1/orders/${first.id}/cancel`, {
      token: secondCustomer.token,
      body: {},
    });
    await expect.poll(countSessionsWaitingForLock, EVENT_POLL_OPTIONS).toBe(1);
    const placing = placeOrderAtTime("20:00", spending, secondCustomer.token);
    await expect.poll(countSessionsWaitingForLock, EVENT_POLL_OPTIONS).toBe(2);
    gate.resolve();
    await holding;
    const started = performance.now();
    expect([(await cancelling).status, (await placing).status]).toEqual([200, 200]);
    // PostgreSQL checks for a deadlock after one second.
    expect(performance.now() - started).toBeLessThan(scaleTime(900));
    expect(await countDeadlocks()).toBe(0);
  },
);
