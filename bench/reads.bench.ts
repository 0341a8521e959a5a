// Compares important reads over HTTP with a minimal implementation, which uses `pg` directly and the fewest statements
// that read the same data.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { OrderBody } from "@dasturxon/contract";
import type { RequestSequenceLoad, SequenceStatements } from "./api-calls.ts";
import { apiReadSequences } from "./api-reads.ts";
import type { PlaceholderValues, RequestSequence } from "./api-units.ts";
import { minimalReads } from "./bare-reads.ts";
import type { FillInput } from "./installation.ts";
import type { CapturedStatement } from "./order-capture.ts";
import { startOrderReplay } from "./order-replay.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable } from "./print-table.ts";
import { measureCpu } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { isQuickBenchmarkRun, chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const BRAND_KEY = "menu300";
const ROUNDS = chooseFullOrQuickValue(3, 1);
const CALLS_PER_ROUND = chooseFullOrQuickValue(400, 40);
const CONNECTION_COUNT = 8;
/** Minimum ratio of the minimal implementation's CPU time to the product's, both including PostgreSQL. */
const MIN_CPU_SHARE = 0.5;

interface BrandWithFacts {
  facts: PlaceholderValues;
  orders: { basket: Omit<OrderBody, "totalPrice"> };
}

/** Milliseconds of CPU per call. */
interface CpuCost {
  node: number;
  postgres: number;
}

interface ComparedSides {
  port: number;
  file: string;
  facts: PlaceholderValues;
  databaseUrl: string;
  postgres: Postgres;
}

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
if (postgres) {
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("reads") };
  const env = createEnvironment(store);
  await runChildScript("fill", {
    input: { menus: [300], from: 0, to: 0 } satisfies FillInput,
    env,
  });
  const { facts: known, orders } = await runChildScript<BrandWithFacts>("know-brand", {
    input: BRAND_KEY,
    env,
  });
  const facts: PlaceholderValues = {
    ...known,
    basket: orders.basket.cartItems.map(({ productId }) => productId).join(),
  };
  const quote: RequestSequence = { what: "quote", steps: [{ call: "quoteOrder", body: orders.basket }] };
  await using server = await startServer(store);
  const rows = [];
  for (const [index, unit] of [...apiReadSequences, quote].entries()) {
    const bare = unit.steps[0] && minimalReads[unit.steps[0].call];
    if (!bare) continue;
    const file = join(folder.path, `${index}.statements`);
    writeFileSync(file, serialize(createBareUnit(facts["merchant"] ?? "", bare(facts))));
    rows.push(await compareReads(unit, { ...store, port: server.port, file, facts, postgres }));
  }
  printTable("Reads against their bare minimum (CPU of Node and PostgreSQL together, ≥ 0.5 of bare)", rows);
  process.stdout.write(
    "Settings, menu and content are kept replies: far above 1, because they send no statement.\n",
  );
  if (isQuickBenchmarkRun) process.stdout.write("Quick: few calls, hardly warm.\n");
} else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

function createBareUnit(merchant: string, statements: CapturedStatement[]): SequenceStatements {
  const text = `begin read only; select set_config('role', 'dasturxon_app', true), enter_merchant('${merchant}'), set_config('plan_cache_mode', 'force_generic_plan', true)`;
  const begin: CapturedStatement = { text, values: [] };
  const transaction = [begin, ...statements, { text: "commit", values: [] }];
  return [{ transactions: [transaction], freshIds: [] }];
}

/** Compares the CPU time per call of the product and of the minimal implementation in alternating rounds, in milliseconds. */
async function compareReads(
  unit: RequestSequence,
  { port, file, facts, databaseUrl, postgres: server }: ComparedSides,
) {
  const store = { dataDir: folder.path, databaseUrl };
  await using replay = await startOrderReplay(store, { file, connections: CONNECTION_COUNT });
  const measureWithPostgres = async (work: () => Promise<number>): Promise<CpuCost> => {
    const before = (await server.cpuSeconds()) ?? 0;
    const node = await work();
    return { node, postgres: ((((await server.cpuSeconds()) ?? 0) - before) * 1000) / CALLS_PER_ROUND };
  };
  const measureProduct = () =>
    measureWithPostgres(async () => {
      const input: RequestSequenceLoad = {
        port,
        brand: BRAND_KEY,
        unit,
        facts,
        connections: CONNECTION_COUNT,
        count: CALLS_PER_ROUND,
      };
      const { cpuSeconds } = await measureCpu(port, () => runChildScript<number>("send-calls", { input }));
      return (cpuSeconds * 1000) / CALLS_PER_ROUND;
    });
  const measureBare = () =>
    measureWithPostgres(
      async () => ((await replay.run(CALLS_PER_ROUND)).cpuSeconds * 1000) / CALLS_PER_ROUND,
    );
  // The first runs of both sides are a warm-up for compiled code, open connections and query plans.
  await measureBare();
  await measureProduct();
  const rounds: Record<"bare" | "product", CpuCost>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await measureBare(), product: await measureProduct() });
  const formatMedian = (side: "bare" | "product", part: "node" | "postgres") =>
    median(rounds.map((round) => round[side][part])).toFixed(2);
  const sumCosts = ({ node, postgres: engine }: CpuCost) => node + engine;
  const shares = rounds.map((round) => sumCosts(round.bare) / sumCosts(round.product));
  return {
    what: unit.what,
    "bare Node": formatMedian("bare", "node"),
    Node: formatMedian("product", "node"),
    "bare PostgreSQL": formatMedian("bare", "postgres"),
    PostgreSQL: formatMedian("product", "postgres"),
    "of bare": `${median(shares).toFixed(2)}, ${formatAgainstLimit(median(shares), { least: MIN_CPU_SHARE })}`,
    rounds: formatSpread(shares),
  };
}
