import { type MinimalOrderProcess, startBareOrders } from "./bare-orders.ts";
import type { OrderLoad, OrderResult, Shopper } from "./order-capture.ts";
import { cpuOf } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import type { RunningServer, Store } from "./start-server.ts";
import { startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";

const ROUNDS = size(5, 1);

/** Type of requests and number of concurrent customers. */
export interface Case {
  asks: OrderLoad["asks"];
  brands: "one" | "many";
  clients: number;
}

/** Requests per second, and milliseconds of CPU per request. */
interface Figures {
  perSecond: number;
  node: number;
  /** NaN if the database engine runs in the same process. */
  postgres: number;
  busy: number;
}

export interface Compared extends Case {
  bare: Figures;
  product: Figures;
  /** Orders per second relative to the minimal implementation, and the spread of the rounds. */
  share: number;
  spread: string;
}

interface Parts {
  store: Store;
  /** Returns a second copy of the data for the minimal implementation. Called while no process has the store open. */
  copy: () => Promise<Store>;
  shoppers: { one: Shopper[]; many: Shopper[] };
  /** Returns the CPU seconds of the database's processes so far, or null if they are unavailable. */
  postgresSeconds: () => Promise<number | null>;
}

/**
 * Compares orders and quotes over HTTP with their minimal implementation, each on a separate copy of the same data, in
 * alternating rounds.
 */
export async function compareOrders(parts: Parts, cases: Case[]): Promise<Compared[]> {
  const second = await parts.copy();
  const input = (brands: Case["brands"]) => ({ shoppers: parts.shoppers[brands] });
  await using one = await startBareOrders(second, input("one"));
  await using many = parts.shoppers.many.length > 0 ? await startBareOrders(second, input("many")) : one;
  await using server = await startServer(parts.store);
  const found: Compared[] = [];
  for (const each of cases) found.push(await compare(each, { parts, server, bare: { one, many } }));
  return found;
}

async function compare(
  run: Case,
  {
    parts,
    server,
    bare,
  }: { parts: Parts; server: RunningServer; bare: Record<Case["brands"], MinimalOrderProcess> },
): Promise<Compared> {
  const { asks, brands, clients } = run;
  const shoppers = parts.shoppers[brands].slice(0, clients);
  const watched = async <T>(work: () => Promise<T>) => {
    const before = await parts.postgresSeconds();
    const result = await work();
    const after = await parts.postgresSeconds();
    return { result, postgres: before === null || after === null ? NaN : after - before };
  };
  const product = async (count: number): Promise<Figures> => {
    const input: OrderLoad = { port: server.port, asks, shoppers, count };
    const { result: reported, postgres } = await watched(() =>
      cpuOf(server.port, () => runChild<OrderResult>("place-orders", { input })),
    );
    const { result, cpuSeconds } = reported;
    const { busy = 0, unavailable = 0, ...wrong } = result.refused;
    if (Object.keys(wrong).length > 0) throw new Error(`orders were refused: ${JSON.stringify(wrong)}`);
    return { ...figures(result.placed, { ...result, cpuSeconds, postgres }), busy: busy + unavailable };
  };
  const least = async (count: number): Promise<Figures> => {
    const { result, postgres } = await watched(() => bare[brands].run({ asks, clients, count }));
    return { ...figures(count, { ...result, postgres }), busy: 0 };
  };
  const count = size(clients === 1 ? 300 : 1_200, clients === 1 ? 60 : 200);
  // Warms up both sides: compiled code, open connections, query plans.
  await least(count);
  await product(count);
  const rounds: { bare: Figures; product: Figures }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await least(count) : null;
    const placed = await product(count);
    rounds.push({ bare: first ?? (await least(count)), product: placed });
  }
  const shares = rounds.map((round) => round.product.perSecond / round.bare.perSecond);
  return {
    ...run,
    bare: middle(rounds.map((round) => round.bare)),
    product: middle(rounds.map((round) => round.product)),
    share: median(shares),
    spread: spread(shares),
  };
}

function figures(count: number, spent: { seconds: number; cpuSeconds: number; postgres: number }) {
  return {
    perSecond: count / spent.seconds,
    node: (spent.cpuSeconds * 1000) / count,
    postgres: (spent.postgres * 1000) / count,
  };
}

function middle(runs: Figures[]): Figures {
  const of = (pick: (run: Figures) => number) => median(runs.map(pick));
  return {
    perSecond: of((run) => run.perSecond),
    node: of((run) => run.node),
    postgres: of((run) => run.postgres),
    busy: of((run) => run.busy),
  };
}
