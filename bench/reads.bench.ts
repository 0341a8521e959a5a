// Measures important reads over HTTP, and compares them with their minimum. The minimum uses `pg` directly, and the
// fewest statements that read the same data.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { OrderBody } from "@dasturxon/contract";
import type { UnitLoad, UnitStatements } from "./api-calls.ts";
import { reads } from "./api-reads.ts";
import type { Facts, Unit } from "./api-units.ts";
import { bareReads } from "./bare-reads.ts";
import type { Filling } from "./installation.ts";
import type { Statement } from "./order-capture.ts";
import { startOrderReplay } from "./order-replay.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { against, printTable } from "./print-table.ts";
import { cpuOf } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { isQuick, size } from "./sizes.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const BRAND = "menu300";
const ROUNDS = size(3, 1);
const CALLS = size(400, 40);
const CONNECTIONS = 8;
/** Minimum CPU time of the minimal implementation relative to the product, both processes and PostgreSQL included. */
const MIN_CPU_SHARE = 0.5;

interface KnownBrand {
  facts: Facts;
  orders: { basket: Omit<OrderBody, "totalPrice"> };
}

/** Milliseconds of CPU per call. */
interface Cost {
  node: number;
  postgres: number;
}

interface Sides {
  port: number;
  file: string;
  facts: Facts;
  databaseUrl: string;
  postgres: Postgres;
}

using folder = temporaryFolder();
await using postgres = await startPostgres();
if (postgres) {
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("reads") };
  const env = environmentOf(store);
  await runChild("fill", { input: { menus: [300], from: 0, to: 0 } satisfies Filling, env });
  const { facts: known, orders } = await runChild<KnownBrand>("know-brand", { input: BRAND, env });
  const facts: Facts = { ...known, basket: orders.basket.cartItems.map(({ productId }) => productId).join() };
  const quote: Unit = { what: "quote", steps: [{ call: "quoteOrder", body: orders.basket }] };
  await using server = await startServer(store);
  const rows = [];
  for (const [index, unit] of [...reads, quote].entries()) {
    const bare = unit.steps[0] && bareReads[unit.steps[0].call];
    if (!bare) continue;
    const file = join(folder.path, `${index}.statements`);
    writeFileSync(file, serialize(bareUnit(facts["merchant"] ?? "", bare(facts))));
    rows.push(await compare(unit, { ...store, port: server.port, file, facts, postgres }));
  }
  printTable("Reads against their bare minimum (CPU of Node and PostgreSQL together, ≥ 0.5 of bare)", rows);
  process.stdout.write(
    "Settings, menu and content are kept replies: far above 1, because they send no statement.\n",
  );
  if (isQuick) process.stdout.write("Quick: few calls, hardly warm.\n");
} else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

function bareUnit(merchant: string, statements: Statement[]): UnitStatements {
  const text = `begin read only; select set_config('role', 'dasturxon_app', true), enter_merchant('${merchant}'), set_config('plan_cache_mode', 'force_generic_plan', true)`;
  const begin: Statement = { text, values: [] };
  const transaction = [begin, ...statements, { text: "commit", values: [] }];
  return [{ transactions: [transaction], freshIds: [] }];
}

/** Compares the CPU time of both sides in alternating rounds, in milliseconds per call. */
async function compare(unit: Unit, { port, file, facts, databaseUrl, postgres: server }: Sides) {
  const store = { dataDir: folder.path, databaseUrl };
  await using replay = await startOrderReplay(store, { file, connections: CONNECTIONS });
  const withPostgres = async (work: () => Promise<number>): Promise<Cost> => {
    const before = (await server.cpuSeconds()) ?? 0;
    const node = await work();
    return { node, postgres: ((((await server.cpuSeconds()) ?? 0) - before) * 1000) / CALLS };
  };
  const product = () =>
    withPostgres(async () => {
      const input: UnitLoad = { port, brand: BRAND, unit, facts, connections: CONNECTIONS, count: CALLS };
      const { cpuSeconds } = await cpuOf(port, () => runChild<number>("send-calls", { input }));
      return (cpuSeconds * 1000) / CALLS;
    });
  const bare = () => withPostgres(async () => ((await replay.run(CALLS)).cpuSeconds * 1000) / CALLS);
  // Warms up both sides: compiled code, open connections, query plans.
  await bare();
  await product();
  const rounds: Record<"bare" | "product", Cost>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await bare(), product: await product() });
  const of = (side: "bare" | "product", part: "node" | "postgres") =>
    median(rounds.map((round) => round[side][part])).toFixed(2);
  const sum = ({ node, postgres: engine }: Cost) => node + engine;
  const shares = rounds.map((round) => sum(round.bare) / sum(round.product));
  return {
    what: unit.what,
    "bare Node": of("bare", "node"),
    Node: of("product", "node"),
    "bare PostgreSQL": of("bare", "postgres"),
    PostgreSQL: of("product", "postgres"),
    "of bare": `${median(shares).toFixed(2)}, ${against(median(shares), { least: MIN_CPU_SHARE })}`,
    rounds: spread(shares),
  };
}
