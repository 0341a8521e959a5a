import { type MinimalOrderProcess, startMinimalOrderProcess } from "./bare-orders.ts";
import type { OrderLoad, OrderResult, Shopper } from "./order-capture.ts";
import { measureCpu } from "./process-figures.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import type { RunningServer, DataLocation } from "./start-server.ts";
import { startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";

const MEASUREMENT_ROUNDS = chooseFullOrQuickValue(5, 1);

/** One compared case: type of requests, one or many brands, and number of concurrent customers. */
export interface OrderCase {
  asks: OrderLoad["asks"];
  brands: "one" | "many";
  clients: number;
}

/** Figures of one load: requests per second, and milliseconds of CPU per request. */
interface LoadFigures {
  perSecond: number;
  node: number;
  /** CPU milliseconds of PostgreSQL. NaN if the database engine runs in the Node process. */
  postgres: number;
  busy: number;
}

export interface OrderCaseComparison extends OrderCase {
  bare: LoadFigures;
  product: LoadFigures;
  /** Orders per second relative to the minimal implementation, and the spread of the rounds. */
  share: number;
  spread: string;
}

interface ComparisonSetup {
  store: DataLocation;
  /** Returns a second copy of the data for the minimal implementation. Called while no process uses the original data. */
  copy: () => Promise<DataLocation>;
  shoppers: { one: Shopper[]; many: Shopper[] };
  /** Returns the CPU seconds of the database's processes so far, or null if they are unavailable. */
  postgresSeconds: () => Promise<number | null>;
}

/**
 * Compares orders and quotes over HTTP with their minimal implementation, each on a separate copy of the same data, in
 * alternating rounds.
 */
export async function compareOrders(
  parts: ComparisonSetup,
  cases: OrderCase[],
): Promise<OrderCaseComparison[]> {
  const second = await parts.copy();
  const createBareInput = (brands: OrderCase["brands"]) => ({ shoppers: parts.shoppers[brands] });
  await using one = await startMinimalOrderProcess(second, createBareInput("one"));
  await using many =
    parts.shoppers.many.length > 0 ? await startMinimalOrderProcess(second, createBareInput("many")) : one;
  await using server = await startServer(parts.store);
  const found: OrderCaseComparison[] = [];
  for (const each of cases) found.push(await compareOrderCase(each, { parts, server, bare: { one, many } }));
  return found;
}

async function compareOrderCase(
  run: OrderCase,
  {
    parts,
    server,
    bare,
  }: {
    parts: ComparisonSetup;
    server: RunningServer;
    bare: Record<OrderCase["brands"], MinimalOrderProcess>;
  },
): Promise<OrderCaseComparison> {
  const { asks, brands, clients } = run;
  const shoppers = parts.shoppers[brands].slice(0, clients);
  const measurePostgresCpu = async <T>(work: () => Promise<T>) => {
    const before = await parts.postgresSeconds();
    const result = await work();
    const after = await parts.postgresSeconds();
    return { result, postgres: before === null || after === null ? NaN : after - before };
  };
  const measureProduct = async (count: number): Promise<LoadFigures> => {
    const input: OrderLoad = { port: server.port, asks, shoppers, count };
    const { result: reported, postgres } = await measurePostgresCpu(() =>
      measureCpu(server.port, () => runChildScript<OrderResult>("place-orders", { input })),
    );
    const { result, cpuSeconds } = reported;
    const { busy = 0, unavailable = 0, ...wrong } = result.refused;
    if (Object.keys(wrong).length > 0) throw new Error(`orders were refused: ${JSON.stringify(wrong)}`);
    return {
      ...computeLoadFigures(result.placed, { ...result, cpuSeconds, postgres }),
      busy: busy + unavailable,
    };
  };
  const measureBare = async (count: number): Promise<LoadFigures> => {
    const { result, postgres } = await measurePostgresCpu(() => bare[brands].run({ asks, clients, count }));
    return { ...computeLoadFigures(count, { ...result, postgres }), busy: 0 };
  };
  const count = chooseFullOrQuickValue(clients === 1 ? 300 : 1_200, clients === 1 ? 60 : 200);
  // The first runs of both sides are a warm-up for compiled code, open connections and query plans.
  await measureBare(count);
  await measureProduct(count);
  const rounds: { bare: LoadFigures; product: LoadFigures }[] = [];
  for (let round = 0; round < MEASUREMENT_ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await measureBare(count) : null;
    const placed = await measureProduct(count);
    rounds.push({ bare: first ?? (await measureBare(count)), product: placed });
  }
  const shares = rounds.map((round) => round.product.perSecond / round.bare.perSecond);
  return {
    ...run,
    bare: getMedianRun(rounds.map((round) => round.bare)),
    product: getMedianRun(rounds.map((round) => round.product)),
    share: median(shares),
    spread: formatSpread(shares),
  };
}

function computeLoadFigures(count: number, spent: { seconds: number; cpuSeconds: number; postgres: number }) {
  return {
    perSecond: count / spent.seconds,
    node: (spent.cpuSeconds * 1000) / count,
    postgres: (spent.postgres * 1000) / count,
  };
}

function getMedianRun(runs: LoadFigures[]): LoadFigures {
  const computeRunMedian = (pick: (run: LoadFigures) => number) => median(runs.map(pick));
  return {
    perSecond: computeRunMedian((run) => run.perSecond),
    node: computeRunMedian((run) => run.node),
    postgres: computeRunMedian((run) => run.postgres),
    busy: computeRunMedian((run) => run.busy),
  };
}
