// Measures the product on Citus: every request sequence of the API, brands on separate workers, orders per second and CPU
// of each server, and the effect on a brand if another brand's worker is down.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApiCaller } from "./api-caller.ts";
import type { CaptureCallsInput, CaptureCallsReply } from "./api-calls.ts";
import { type CitusCluster, startCitus } from "./citus-cluster.ts";
import type { FillInput } from "./installation.ts";
import type {
  CaptureOrdersReply,
  CaptureOrdersInput,
  OrderLoad,
  OrderResult,
  Shopper,
} from "./order-capture.ts";
import { printTable, formatWholeNumber } from "./print-table.ts";
import { measureCpu } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { isQuickBenchmarkRun, chooseFullOrQuickValue } from "./sizes.ts";
import type { DataLocation } from "./start-server.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/** Sizes of the brands' menus. There are four brands, so that each database worker stores at least one. */
const MENU_SIZES = [60, 61, 62, 63];
const CUSTOMER_COUNT = 4;
const ORDERS_PER_ROUND = chooseFullOrQuickValue(400, 40);
/** Time in which the relay detects which servers it can reach, in milliseconds. */
const RELAY_DETECTION_MS = 5_000;
const ROUNDS = chooseFullOrQuickValue(3, 1);

/** Runs every request sequence of the API. A failed sequence ends the benchmark. */
async function runUnits(store: DataLocation): Promise<void> {
  const input: CaptureCallsInput = { brand: `menu${MENU_SIZES[0]}`, folder: store.dataDir };
  const { units } = await runChildScript<CaptureCallsReply>("capture-calls", {
    input,
    env: createEnvironment(store),
  });
  process.stdout.write(`${units.length} units of the API were answered.\n`);
}

/** Signs in customers of one brand on each worker. */
async function createShoppersByWorker(cluster: CitusCluster, store: DataLocation): Promise<Shopper[][]> {
  const byWorker: Shopper[][] = [];
  for (const [brand] of await cluster.brandsByWorker()) {
    if (!brand) continue;
    const from = 100 + byWorker.flat().length;
    const input: CaptureOrdersInput = {
      brand,
      customers: CUSTOMER_COUNT,
      from,
      file: join(store.dataDir, "statements"),
    };
    const { shoppers } = await runChildScript<CaptureOrdersReply>("capture-orders", {
      input,
      env: createEnvironment(store),
    });
    byWorker.push(shoppers);
  }
  return byWorker;
}

async function measureOrders(port: number, shoppers: Shopper[]): Promise<OrderResult> {
  const input: OrderLoad = { port, asks: "orders", shoppers, count: ORDERS_PER_ROUND };
  const result = await runChildScript<OrderResult>("place-orders", { input });
  const { busy = 0, ...wrong } = result.refused;
  if (Object.keys(wrong).length > 0)
    throw new Error(`orders were refused: ${JSON.stringify({ busy, ...wrong })}`);
  return result;
}

async function measureOrderRounds(cluster: CitusCluster, port: number, shoppers: Shopper[]) {
  await measureOrders(port, shoppers);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await cluster.cpuSeconds();
    const { result, cpuSeconds } = await measureCpu(port, () => measureOrders(port, shoppers));
    const after = await cluster.cpuSeconds();
    const calculateMsPerOrder = (seconds: number) => (seconds * 1000) / result.placed;
    const servers = after.map((seconds, index) => calculateMsPerOrder(seconds - (before[index] ?? 0)));
    rounds.push([result.placed / result.seconds, calculateMsPerOrder(cpuSeconds), ...servers]);
  }
  const [perSecond = 0, node = 0, ...servers] = (rounds[0] ?? []).map((_, column) =>
    median(rounds.map((round) => round[column] ?? 0)),
  );
  const names = servers.map((_, index) => (index === 0 ? "coordinator ms" : `worker ${index} ms`));
  return {
    customers: shoppers.length,
    "orders/s": formatWholeNumber(perSecond),
    rounds: formatSpread(rounds.map(([first = 0]) => first)),
    "Node ms": node.toFixed(1),
    ...Object.fromEntries(names.map((name, index) => [name, servers[index]?.toFixed(1) ?? "-"])),
  };
}

/**
 * Stops the second worker. Brands on the first worker still accept orders, and requests to brands on the second fail
 * with a retryable error.
 */
async function testStoppedWorker(
  cluster: CitusCluster,
  port: number,
  [kept, lost]: Shopper[][],
): Promise<void> {
  await cluster.stopWorker();
  const { placed } = await measureOrders(port, kept ?? []);
  const [shopper] = lost ?? [];
  const quote = createApiCaller(port, shopper?.brand ?? "")("/orders/v1/orders/quote", {
    body: shopper?.body,
  });
  const answer = await quote.then(
    () => "as ever",
    (error: Error) => /answered (\d+)/.exec(error.message)?.[1] ?? error.message,
  );
  process.stdout.write(
    `With a worker gone: ${placed} of ${ORDERS_PER_ROUND} orders of a brand elsewhere were placed; `,
  );
  process.stdout.write(`a brand of its own is answered ${answer}.\n`);
  await sleep(RELAY_DETECTION_MS);
  const waiting = await cluster.waitingEvents(kept?.[0]?.brand ?? "");
  process.stdout.write(
    `${waiting} events of the brand elsewhere wait for the relay after ${RELAY_DETECTION_MS / 1000} s.\n`,
  );
}

// Distributed tables need plans with the actual values (deploy/citus/README.md).
process.env["PREPARED_STATEMENTS"] = "off";
using folder = createTemporaryFolder();
await using cluster = await startCitus();
if (cluster) {
  const store = { dataDir: folder.path, databaseUrl: cluster.url };
  const filling: FillInput = { menus: MENU_SIZES, from: 0, to: 0 };
  await runChildScript("fill", { input: filling, env: createEnvironment(store) });
  await cluster.run("distribute.sql");
  await runUnits(store);
  for (const note of await cluster.run("check.sql")) process.stdout.write(`Brands are ${note}.\n`);
  const byWorker = await createShoppersByWorker(cluster, store);
  await using server = await startServer(store);
  const figures = await measureOrderRounds(cluster, server.port, byWorker.flat());
  printTable("Orders through one coordinator and two workers (CPU, ms an order)", [figures]);
  await testStoppedWorker(cluster, server.port, byWorker);
  if (isQuickBenchmarkRun) process.stdout.write("Quick: few orders, hardly warm.\n");
} else process.stdout.write("Citus is not installed on this machine: nothing was measured.\n");
