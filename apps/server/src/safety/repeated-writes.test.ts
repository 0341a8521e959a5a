import type { OrderTimeSlots } from "@dasturxon/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { branchIdFromKey, createPickupBody, productIdFromKey } from "../testing/test-shop.ts";
import { hasServer } from "../testing/index.ts";
import { pruneExpiredRows } from "../upkeep/pruning.ts";
import { systemClock } from "../platform/clock.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import { countStatuses, startTwoProcesses, type TwoServerProcesses } from "../testing/two-processes.ts";

describe.runIf(hasServer)("repeated orders at two processes", async () => {
  if (!hasServer) return;
  const shop: TwoServerProcesses = await startTwoProcesses();
  const { app } = shop;
  const { token } = await app.signIn("+998905557001");
  const stranger = await app.signIn("+998905557002");
  const atPizza = await app.signIn("+998905557001", "pizza.localhost");
  const createKey = () => crypto.randomUUID();
  let held = 0;
  let placedOrders = 0;
  afterAll(() =>
    printLoadTestFigure(`R7: ${held} of 10 ways of repeating held, ${placedOrders} orders placed by them`),
  );

  const countOrders = async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{
        count: number;
      }>`select count(*)::int as count from orders where merchant_id = ${app.osh}`.execute(tx),
    );
    return rows[0]?.count ?? -1;
  };
  /** Places one order with a new key and returns the response. Any other order placed meanwhile is a failure. */
  async function placeFirstOrder() {
    const key = createKey();
    const answer = await shop.order(token, createPickupBody(), key);
    expect(answer.status).toBe(200);
    return { key, answer, before: await countOrders() };
  }
  async function expectOrderCount(before: number, made = 0): Promise<void> {
    expect(await countOrders()).toBe(before + made);
    held += 1;
    placedOrders = await countOrders();
  }

  test("[R7] the same key and body, one after another, get the same status and bytes and no second order", async () => {
    const { key, answer, before } = await placeFirstOrder();
    for (let time = 0; time < 5; time += 1) {
      const { status, text } = await shop.order(token, createPickupBody(), key);
      expect([status, text]).toEqual([200, answer.text]);
    }
    await expectOrderCount(before);
  });

  test("[R7] ten concurrent repetitions create one order and get the same bytes", async () => {
    const before = await countOrders();
    const key = createKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.order(token, createPickupBody(), key)),
    );
    expect(countStatuses(answers)).toBe("200: 10");
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await expectOrderCount(before, 1);
  });

  test("[R7] after a restart of both servers the response is still the first one", async () => {
    const { key, answer, before } = await placeFirstOrder();
    await shop.restart();
    const { status, text } = await shop.order(token, createPickupBody(), key);
    expect([status, text]).toEqual([200, answer.text]);
    await expectOrderCount(before);
  });

  test("[R7] one less than 24 hours later, after cleanup, the response is still the first one", async () => {
    const { key, answer, before } = await placeFirstOrder();
    await app.db.tenant(app.osh, (tx) =>
      sql`update idempotency_keys set created_at = created_at - interval '23 hours 59 minutes'
        where key = ${key}`.execute(tx),
    );
    await pruneExpiredRows({ db: app.db, clock: systemClock, bus: app.bus });
    const { status, text } = await shop.order(token, createPickupBody(), key);
    expect([status, text]).toEqual([200, answer.text]);
    await expectOrderCount(before);
  });

  test("[R7] refuses the same key with another body", async () => {
    const { key, before } = await placeFirstOrder();
    const other = await shop.order(token, createPickupBody({ comment: "no onion" }), key);
    expect([other.status, other.body.code]).toEqual([409, "idempotency_conflict"]);
    await expectOrderCount(before);
  });

  test("[R7] of ten concurrent calls with two bodies under one key one body wins, the other is refused", async () => {
    const before = await countOrders();
    const key = createKey();
    const bodies = [createPickupBody(), createPickupBody({ comment: "no onion" })];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => shop.order(token, bodies[at % 2] ?? createPickupBody(), key)),
    );
    expect(countStatuses(answers)).toBe("200: 5, 409: 5");
    await expectOrderCount(before, 1);
  });

  test("[R7] the same key in both order calls creates one order, and the other response names it", async () => {
    const branch = branchIdFromKey("center");
    const free = await shop.fetch(`/orders/v1/orders/slots?branchId=${branch}&serviceType=PICK_UP`);
    const { days } = (await free.json()) as OrderTimeSlots;
    const day = days.at(-1);
    const wanted = { day: day?.day ?? "", time: day?.slots.at(-1)?.time ?? "" };
    const before = await countOrders();
    const pairs = 5;
    for (let pair = 0; pair < pairs; pair += 1) {
      const key = createKey();
      const answers = await Promise.all([
        shop.order(token, createPickupBody(), key),
        shop.order(token, { ...createPickupBody(), ...wanted }, key),
      ]);
      const placed = answers.find(({ status }) => status === 200);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({
        code: "idempotency_conflict",
        data: { madeId: placed?.body.id },
      });
    }
    await expectOrderCount(before, pairs);
  });

  test("[R7] another customer's key is independent", async () => {
    const { key, answer, before } = await placeFirstOrder();
    const own = await shop.order(stranger.token, createPickupBody(), key);
    expect(own.status).toBe(200);
    expect(own.body.id).not.toBe(answer.body.id);
    await expectOrderCount(before, 1);
  });

  test("[R7] a key in another brand is independent", async () => {
    const { key, answer, before } = await placeFirstOrder();
    const body = createPickupBody({
      branchId: branchIdFromKey("center", "pizza"),
      cartItems: [{ productId: productIdFromKey("plov", "pizza"), count: 1 }],
    });
    const reply = await app.call<{ id: string }>("/orders/v1/orders", {
      host: "pizza.localhost",
      token: atPizza.token,
      body,
      headers: { "idempotency-key": key },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.id).not.toBe(answer.body.id);
    await expectOrderCount(before);
  });

  test("[R7] a refused order stores no response: the corrected one succeeds with the same key", async () => {
    const before = await countOrders();
    const key = createKey();
    const refused = await shop.order(token, createPickupBody({ totalPrice: 1 }), key);
    expect(refused.status).toBe(409);
    expect((await shop.order(token, createPickupBody(), key)).status).toBe(200);
    await expectOrderCount(before, 1);
  });
});
