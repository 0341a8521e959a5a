// Measures overload: orders beyond the peak, bursts of reads, and one brand next to another.
import { join } from "node:path";
import type { FillInput } from "./installation.ts";
import { type OfferedLoadResult, type OfferedLoad, sendOfferedLoads } from "./offer.ts";
import type { CaptureOrdersReply, CaptureOrdersInput, Shopper } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { isQuickBenchmarkRun, chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, percentile, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MENU_SIZES = [300, 299];
const [A, B] = ["menu300", "menu299"];
const CUSTOMER_COUNT = 64;
const PEAK_ROUNDS = chooseFullOrQuickValue(8, 1);
const COMPARISON_ROUNDS = chooseFullOrQuickValue(5, 1);
/** Durations in seconds. Many short rounds, so that other load of the machine affects each kind equally. */
const PEAK_SECONDS = chooseFullOrQuickValue(2.5, 2);
const STORM_SECONDS = 3;
const COMPARISON_SECONDS = chooseFullOrQuickValue(4, 3);
const CLIENT_TIMEOUT_MS = 1_000;
/** Number of parallel HTTP clients: more than the server can process at once, so that it is never idle. */
const PEAK_CLIENTS = 16;
const OVERLOAD_CLIENTS = 64;
/** Number of orders per second of a brand with low load. */
const LOW_LOAD_ORDERS_PER_SECOND = 8;
/** Requests to /livez per second during every burst. The latency of refused requests is compared with the latency of /livez. */
const HEALTH_LOAD = { brand: B, asks: "health", pace: { perSecond: 40 } } as const;
/** Twelve guests of one brand on an otherwise idle process. A browser opens six connections per host. */
const GUEST_COUNT = 12;
const CALLS_PER_PAGE = 6;

/**
 * Maximum fraction of CPU time that the host may give to other machines in a round. Rounds above it are excluded. If
 * fewer than `MIN_ROUNDS` rounds remain, all rounds are reported and no limit applies.
 */
const MAX_STOLEN_CPU_SHARE = 0.05;
const MIN_ROUNDS = chooseFullOrQuickValue(3, 1);

using folder = createTemporaryFolder();
await using postgres = await startPostgres();
if (postgres) await measureOnDatabase(await postgres.database("overload"));
else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

async function measureOnDatabase(databaseUrl: string): Promise<void> {
  const store = { dataDir: folder.path, databaseUrl };
  const env = createEnvironment(store);
  await runChildScript("fill", { input: { menus: MENU_SIZES, from: 0, to: 0 } satisfies FillInput, env });
  const file = join(folder.path, "statements");
  const createBrandShoppers = async (brand: string): Promise<Shopper[]> => {
    const input: CaptureOrdersInput = { brand, customers: CUSTOMER_COUNT, file };
    return (await runChildScript<CaptureOrdersReply>("capture-orders", { input, env })).shoppers;
  };
  const shoppers = { [A]: await createBrandShoppers(A), [B]: await createBrandShoppers(B) };
  await using server = await startServer(store);
  const runLoads: OfferedLoadRunner = (seconds, ...offers) =>
    sendOfferedLoads(
      offers.map((one) => ({ ...one, shoppers: shoppers[one.brand] ?? [] })),
      { port: server.port, seconds, patience: CLIENT_TIMEOUT_MS },
    );
  // The first loads are a warm-up for compiled code, open connections and query plans.
  for (const brand of [B, A])
    await runLoads(STORM_SECONDS, { brand, asks: "orders", pace: { parallel: PEAK_CLIENTS } });
  await measureDozenGuests(runLoads);
  const peak = await measureOverload(runLoads);
  await measureLowLoadBesideOthers(runLoads, peak);
  process.stdout.write(`\n${await readRefusalMetrics(server.port)}\n`);
}

/** Returns the admission control metrics: number of 503 responses, and how many of them while a slot was free. */
async function readRefusalMetrics(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  return (await reply.text())
    .split("\n")
    .filter((line) => line.startsWith("admission_refused"))
    .join("\n");
}

/** Measures the refusals for twelve guests who order while their pages send reads. */
async function measureDozenGuests(make: OfferedLoadRunner): Promise<void> {
  const found: OfferedLoadResult[][] = [];
  for (let round = 0; round < COMPARISON_ROUNDS; round += 1) {
    const orders = { brand: A, asks: "orders", pace: { parallel: GUEST_COUNT } } as const;
    const reads = { brand: A, asks: "reads", pace: { parallel: GUEST_COUNT * CALLS_PER_PAGE } } as const;
    found.push(await make(STORM_SECONDS, orders), await make(STORM_SECONDS, reads));
    found.push(
      await make(
        STORM_SECONDS,
        { ...orders, pace: { parallel: GUEST_COUNT / 2 } },
        { ...reads, pace: { parallel: (GUEST_COUNT / 2) * CALLS_PER_PAGE } },
      ),
    );
  }
  const all = found.flat();
  const refused = calculateTotal(all.map((one) => one.refused));
  printTable("A dozen guests of one brand, and nobody else", [
    {
      asked: calculateTotal(all.map((one) => one.offered)),
      refused,
      "limit 0": refused === 0 ? "held" : "MISSED",
      "p95 ms": formatWholeNumber(median(all.map((one) => one.p95))),
      late: calculateTotal(all.map((one) => one.late)),
      wrong: formatWrongAnswers(all),
    },
  ]);
}

type OfferedLoadRunner = (
  seconds: number,
  ...offers: Omit<OfferedLoad, "shoppers">[]
) => Promise<OfferedLoadResult[]>;

/** Result of a round, mean of the peak rounds around it, and maximum stolen CPU time of these three rounds. */
interface OverloadRound {
  found: OfferedLoadResult;
  health: OfferedLoadResult | null;
  peak: number;
  stolen: number;
}

/** Returns the rounds with little stolen CPU time. If there are too few, returns all of them and reports no result. */
function selectUndisturbedRounds<T extends { stolen: number }>(
  turns: T[],
): { all: T[]; result: (held: string) => string } {
  const ours = turns.filter(({ stolen }) => stolen <= MAX_STOLEN_CPU_SHARE);
  if (ours.length < MIN_ROUNDS) return { all: turns, result: () => "no result" };
  return { all: ours, result: (held) => held };
}

/**
 * Measures orders of one brand at the peak and beyond it, in alternating rounds: peak, twice, peak, five times, peak …
 * Each is compared with the mean of the peaks before and after it, because the machine may have changed in the
 * meantime. Resolves to the orders per second at the peak.
 */
async function measureOverload(make: OfferedLoadRunner): Promise<number> {
  const runOfferedLoad = async (seconds: number, pace: OfferedLoad["pace"]) =>
    requireFirst(await make(seconds, { brand: A, asks: "orders", pace }));
  const measurePeak = () => runOfferedLoad(PEAK_SECONDS, { parallel: PEAK_CLIENTS });
  const peaks = [await measurePeak()];
  const turns: Record<"twice" | "fivefold", OverloadRound[]> = { twice: [], fivefold: [] };
  for (let round = 0; round < PEAK_ROUNDS; round += 1) {
    for (const [name, times] of [
      ["twice", 2],
      ["fivefold", 5],
    ] as const) {
      const before = calculateMean(peaks.slice(-2).map(calculateGoodput));
      const [found, health] = await make(
        STORM_SECONDS,
        { brand: A, asks: "orders", pace: { perSecond: times * before } },
        HEALTH_LOAD,
      );
      if (!found || !health) throw new Error("nothing was answered");
      peaks.push(await measurePeak());
      const around = peaks.slice(-2);
      const stolen = Math.max(...[found, ...around].map((one) => one.stolen));
      turns[name].push({ found, health, peak: calculateMean(around.map(calculateGoodput)), stolen });
    }
  }
  const typical = median(selectUndisturbedRounds(peaks).all.map(calculateGoodput));
  const atThePeak = peaks.map((found): OverloadRound => ({
    found,
    health: null,
    peak: typical,
    stolen: found.stolen,
  }));
  const createOverloadRow = (name: string, made: OverloadRound[], least: number | null) => {
    const { all, result } = selectUndisturbedRounds(made);
    const shares = all.map(({ found, peak }) => calculateGoodput(found) / peak);
    const found = all.map((turn) => turn.found);
    const refused = calculateTotal(found.map((one) => one.refused));
    const refusedP95 = median(found.map((one) => one.refusedP95));
    const healths = all.flatMap(({ health }) => (health ? [health.p95] : []));
    const healthP95 = healths.length > 0 ? median(healths) : 0;
    return {
      offered: name,
      "a second": formatWholeNumber(median(found.map((one) => one.offered / one.seconds))),
      "orders/s in time": median(found.map(calculateGoodput)).toFixed(1),
      "of the peak": median(shares).toFixed(2),
      rounds: formatSpread(shares),
      limit: least === null ? "" : `≥ ${least}: ${result(formatAgainstLimit(median(shares), { least }))}`,
      "p95 ms": formatWholeNumber(median(found.map((one) => one.p95))),
      late: calculateTotal(found.map((one) => one.late)),
      refused,
      "refusals' p95 ms": refused > 0 ? formatWholeNumber(refusedP95) : "",
      "/livez p95 ms": healthP95 > 0 ? formatWholeNumber(healthP95) : "",
      "refusals of limit 3 ×":
        refused > 0 ? result(formatAgainstLimit(refusedP95 / healthP95, { most: 3 })) : "",
      "no Retry-After": calculateTotal(found.map((one) => one.withoutRetryAfter)),
      wrong: formatWrongAnswers(found),
      ...formatCosts(found),
      "left out": `${made.length - all.length} of ${made.length}`,
    };
  };
  printTable(`Orders of one brand; in time is within ${CLIENT_TIMEOUT_MS} ms`, [
    createOverloadRow("peak (closed)", atThePeak, null),
    createOverloadRow("2 × (open)", turns.twice, 0.9),
    createOverloadRow("5 × (open)", turns.fivefold, 0.8),
  ]);
  return typical;
}

/** Returns costs outside the figures: CPU time of the load generator, and CPU time stolen by the host. */
function formatCosts(found: OfferedLoadResult[]): Record<string, string> {
  const formatPercent = (part: number) => `${Math.round(part * 100)} %`;
  return {
    "asking, of a core": formatPercent(median(found.map((one) => one.cpuSeconds / one.seconds))),
    "taken by the host": formatPercent(median(found.map((one) => one.stolen))),
  };
}

interface ComparisonRound {
  alone: OfferedLoadResult;
  few: OfferedLoadResult;
  many: OfferedLoadResult;
  health: OfferedLoadResult;
  stolen: number;
}

/** Returns the p95 over the orders of all rounds, because one round has too few orders. */
function calculateP95(found: OfferedLoadResult[]): number {
  const all = found.flatMap(({ times }) => times);
  return percentile(all, 0.95);
}

/** Measures a few orders alone, next to a burst of reads, and next to another brand's orders, in alternating rounds. */
async function measureLowLoadBesideOthers(make: OfferedLoadRunner, peak: number): Promise<void> {
  const few = { brand: B, asks: "orders", pace: { perSecond: LOW_LOAD_ORDERS_PER_SECOND } } as const;
  const third = { ...few, pace: { perSecond: 0.3 * peak } };
  const storms = [
    { name: "64 readers of the same brand", calm: few, brand: B, asks: "reads" },
    { name: "64 parallel orders of another brand", calm: few, brand: A, asks: "orders" },
    { name: "0.3 × the peak: 64 readers of the same brand", calm: third, brand: B, asks: "reads" },
  ] as const;
  const made = storms.map((): ComparisonRound[] => []);
  for (let round = 0; round < COMPARISON_ROUNDS; round += 1) {
    for (const [index, { calm, brand, asks }] of storms.entries()) {
      const alone = requireFirst(await make(COMPARISON_SECONDS, calm));
      const storm = { brand, asks, pace: { parallel: OVERLOAD_CLIENTS } };
      const [beside, many, health] = await make(COMPARISON_SECONDS, calm, storm, HEALTH_LOAD);
      if (beside && many && health) {
        const stolen = Math.max(alone.stolen, beside.stolen);
        made[index]?.push({ alone, few: beside, many, health, stolen });
      }
    }
  }
  const rows = storms.map(({ name }, index) => {
    const { all, result } = selectUndisturbedRounds(made[index] ?? []);
    const [few, many] = [all.map((one) => one.few), all.map((one) => one.many)];
    const [p95Alone, p95Beside] = [calculateP95(all.map(({ alone }) => alone)), calculateP95(few)];
    const ratio = p95Beside / p95Alone;
    return {
      "orders beside": name,
      "alone p95 ms": p95Alone.toFixed(1),
      "p95 ms": p95Beside.toFixed(1),
      ratio: ratio.toFixed(2),
      rounds: formatSpread(all.map((one) => one.few.p95 / one.alone.p95)),
      "of limit 2 ×": result(formatAgainstLimit(ratio, { most: 2 })),
      "in time": `${calculateTotal(few.map(({ inTime }) => inTime))} of ${calculateTotal(few.map(({ offered }) => offered))}`,
      refused: calculateTotal(few.map((one) => one.refused)),
      "storm/s": formatWholeNumber(median(many.map(calculateGoodput))),
      "storm refused/s": formatWholeNumber(median(many.map(({ refused, seconds }) => refused / seconds))),
      "storm refusals' p95 ms": formatWholeNumber(median(many.map((one) => one.refusedP95))),
      "/livez p95 ms": formatWholeNumber(median(all.map(({ health }) => health.p95))),
      wrong: formatWrongAnswers([...few, ...many]),
      ...formatCosts(many),
      "left out": `${(made[index]?.length ?? 0) - all.length} of ${COMPARISON_ROUNDS}`,
    };
  });
  const title = `${LOW_LOAD_ORDERS_PER_SECOND} orders a second, or more, beside a storm that asks again as soon as it is answered`;
  printTable(title, rows);
  if (isQuickBenchmarkRun) process.stdout.write("Quick: one short round.\n");
}

function calculateGoodput({ inTime, seconds }: OfferedLoadResult): number {
  return inTime / seconds;
}

function calculateMean(values: number[]): number {
  return calculateTotal(values) / values.length;
}

function requireFirst([first]: OfferedLoadResult[]): OfferedLoadResult {
  if (!first) throw new Error("nothing was answered");
  return first;
}

function calculateTotal(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function formatWrongAnswers(found: OfferedLoadResult[]): string {
  const all = new Map<string, number>();
  for (const { wrong } of found)
    for (const [what, times] of Object.entries(wrong)) all.set(what, (all.get(what) ?? 0) + times);
  return [...all].map(([what, times]) => `${what}: ${times}`).join(", ") || "none";
}
