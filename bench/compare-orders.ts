import { type MinimalOrderProcess, startBareOrders } from "./bare-orders.ts";
import type { OrderLoad, OrderResult, Shopper } from "./order-capture.ts";
import { measureCpu } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import type { RunningServer, Store } from "./start-server.ts";
import { startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";

const ROUNDS = size(5, 1);

/** Type of requests and number of concurrent customers. */
export interface OrderCase {
  asks: OrderLoad["asks"];
  brands: "one" | "many";
  clients: number;
}

/** Requests per second, and milliseconds of CPU per request. */
interface LoadFigures {
  perSecond: number;
  node: number;
  /** NaN if the database engine runs in the same process. */
  postgres: number;
  busy: number;
}

export interface ComparedCase extends OrderCase {
  bare: LoadFigures;
  product: LoadFigures;
  /** Orders per second relative to the minimal implementation, and the spread of the rounds. */
  share: number;
  spread: string;
}

interface Parts {
  store: Store;
  /** Returns a second copy of the data for the minimal implementation. Called while no process uses the original data. */
  copy: () => Promise<Store>;
  shoppers: { one: Shopper[]; many: Shopper[] };
  /** Returns the CPU seconds of the database's processes so far, or null if they are unavailable. */
  postgresSeconds: () => Promise<number | null>;
}

/**
 * Compares orders and quotes over HTTP with their minimal implementation, each on a separate copy of the same data, in
 * alternating rounds.
 */
export async function compareOrders(parts: Parts, cases: OrderCase[]): Promise<ComparedCase[]> {
  const second = await parts.copy();
  const input = (brands: OrderCase["brands"]) => ({ shoppers: parts.shoppers[brands] });
  await using one = await startBareOrders(second, input("one"));
  await using many = parts.shoppers.many.length > 0 ? await startBareOrders(second, input("many")) : one;
  await using server = await startServer(parts.store);
  const found: ComparedCase[] = [];
  for (const each of cases) found.push(await compareCase(each, { parts, server, bare: { one, many } }));
  return found;
}

async function compareCase(
  run: OrderCase,
  {
    parts,
    server,
    bare,
  }: { parts: Parts; server: RunningServer; bare: Record<OrderCase["brands"], MinimalOrderProcess> },
): Promise<ComparedCase> {
  const { asks, brands, clients } = run;
  const shoppers = parts.shoppers[brands].slice(0, clients);
  const watched = async <T>(work: () => Promise<T>) => {
    const before = await parts.postgresSeconds();
    const result = await work();
    const after = await parts.postgresSeconds();
    return { result, postgres: before === null || after === null ? NaN : after - before };
  };
  const product = async (count: number): Promise<LoadFigures> => {
    const input: OrderLoad = { port: server.port, asks, shoppers, count };
    const { result: reported, postgres } = await watched(() =>
      measureCpu(server.port, () => runChild<OrderResult>("place-orders", { input })),
    );
    const { result, cpuSeconds } = reported;
    const { busy = 0, unavailable = 0, ...wrong } = result.refused;
    if (Object.keys(wrong).length > 0) throw new Error(`orders were refused: ${JSON.stringify(wrong)}`);
    return {
      ...computeFigures(result.placed, { ...result, cpuSeconds, postgres }),
      busy: busy + unavailable,
    };
  };
  const least = async (count: number): Promise<LoadFigures> => {
    const { result, postgres } = await watched(() => bare[brands].run({ asks, clients, count }));
    return { ...computeFigures(count, { ...result, postgres }), busy: 0 };
  };
  const count = size(clients === 1 ? 300 : 1_200, clients === 1 ? 60 : 200);
  // Warms up both sides: compiled code, open connections, query plans.
  await least(count);
  await product(count);
  const rounds: { bare: LoadFigures; product: LoadFigures }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await least(count) : null;
    const placed = await product(count);
    rounds.push({ bare: first ?? (await least(count)), product: placed });
  }
  const shares = rounds.map((round) => round.product.perSecond / round.bare.perSecond);
  return {
    ...run,
    bare: getMedianRun(rounds.map((round) => round.bare)),
    product: getMedianRun(rounds.map((round) => round.product)),
    share: median(shares),
    spread: spread(shares),
  };
}

function computeFigures(count: number, spent: { seconds: number; cpuSeconds: number; postgres: number }) {
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
