// Placed orders against the same statements through `pg` alone, on both engines, and how they grow with the menu.
import type { OrderComparison } from "./compare-orders.ts";
import { compareOrders } from "./compare-orders.ts";
import type { Filling } from "./installation.ts";
import { startPostgres } from "./postgres.ts";
import { against, printTable, whole } from "./print-table.ts";
import { runChild } from "./run-child.ts";
import { isQuick, size } from "./sizes.ts";
import type { Store } from "./start-server.ts";
import { environmentOf } from "./start-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const MOST = 2.5;

async function onPostgres(menu: number): Promise<OrderComparison | null> {
  using folder = temporaryFolder();
  await using postgres = await startPostgres();
  if (!postgres) return null;
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("orders") };
  await fill(store, menu);
  const copy = async () => ({ ...store, databaseUrl: await postgres.database("orders_copy", "orders") });
  return await compareOrders(store, { brand: `menu${menu}`, copy });
}

async function onEmbedded(menu: number): Promise<OrderComparison> {
  using folder = temporaryFolder();
  const store = { dataDir: folder.path };
  await fill(store, menu);
  const copies = new DisposableStack();
  using _copies = copies;
  const copy = async () => ({ dataDir: copies.use(temporaryFolder({ copyOf: folder.path })).path });
  return await compareOrders(store, { brand: `menu${menu}`, copy });
}

async function fill(store: Store, menu: number): Promise<void> {
  const input: Filling = { menus: [menu], from: 0, to: 0 };
  await runChild("fill", { input, env: environmentOf(store) });
}

const rows: Record<string, string | number>[] = [];
function add(engine: string, menu: number, found: OrderComparison | null): void {
  if (!found)
    return void process.stdout.write("There is no PostgreSQL on this machine: only the embedded engine.\n");
  rows.push({
    engine,
    products: whole(menu),
    "statements an order": found.statements,
    "pg alone/s": whole(found.bare.perSecond),
    "orders/s": whole(found.product.perSecond),
    "pg alone ms": found.bare.cpu.toFixed(2),
    "order ms": found.product.cpu.toFixed(2),
    ratio: found.cpuRatio.toFixed(2),
    rounds: found.spread,
    "of limit 2.5": against(found.cpuRatio, { most: MOST }),
  });
}

for (const menu of size([300, 2_000, 10_000], [300])) add("PostgreSQL", menu, await onPostgres(menu));
add("embedded", 300, await onEmbedded(300));
printTable("Placed orders against their own statements through pg alone (CPU of the process, ≤ 2.5×)", rows);
if (isQuick) process.stdout.write("Quick: few orders, hardly warm.\n");
