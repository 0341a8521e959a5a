import { setTimeout as sleep } from "node:timers/promises";
import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { importMenu } from "../modules/products/index.ts";
import { createTestClock } from "../platform/clock.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { startServer, type ServerProcess } from "../testing/server-process.ts";
import { testMenu } from "../testing/test-menu.ts";
import { createPickupBody, productIdFromKey, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const SERVER_KILL_COUNT = chooseByTestSize(3, 20);
const ORDER_COUNT = chooseByTestSize(250, 5000);
const CONCURRENT_CLIENTS = 24;
const SERVER_PROCESSES = 2;
const STOCK_COUNT = 1_000_000;
const colaOrderBody = JSON.stringify(
  createPickupBody({ cartItems: [{ productId: productIdFromKey("cola"), count: 2 }], totalPrice: 20_000 }),
);

describe.runIf(hasServer)("two server processes, one of them killed repeatedly", async () => {
  if (!hasServer) return;
  const { db, config } = await createTestDatabase();
  const url = config.databaseUrl ?? "";
  const app = await createTestShop({ db, clock: createTestClock(new Date()) });
  const products = testMenu.products.map((one) =>
    one.key === "cola" ? { ...one, stock: STOCK_COUNT } : one,
  );
  await db.tenant(app.osh, (tx) => importMenu(tx, { id: app.osh, key: "osh" }, { ...testMenu, products }));
  const guests: string[] = [];
  for (let guest = 0; guest < 12; guest += 1)
    guests.push((await app.signIn(`+9989066600${String(guest).padStart(2, "0")}`)).token);

  const servers: { process: ServerProcess; base: string }[] = [];
  async function startServerAt(at: number): Promise<void> {
    const process = startServer(url);
    servers[at] = { process, base: servers[at]?.base ?? "" };
    servers[at] = { process, base: await process.ready };
  }
  afterAll(async () => {
    for (const { process } of servers) process.child.kill("SIGKILL");
    for (const { process } of servers) await process.exit;
  });

  /** Ids of the orders that were acknowledged to a client, by idempotency key. */
  const acknowledged = new Map<string, string>();
  const seen = { waves: 0, kills: 0, repeated: 0, replayed: 0 };

  async function placeOneOrder(at: number, key: string, token: string): Promise<string | null> {
    try {
      const reply = await fetch(`${servers[at]?.base}/api/orders/v1/orders`, {
        method: "POST",
        headers: {
          "merchant-id": app.osh,
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": key,
        },
        body: colaOrderBody,
        // One request in twenty gets a timeout of at most 40 ms, which simulates a lost response.
        signal: AbortSignal.timeout(Math.random() < 0.05 ? Math.random() * 40 : 15_000),
      });
      const text = await reply.text();
      if (reply.headers.get("idempotent-replayed") === "true") seen.replayed += 1;
      if (reply.status === 200) return (JSON.parse(text) as Order).id;
      // A busy response (503) is retried. Any other refusal of a valid order is a failure.
      if (reply.status !== 503) throw new Error(`refused with ${reply.status}: ${text}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("refused")) throw error;
    }
    return null;
  }

  async function runClient(index: number): Promise<void> {
    const token = guests[index % guests.length] ?? "";
    while (seen.kills < SERVER_KILL_COUNT || acknowledged.size < ORDER_COUNT) {
      const key = crypto.randomUUID();
      for (let attempt = 0; ; attempt += 1) {
        // A client that gets no response retries with the other process, as behind a load balancer.
        const id = await placeOneOrder((index + attempt) % SERVER_PROCESSES, key, token);
        if (id !== null) {
          acknowledged.set(key, id);
          break;
        }
        seen.repeated += 1;
        if (attempt > 2000) throw new Error("no server came back");
        await sleep(30);
      }
      // The loop starts the next wave of kills only once the orders of this wave are placed. Meanwhile the machine only
      // starts servers.
      while (
        seen.kills < SERVER_KILL_COUNT &&
        acknowledged.size >= (ORDER_COUNT * seen.waves) / SERVER_KILL_COUNT
      )
        await sleep(5);
    }
  }

  async function killServersRepeatedly(): Promise<void> {
    for (; seen.kills < SERVER_KILL_COUNT; seen.kills += 1) {
      seen.waves += 1;
      await sleep(50 + Math.random() * 450);
      const at = seen.kills % SERVER_PROCESSES;
      servers[at]?.process.child.kill("SIGKILL");
      await servers[at]?.process.exit;
      await startServerAt(at);
    }
  }

  const selectRows = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
    (await db.tenantRead(app.osh, (tx) => statement.execute(tx))).rows;

  test(
    `[R1] ${SERVER_KILL_COUNT} times kill -9 during at least ${ORDER_COUNT} orders: each acknowledged order exists once, stock and outbox agree`,
    async () => {
      await Promise.all(Array.from({ length: SERVER_PROCESSES }, (_, at) => startServerAt(at)));
      await Promise.all([
        killServersRepeatedly(),
        ...Array.from({ length: CONCURRENT_CLIENTS }, (_, index) => runClient(index)),
      ]);
      const orders = await selectRows(
        sql<{ id: string }>`select id from orders where merchant_id = ${app.osh} order by id`,
      );
      // The clients retried every key until it was acknowledged, so the orders must equal the acknowledged ones: none
      // without a key, none twice, none lost.
      expect(orders.map(({ id }) => id)).toEqual([...acknowledged.values()].toSorted());
      const stock = await selectRows(sql<{ sold: number; bought: number }>`
      select ${STOCK_COUNT} - left_count as sold, (select sum((line ->> 'count')::int)::int from orders,
        jsonb_array_elements(lines) line where orders.merchant_id = ${app.osh}) as bought
      from product_stock where merchant_id = ${app.osh} and product_id = ${productIdFromKey("cola")}`);
      expect(stock).toEqual([{ sold: orders.length * 2, bought: orders.length * 2 }]);
      const events = await selectRows(sql<{ id: string }>`
      select key as id from outbox where merchant_id = ${app.osh} and topic = 'order-changed' order by key`);
      expect(events).toEqual(orders);
      const kept = await selectRows(sql<{ key: string; id: string }>`
      select key, (reply #>> '{}')::jsonb ->> 'id' as id from idempotency_keys where merchant_id = ${app.osh}`);
      expect(new Map(kept.map(({ key, id }) => [key, id]))).toEqual(acknowledged);
      printLoadTestFigure(
        `R1: ${orders.length} of ${acknowledged.size} acknowledged orders are there once, ` +
          `${seen.kills} of ${SERVER_KILL_COUNT} kills, ${seen.repeated} repetitions, ${seen.replayed} of them told the first answer`,
      );
    },
    scaleTime(900_000),
  );
});
