import { setTimeout as sleep } from "node:timers/promises";
import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { importMenu } from "../modules/products/index.ts";
import { testClock } from "../platform/clock.ts";
import { hasServer, testDatabase } from "../testing/index.ts";
import { startServer, type ServerProcess } from "../testing/server-process.ts";
import { testMenu } from "../testing/test-menu.ts";
import { pickup, productId, shop } from "../testing/test-shop.ts";
import { bySize, tellFigure } from "../testing/test-size.ts";

const KILLS = bySize(3, 20);
const ORDERS = bySize(60, 5000);
const CLIENTS = 8;
const STOCK = 1_000_000;
const body = JSON.stringify(
  pickup({ cartItems: [{ productId: productId("cola"), count: 2 }], totalPrice: 20_000 }),
);

describe.runIf(hasServer)("a server that is killed again and again", async () => {
  if (!hasServer) return;
  const { db, config } = await testDatabase();
  const url = config.databaseUrl ?? "";
  const app = await shop({ db, clock: testClock(new Date()) });
  const products = testMenu.products.map((one) => (one.key === "cola" ? { ...one, stock: STOCK } : one));
  await db.tenant(app.osh, (tx) => importMenu(tx, { id: app.osh, key: "osh" }, { ...testMenu, products }));
  const guests = await Promise.all(["1", "2", "3", "4"].map((digit) => app.signIn(`+99890666000${digit}`)));

  let server: ServerProcess = startServer(url);
  let base = "";
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.exit;
  });

  /** What the client keeps: the order of each key that was acknowledged, and how often it had to ask. */
  const acknowledged = new Map<string, string>();
  const seen = { kills: 0, repeated: 0 };

  async function ask(key: string, token: string): Promise<string | null> {
    try {
      const reply = await fetch(`${base}/api/orders/v1/orders`, {
        method: "POST",
        headers: {
          "merchant-id": app.osh,
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": key,
        },
        body,
        signal: AbortSignal.timeout(15_000),
      });
      const text = await reply.text();
      if (reply.status === 200) return (JSON.parse(text) as Order).id;
      // Too busy is no answer; any other refusal of a good order is a fault.
      if (reply.status !== 503) throw new Error(`refused with ${reply.status}: ${text}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("refused")) throw error;
    }
    return null;
  }

  async function client(index: number): Promise<void> {
    while (seen.kills < KILLS || acknowledged.size < ORDERS) {
      const key = crypto.randomUUID();
      for (let attempt = 0; ; attempt += 1) {
        const id = await ask(key, guests[index % guests.length]?.token ?? "");
        if (id !== null) {
          acknowledged.set(key, id);
          break;
        }
        seen.repeated += 1;
        if (attempt > 2000) throw new Error("no server came back");
        await sleep(30);
      }
    }
  }

  async function killer(): Promise<void> {
    for (; seen.kills < KILLS; seen.kills += 1) {
      await sleep(100 + Math.random() * bySize(400, 1500));
      server.child.kill("SIGKILL");
      await server.exit;
      server = startServer(url);
      base = await server.ready;
    }
  }

  const count = async (statement: ReturnType<typeof sql<{ count: number }>>) =>
    (await db.tenantRead(app.osh, (tx) => statement.execute(tx))).rows[0]?.count ?? -1;

  test(`[R1] ${KILLS} times kill -9 during at least ${ORDERS} orders: each acknowledged order is there once, stock and outbox agree`, async () => {
    base = await server.ready;
    await Promise.all([killer(), ...Array.from({ length: CLIENTS }, (_, index) => client(index))]);
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql<{ id: string }>`select id from orders where merchant_id = ${app.osh}`.execute(tx),
    );
    const kept = rows.map(({ id }) => id).toSorted();
    // Every key was asked until it was acknowledged: no order without one, none twice, none lost.
    expect(kept).toEqual([...acknowledged.values()].toSorted());
    const sold = await count(
      sql`select ${STOCK} - left_count as count from product_stock
        where merchant_id = ${app.osh} and product_id = ${productId("cola")}`,
    );
    expect(sold).toBe(kept.length * 2);
    const events = await count(
      sql`select count(distinct key)::int as count from outbox
        where merchant_id = ${app.osh} and topic = 'order-changed'`,
    );
    const told = await count(
      sql`select count(*)::int as count from outbox where merchant_id = ${app.osh} and topic = 'order-changed'`,
    );
    const replies = await count(
      sql`select count(*)::int as count from idempotency_keys where merchant_id = ${app.osh}`,
    );
    expect([events, told, replies]).toEqual([kept.length, kept.length, kept.length]);
    tellFigure(
      `R1: ${kept.length} of ${acknowledged.size} acknowledged orders are there once, ` +
        `${seen.kills} of ${KILLS} kills, ${seen.repeated} repetitions`,
    );
  }, 600_000);
});
