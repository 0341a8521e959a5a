// The first and the second start of the demo to `ready`, and the process's memory, on both engines.
import { join } from "node:path";
import { fire } from "./fire.ts";
import { MENU_PAGE, MENU_REPLY } from "./compare-pages.ts";
import type { CaptureReply, CaptureRequest, OrderLoad, OrderResult } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { against, printTable, whole } from "./print-table.ts";
import { processFigures } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import type { RunningServer, Store } from "./start-server.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Seconds; the second start's limit is the project's, the first one's leaves time to install and to build. */
const MOST_FIRST = 30;
const MOST_SECOND = 5;
const STARTS = size(5, 1);
const IDLE = size(10_000, 1_000);
const LOAD_SECONDS = size(10, 2);
const ORDERS = size(1_500, 100);
const BRAND = "osh";
const script = join(import.meta.dirname, "../scripts/start.mjs");

/** Starts once on nothing, then again and again on what is there. */
async function starts(store: Store): Promise<{ first: number; again: number[] }> {
  const timed = async () => {
    await using server = await startServer(store, { script });
    return server.readyAfter / 1000;
  };
  const first = await timed();
  const again: number[] = [];
  for (let start = 0; start < STARTS; start += 1) again.push(await timed());
  return { first, again };
}

/** Resident memory: at rest after the start, the most while `work` lasts, and a while after. */
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
    await fire({ port, hosts, path, headers, seconds: LOAD_SECONDS });
  }
  const input: OrderLoad = { port, asks: "orders", shoppers, count: ORDERS };
  const { refused } = await runChild<OrderResult>("place-orders", { input });
  if (Object.keys(refused).length > 0) throw new Error(`orders were refused: ${JSON.stringify(refused)}`);
}

async function measure(engine: string, store: Store) {
  const { first, again } = await starts(store);
  const input: CaptureRequest = { brand: BRAND, customers: 12, file: join(store.dataDir, "statements") };
  const { shoppers } = await runChild<CaptureReply>("capture-orders", { input, env: environmentOf(store) });
  await using server = await startServer(store);
  const memory = await memoryUnder(server, () => load(server, shoppers));
  return {
    start: {
      engine,
      "first s": first.toFixed(1),
      "of limit 30": against(first, { most: MOST_FIRST }),
      "second s": median(again).toFixed(1),
      starts: spread(again, 1),
      "of limit 5": against(median(again), { most: MOST_SECOND }),
    },
    memory: {
      engine,
      "idle MB": whole(memory.idle),
      "most under load MB": whole(memory.most),
      "at rest after MB": whole(memory.after),
    },
  };
}

using folder = temporaryFolder();
const measured = [await measure("embedded", { dataDir: folder.path })];
await using postgres = await startPostgres();
if (postgres) {
  using second = temporaryFolder();
  measured.push(
    await measure("PostgreSQL", { dataDir: second.path, databaseUrl: await postgres.database("demo") }),
  );
} else process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
printTable(
  "npm start to `ready`, packages installed and pages built (first ≤ 30 s, second ≤ 5 s)",
  measured.map(({ start }) => start),
);
printTable(
  "Memory of the process: pages and menus asked for, then orders placed",
  measured.map(({ memory }) => memory),
);
