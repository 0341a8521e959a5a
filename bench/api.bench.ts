// Compares reads and writes of the API over HTTP with the same SQL statements sent through `pg` alone.
import { Client } from "pg";
import type {
  CaptureCallsInput,
  CaptureCallsReply,
  CapturedRequestSequence,
  RequestSequenceLoad,
} from "./api-calls.ts";
import type { PlaceholderValues } from "./api-units.ts";
import { unmeasuredCallReasons } from "./unmeasured-calls.ts";
import type { FillInput } from "./installation.ts";
import { startOrderReplay } from "./order-replay.ts";
import { startPostgres } from "./postgres.ts";
import { printTable } from "./print-table.ts";
import { measureCpu } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { isQuickBenchmarkRun, chooseFullOrQuickValue } from "./sizes.ts";
import type { DataLocation } from "./start-server.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const BRAND_KEY = "menu300";
const ROUNDS = chooseFullOrQuickValue(3, 1);
const CALLS_PER_UNIT = chooseFullOrQuickValue(160, 40);
const CONNECTION_COUNT = 8;

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
if (postgres) {
  const store = { dataDir: folder.path, databaseUrl: await postgres.database("api") };
  const env = createEnvironment(store);
  await runChildScript("fill", {
    input: { menus: [300], from: 0, to: 0 } satisfies FillInput,
    env,
  });
  const input: CaptureCallsInput = { brand: BRAND_KEY, folder: folder.path };
  const { facts, units } = await runChildScript<CaptureCallsReply>("capture-calls", { input, env });
  const second = { ...store, databaseUrl: await postgres.database("api_copy", "api") };
  await dropOrderNumberIndex(second.databaseUrl);
  await using server = await startServer(store);
  const rows = [];
  for (const unit of units) {
    const row = await compareCalls(unit, { port: server.port, second, facts });
    process.stdout.write(`${row.what}: ${row["call ms"]} ms, ${row.ratio} of its statements\n`);
    rows.push(row);
  }
  printTable("Calls against their own statements through pg alone (CPU of the process, ms a unit)", rows);
  process.stdout.write("No ratio: the reply is kept and sends no statement.\n");
  const reasons = Object.entries(unmeasuredCallReasons).map(([call, why]) => `${call} (${why})`);
  process.stdout.write(`Not measured here: ${reasons.join(", ")}.\n`);
  if (isQuickBenchmarkRun) process.stdout.write("Quick: few calls, hardly warm.\n");
} else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

/**
 * Drops the unique index on numbers of active orders, because replayed statements contain the original order number.
 */
async function dropOrderNumberIndex(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("drop index orders_number_under_way");
  await client.end();
}

/**
 * Compares, in alternating rounds, the CPU time of the product for a request sequence over HTTP with the CPU time of a
 * process that only sends the SQL statements of the sequence.
 */
async function compareCalls(
  captured: CapturedRequestSequence,
  at: { port: number; second: DataLocation; facts: PlaceholderValues },
) {
  const { unit, statements, file } = captured;
  const { port, second, facts } = at;
  const connections = unit.isAlone ? 1 : CONNECTION_COUNT;
  // Sequences of many requests run less often, so that all sequences make about the same number of calls.
  const count = Math.ceil(CALLS_PER_UNIT / unit.steps.length);
  await using replay = statements > 0 ? await startOrderReplay(second, { file, connections }) : null;
  const sendUnitLoad = async () => {
    const input: RequestSequenceLoad = { port, brand: BRAND_KEY, unit, facts, connections, count };
    const { result, cpuSeconds } = await measureCpu(port, () =>
      runChildScript<number>("send-calls", { input }),
    );
    return (cpuSeconds * 1000) / result;
  };
  const measureReplayCpuMs = async () => {
    if (!replay) return 0;
    const { orders, cpuSeconds } = await replay.run(count);
    return (cpuSeconds * 1000) / orders;
  };
  // The first runs of both sides are a warm-up for compiled code, open connections and query plans.
  await measureReplayCpuMs();
  await sendUnitLoad();
  const rounds: { bare: number; product: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await measureReplayCpuMs(), product: await sendUnitLoad() });
  const product = median(rounds.map((round) => round.product));
  const least = median(rounds.map((round) => round.bare));
  return {
    what: unit.what,
    calls: unit.steps.length,
    statements,
    "pg alone ms": replay ? least.toFixed(2) : "-",
    "call ms": product.toFixed(2),
    ratio: replay ? (product / least).toFixed(2) : "-",
    rounds: replay ? formatSpread(rounds.map((round) => round.product / round.bare)) : "-",
  };
}
