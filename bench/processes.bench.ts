// Measures one, two and four server processes on one database behind a round-robin balancer.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MENU_PATH } from "./compare-pages.ts";
import { sendLoad } from "./fire.ts";
import type { FillInput } from "./installation.ts";
import type {
  CaptureOrdersReply,
  CaptureOrdersInput,
  OrderLoad,
  OrderResult,
  Shopper,
} from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript, startChild } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import type { DataLocation } from "./start-server.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const BRAND_KEY = "menu300";
const ROUNDS = chooseFullOrQuickValue(5, 2);
const ORDERS_PER_ROUND = chooseFullOrQuickValue(1_500, 150);
const LOAD_SECONDS = chooseFullOrQuickValue(5, 1);
const CUSTOMER_COUNT = 12;

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
if (postgres) {
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("processes") };
  const env = createEnvironment(store);
  await runChildScript("fill", {
    input: { menus: [300], from: 0, to: 0 } satisfies FillInput,
    env,
  });
  const request: CaptureOrdersInput = {
    brand: BRAND_KEY,
    customers: CUSTOMER_COUNT,
    file: join(folder.path, "statements"),
  };
  const { shoppers } = await runChildScript<CaptureOrdersReply>("capture-orders", { input: request, env });
  const rows = [];
  let alone: RoundFigures | null = null;
  for (const processes of [1, 2, 4]) {
    const found = await measureThroughput(store, processes, shoppers);
    alone ??= found;
    rows.push({
      processes,
      "orders/s": formatWholeNumber(median(found.orders)),
      "rounds of orders": formatSpread(found.orders, 0),
      "to one": (median(found.orders) / median(alone.orders)).toFixed(2),
      "menu replies/s": formatWholeNumber(median(found.replies)),
      "rounds of replies": formatSpread(found.replies, 0),
      "replies to one": (median(found.replies) / median(alone.replies)).toFixed(2),
    });
  }
  const cores = availableParallelism();
  printTable(`Server processes behind one balancer, on ${cores} cores with the database and who asks`, rows);
  if (cores < 8) {
    process.stdout.write(
      "Few cores: processes, database, balancer and callers share them, so this shows that more of them work " +
        "together, not how far they carry.\n",
    );
  }
} else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

interface RoundFigures {
  /** Placed orders per second, by round. */
  orders: number[];
  replies: number[];
}

async function measureThroughput(
  store: DataLocation,
  processes: number,
  shoppers: Shopper[],
): Promise<RoundFigures> {
  await using owned = new AsyncDisposableStack();
  const ports: number[] = [];
  for (let index = 0; index < processes; index += 1) ports.push(owned.use(await startServer(store)).port);
  const script = join(import.meta.dirname, "children/balance.ts");
  const balancer = startChild(script, { input: ports });
  owned.defer(balancer.stop);
  const port = Number((await balancer.line(/^ready (\d+)$/m))[1]);

  const placeAllOrders = async () => {
    const input: OrderLoad = { port, asks: "orders", shoppers, count: ORDERS_PER_ROUND };
    const result = await runChildScript<OrderResult>("place-orders", { input });
    if (result.placed < ORDERS_PER_ROUND)
      throw new Error(`orders were refused: ${JSON.stringify(result.refused)}`);
    return result.placed / result.seconds;
  };
  const measureReplies = async () => {
    const headers = { "accept-encoding": "br" };
    const hosts = [`${BRAND_KEY}.localhost`];
    return (await sendLoad({ port, hosts, path: MENU_PATH, headers, seconds: LOAD_SECONDS })).perSecond;
  };
  const found: RoundFigures = { orders: [], replies: [] };
  // The first round is a warm-up: compiled code, open connections, cached responses.
  for (let round = -1; round < ROUNDS; round += 1) {
    const orders = await placeAllOrders();
    const replies = await measureReplies();
    if (round < 0) continue;
    found.orders.push(orders);
    found.replies.push(replies);
  }
  return found;
}
