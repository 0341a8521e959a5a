// Measures the memory of the server process on both database engines: at rest, the maximum under load of pages, menus
// and orders, and after the load.
import { join } from "node:path";
import { MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import type { HttpLoadOptions, HttpLoadResult } from "./fire.ts";
import type { CaptureOrdersReply, CaptureOrdersInput, OrderLoad, OrderResult } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { readProcessResourceUsage } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import type { RunningServer, DataLocation } from "./start-server.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/** Limits in megabytes. The embedded database engine runs in the server process and has one limit for both states. */
const LIMITS_MB = { PostgreSQL: { idle: 180, after: 300 }, embedded: { idle: 450, after: 450 } };
const IDLE_MS = chooseFullOrQuickValue(10_000, 3_000);
const LOAD_SECONDS = chooseFullOrQuickValue(10, 2);
const ORDER_COUNT = chooseFullOrQuickValue(1_500, 100);
const BRAND_KEY = "osh";
// The measured process is started by `npm start`, with the flags of production and the compile cache of the previous
// start.
const startScript = join(import.meta.dirname, "../scripts/start.mjs");

/** Measures resident memory: at rest after the start, the maximum during `work`, and some time afterwards. */
async function measureMemory(server: RunningServer, work: () => Promise<unknown>) {
  const readMegabytes = async () => (await readProcessResourceUsage(server.port)).memory / 2 ** 20;
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await readMegabytes();
  let most = idle;
  let isOver = false;
  const recordMaxMemory = async (): Promise<void> => {
    most = Math.max(most, await readMegabytes());
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (!isOver) await recordMaxMemory();
  };
  const watching = recordMaxMemory();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  return { idle, most, after: await readMegabytes() };
}

async function sendReadsAndOrders({ port }: RunningServer, shoppers: OrderLoad["shoppers"]): Promise<void> {
  const hosts = ["osh.localhost", "pizza.localhost", "market.localhost"];
  const headers = { "accept-encoding": "br" };
  for (const path of [MENU_PAGE, MENU_PATH]) {
    // Does not use `sendLoad`, which throws if a request fails. With the embedded engine, the server refuses some
    // requests while the caches are empty. Refusals do not affect the memory.
    const reading: HttpLoadOptions = { port, hosts, path, headers, seconds: LOAD_SECONDS, connections: 32 };
    await runChildScript<HttpLoadResult>("fire", { input: reading });
  }
  const input: OrderLoad = { port, asks: "orders", shoppers, count: ORDER_COUNT };
  const { placed } = await runChildScript<OrderResult>("place-orders", { input });
  if (placed < ORDER_COUNT) throw new Error(`${ORDER_COUNT - placed} orders were refused`);
}

async function measureEngine(engine: keyof typeof LIMITS_MB, store: DataLocation) {
  // The first start creates the demo data and is not measured.
  await (await startServer(store, { script: startScript })).stop();
  const input: CaptureOrdersInput = {
    brand: BRAND_KEY,
    customers: 12,
    file: join(store.dataDir, "statements"),
  };
  const { shoppers } = await runChildScript<CaptureOrdersReply>("capture-orders", {
    input,
    env: createEnvironment(store),
  });
  await using server = await startServer(store, { script: startScript });
  const { idle, most, after } = await measureMemory(server, () => sendReadsAndOrders(server, shoppers));
  return {
    engine,
    "idle MB": formatWholeNumber(idle),
    "of limit": `${LIMITS_MB[engine].idle}: ${formatAgainstLimit(idle, { most: LIMITS_MB[engine].idle })}`,
    "most under load MB": formatWholeNumber(most),
    "at rest after MB": formatWholeNumber(after),
    "of limit after": `${LIMITS_MB[engine].after}: ${formatAgainstLimit(after, { most: LIMITS_MB[engine].after })}`,
  };
}

using folder = createTemporaryFolder();
const measurements = [await measureEngine("embedded", { dataDir: folder.path })];
await using postgres = await startPostgres();
if (postgres) {
  using second = createTemporaryFolder();
  const databaseUrl = await postgres.database("demo");
  measurements.unshift(await measureEngine("PostgreSQL", { dataDir: second.path, databaseUrl }));
} else process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
printTable("Memory of the process: pages and menus asked for, then orders placed", measurements);
