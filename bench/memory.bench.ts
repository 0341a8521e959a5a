// Measures the memory of the process on both engines: at rest, the maximum under load of pages, menus and orders, and
// afterwards.
import { join } from "node:path";
import { MENU_PAGE, MENU_REPLY } from "./compare-pages.ts";
import type { Fire, FireResult } from "./fire.ts";
import type { CaptureReply, CaptureRequest, OrderLoad, OrderResult } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { against, printTable, formatWhole } from "./print-table.ts";
import { processFigures } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import type { RunningServer, Store } from "./start-server.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Limits in megabytes. The embedded engine runs in the same process and has one limit for both states. */
const MAX = { PostgreSQL: { idle: 180, after: 300 }, embedded: { idle: 450, after: 450 } };
const IDLE = size(10_000, 3_000);
const LOAD_SECONDS = size(10, 2);
const ORDERS = size(1_500, 100);
const BRAND = "osh";
// Uses the production start, with its flags and the compile cache of the previous start.
const script = join(import.meta.dirname, "../scripts/start.mjs");

/** Measures resident memory: at rest after the start, the maximum during `work`, and some time afterwards. */
async function memoryUnder(server: RunningServer, work: () => Promise<unknown>) {
  const megabytes = async () => (await processFigures(server.port)).memory / 2 ** 20;
  await new Promise((resolve) => setTimeout(resolve, IDLE));
  const idle = await megabytes();
  let most = idle;
  let isOver = false;
  const watch = async (): Promise<void> => {
    most = Math.max(most, await megabytes());
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (!isOver) await watch();
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  await new Promise((resolve) => setTimeout(resolve, IDLE));
  return { idle, most, after: await megabytes() };
}

async function load({ port }: RunningServer, shoppers: OrderLoad["shoppers"]): Promise<void> {
  const hosts = ["osh.localhost", "pizza.localhost", "market.localhost"];
  const headers = { "accept-encoding": "br" };
  for (const path of [MENU_PAGE, MENU_REPLY]) {
    // Does not use `fire`: the embedded engine refuses some requests while the caches are empty, which is irrelevant
    // for memory.
    const reading: Fire = { port, hosts, path, headers, seconds: LOAD_SECONDS, connections: 32 };
    await runChild<FireResult>("fire", { input: reading });
  }
  const input: OrderLoad = { port, asks: "orders", shoppers, count: ORDERS };
  const { placed } = await runChild<OrderResult>("place-orders", { input });
  if (placed < ORDERS) throw new Error(`${ORDERS - placed} orders were refused`);
}

async function measure(engine: keyof typeof MAX, store: Store) {
  // The first start creates the demo data.
  await (await startServer(store, { script })).stop();
  const input: CaptureRequest = { brand: BRAND, customers: 12, file: join(store.dataDir, "statements") };
  const { shoppers } = await runChild<CaptureReply>("capture-orders", { input, env: environmentOf(store) });
  await using server = await startServer(store, { script });
  const { idle, most, after } = await memoryUnder(server, () => load(server, shoppers));
  return {
    engine,
    "idle MB": formatWhole(idle),
    "of limit": `${MAX[engine].idle}: ${against(idle, { most: MAX[engine].idle })}`,
    "most under load MB": formatWhole(most),
    "at rest after MB": formatWhole(after),
    "of limit after": `${MAX[engine].after}: ${against(after, { most: MAX[engine].after })}`,
  };
}

using folder = temporaryFolder();
const measured = [await measure("embedded", { dataDir: folder.path })];
await using postgres = await startPostgres();
if (postgres) {
  using second = temporaryFolder();
  const databaseUrl = await postgres.database("demo");
  measured.unshift(await measure("PostgreSQL", { dataDir: second.path, databaseUrl }));
} else process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
printTable("Memory of the process: pages and menus asked for, then orders placed", measured);
