// Measures orders and quotes over HTTP against their minimal implementation through `pg` alone: requests per second,
// and CPU of Node and PostgreSQL.
import { join } from "node:path";
import { type Case, compareOrders, type Compared } from "./compare-orders.ts";
import type { Filling } from "./installation.ts";
import type { CaptureReply, CaptureRequest, Shopper } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { against, printTable, formatWhole } from "./print-table.ts";
import { runChild } from "./run-child.ts";
import { isQuick, size } from "./sizes.ts";
import type { Store } from "./start-server.ts";
import { environmentOf } from "./start-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Maximum milliseconds of CPU per request, and minimum fraction of the minimal implementation's orders per second. */
const MAX = { orders: { postgres: 3, node: 2 }, quotes: { postgres: 1.5, node: 2 } };
const MIN_CPU_SHARE = 0.5;
const CUSTOMERS = 64;
const BRANDS = size(16, 4);
/** Sizes of the brands' menus. The first brand is used for the cases with one brand. */
const MENUS = Array.from({ length: BRANDS }, (_, index) => 300 + index);

const cases: Case[] = (["one", "many"] as const).flatMap((brands) =>
  [1, 16, 64].map((clients) => ({ asks: "orders" as const, brands, clients })),
);
cases.push({ asks: "quotes", brands: "one", clients: 16 });

async function onPostgres(): Promise<Compared[] | null> {
  using folder = temporaryFolder();
  await using postgres = await startPostgres();
  if (!postgres) return null;
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("orders") };
  await fill(store, MENUS);
  const shoppers = await shoppersOf(store, MENUS);
  const copy = async () => ({ ...store, databaseUrl: await postgres.database("orders_copy", "orders") });
  return await compareOrders({ store, copy, shoppers, postgresSeconds: postgres.cpuSeconds }, cases);
}

async function onEmbedded(): Promise<Compared[]> {
  using folder = temporaryFolder();
  const store = { dataDir: folder.path };
  await fill(store, MENUS.slice(0, 1));
  const shoppers = { ...(await shoppersOf(store, MENUS.slice(0, 1))), many: [] };
  using copies = new DisposableStack();
  const copy = async () => ({ dataDir: copies.use(temporaryFolder({ copyOf: folder.path })).path });
  const postgresSeconds = async () => null;
  return await compareOrders({ store, copy, shoppers, postgresSeconds }, [
    { asks: "orders", brands: "one", clients: 16 },
  ]);
}

async function fill(store: Store, menus: number[]): Promise<void> {
  const input: Filling = { menus, from: 0, to: 0 };
  await runChild("fill", { input, env: environmentOf(store) });
}

/** Returns the maximum number of concurrent customers: of the first brand, and spread over all brands. */
async function shoppersOf(store: Store, menus: number[]): Promise<{ one: Shopper[]; many: Shopper[] }> {
  const spread = CUSTOMERS / menus.length;
  const byBrand: Shopper[][] = [];
  for (const menu of menus) {
    const customers = byBrand.length === 0 ? CUSTOMERS : spread;
    const file = join(store.dataDir, "statements");
    // Codes per phone are rate limited across brands, so each customer has a unique phone.
    const input: CaptureRequest = { brand: `menu${menu}`, customers, from: byBrand.flat().length, file };
    const env = environmentOf(store);
    byBrand.push((await runChild<CaptureReply>("capture-orders", { input, env })).shoppers);
  }
  // Alternates the brands, so that a few customers belong to different ones.
  const turns = Array.from({ length: spread }, (_, turn) =>
    byBrand.flatMap((shoppers) => shoppers[turn] ?? []),
  );
  return { one: byBrand[0] ?? [], many: turns.flat() };
}

function print(engine: string, found: Compared[] | null): void {
  if (!found)
    return void process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
  const most = ({ asks, product }: Compared, of: "postgres" | "node") =>
    `${product[of].toFixed(2)} ms, ${against(product[of], { most: MAX[asks][of] })}`;
  printTable(
    `Orders against the bare minimum on ${engine}: CPU (orders ≤ 3 ms PostgreSQL, ≤ 2 ms Node; quotes ≤ 1.5 ms PostgreSQL), ≥ 0.5 of its orders a second`,
    found.map((each) => ({
      asked: each.asks,
      brands: each.brands,
      clients: each.clients,
      "bare/s": formatWhole(each.bare.perSecond),
      "a second": formatWhole(each.product.perSecond),
      "of bare": `${each.share.toFixed(2)}, ${against(each.share, { least: MIN_CPU_SHARE })}`,
      rounds: each.spread,
      "bare PostgreSQL": Number.isNaN(each.bare.postgres) ? "-" : `${each.bare.postgres.toFixed(2)} ms`,
      PostgreSQL: Number.isNaN(each.product.postgres) ? "-" : most(each, "postgres"),
      "bare Node": `${each.bare.node.toFixed(2)} ms`,
      Node: most(each, "node"),
      busy: formatWhole(each.product.busy),
    })),
  );
}

print("PostgreSQL", await onPostgres());
if (!process.argv.includes("--postgres")) print("the embedded engine", await onEmbedded());
if (isQuick) process.stdout.write("Quick: few orders, hardly warm.\n");
