// Compares orders and quotes over HTTP with a minimal implementation through `pg` alone: requests per second, and CPU
// time of Node and PostgreSQL.
import { join } from "node:path";
import { type OrderCase, compareOrders, type OrderCaseComparison } from "./compare-orders.ts";
import type { FillInput } from "./installation.ts";
import type { CaptureOrdersReply, CaptureOrdersInput, Shopper } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { isQuickBenchmarkRun, chooseFullOrQuickValue } from "./sizes.ts";
import type { DataLocation } from "./start-server.ts";
import { createEnvironment } from "./start-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/** Maximum milliseconds of CPU time per request, of PostgreSQL and of Node. */
const MAX_CPU_MS = { orders: { postgres: 3, node: 2 }, quotes: { postgres: 1.5, node: 2 } };
/** Minimum orders per second, as a fraction of those of the minimal implementation. */
const MIN_THROUGHPUT_SHARE = 0.5;
const CUSTOMER_COUNT = 64;
const BRAND_COUNT = chooseFullOrQuickValue(16, 4);
/** Sizes of the brands' menus. The first brand is used for the cases with one brand. */
const MENU_SIZES = Array.from({ length: BRAND_COUNT }, (_, index) => 300 + index);

const orderCases: OrderCase[] = (["one", "many"] as const).flatMap((brands) =>
  [1, 16, 64].map((clients) => ({ asks: "orders" as const, brands, clients })),
);
orderCases.push({ asks: "quotes", brands: "one", clients: 16 });

async function measureOnPostgres(): Promise<OrderCaseComparison[] | null> {
  using folder = createTemporaryFolder();
  await using postgres = await startPostgres();
  if (!postgres) return null;
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("orders") };
  await fillStore(store, MENU_SIZES);
  const shoppers = await createShoppers(store, MENU_SIZES);
  const copyStore = async () => ({ ...store, databaseUrl: await postgres.database("orders_copy", "orders") });
  return await compareOrders(
    { store, copy: copyStore, shoppers, postgresSeconds: postgres.cpuSeconds },
    orderCases,
  );
}

async function measureOnEmbedded(): Promise<OrderCaseComparison[]> {
  using folder = createTemporaryFolder();
  const store = { dataDir: folder.path };
  await fillStore(store, MENU_SIZES.slice(0, 1));
  const shoppers = { ...(await createShoppers(store, MENU_SIZES.slice(0, 1))), many: [] };
  using copies = new DisposableStack();
  const copyStore = async () => ({
    dataDir: copies.use(createTemporaryFolder({ copyOf: folder.path })).path,
  });
  const postgresSeconds = async () => null;
  return await compareOrders({ store, copy: copyStore, shoppers, postgresSeconds }, [
    { asks: "orders", brands: "one", clients: 16 },
  ]);
}

async function fillStore(store: DataLocation, menus: number[]): Promise<void> {
  const input: FillInput = { menus, from: 0, to: 0 };
  await runChildScript("fill", { input, env: createEnvironment(store) });
}

/**
 * Signs in as many customers as the largest case needs: `one` are of the first brand, `many` are spread over all
 * brands.
 */
async function createShoppers(
  store: DataLocation,
  menus: number[],
): Promise<{ one: Shopper[]; many: Shopper[] }> {
  const spread = CUSTOMER_COUNT / menus.length;
  const byBrand: Shopper[][] = [];
  for (const menu of menus) {
    const customers = byBrand.length === 0 ? CUSTOMER_COUNT : spread;
    const file = join(store.dataDir, "statements");
    // Codes per phone are rate limited across brands, so each customer has a unique phone.
    const input: CaptureOrdersInput = { brand: `menu${menu}`, customers, from: byBrand.flat().length, file };
    const env = createEnvironment(store);
    byBrand.push((await runChildScript<CaptureOrdersReply>("capture-orders", { input, env })).shoppers);
  }
  // Alternates the brands, so that even a few customers belong to different brands.
  const turns = Array.from({ length: spread }, (_, turn) =>
    byBrand.flatMap((shoppers) => shoppers[turn] ?? []),
  );
  return { one: byBrand[0] ?? [], many: turns.flat() };
}

function printResults(engine: string, found: OrderCaseComparison[] | null): void {
  if (!found)
    return void process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
  const formatMaxFigure = ({ asks, product }: OrderCaseComparison, of: "postgres" | "node") =>
    `${product[of].toFixed(2)} ms, ${formatAgainstLimit(product[of], { most: MAX_CPU_MS[asks][of] })}`;
  printTable(
    `Orders against the bare minimum on ${engine}: CPU (orders ≤ 3 ms PostgreSQL, ≤ 2 ms Node; quotes ≤ 1.5 ms PostgreSQL), ≥ 0.5 of its orders a second`,
    found.map((each) => ({
      asked: each.asks,
      brands: each.brands,
      clients: each.clients,
      "bare/s": formatWholeNumber(each.bare.perSecond),
      "a second": formatWholeNumber(each.product.perSecond),
      "of bare": `${each.share.toFixed(2)}, ${formatAgainstLimit(each.share, { least: MIN_THROUGHPUT_SHARE })}`,
      rounds: each.spread,
      "bare PostgreSQL": Number.isNaN(each.bare.postgres) ? "-" : `${each.bare.postgres.toFixed(2)} ms`,
      PostgreSQL: Number.isNaN(each.product.postgres) ? "-" : formatMaxFigure(each, "postgres"),
      "bare Node": `${each.bare.node.toFixed(2)} ms`,
      Node: formatMaxFigure(each, "node"),
      busy: formatWholeNumber(each.product.busy),
    })),
  );
}

printResults("PostgreSQL", await measureOnPostgres());
if (!process.argv.includes("--postgres")) printResults("the embedded engine", await measureOnEmbedded());
if (isQuickBenchmarkRun) process.stdout.write("Quick: few orders, hardly warm.\n");
