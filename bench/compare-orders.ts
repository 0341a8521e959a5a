import { join } from "node:path";
import type { CaptureReply, CaptureRequest, OrderLoad, OrderResult } from "./order-capture.ts";
import { startOrderReplay } from "./order-replay.ts";
import { cpuOf } from "./process-figures.ts";
import { runChild } from "./run-child.ts";
import { size } from "./sizes.ts";
import type { Store } from "./start-server.ts";
import { environmentOf, startServer } from "./start-server.ts";
import { median, spread } from "./statistics.ts";

const ROUNDS = size(5, 3);
const ORDERS = size(1_000, 150);
const CUSTOMERS = 12;

export interface OrderComparison {
  statements: string;
  /** Orders per second and CPU milliseconds per order, medians. */
  bare: { perSecond: number; cpu: number };
  product: { perSecond: number; cpu: number };
  cpuRatio: number;
  spread: string;
}

/**
 * Orders placed over HTTP against their own statements through `pg` alone, each on its own copy of the same data, in
 * turns. `copy` is called once no process has the store open.
 */
export async function compareOrders(
  store: Store,
  { brand, copy }: { brand: string; copy: () => Promise<Store> },
): Promise<OrderComparison> {
  const file = join(store.dataDir, "statements");
  const request: CaptureRequest = { brand, customers: CUSTOMERS, file };
  const env = environmentOf(store);
  const { shoppers, statements } = await runChild<CaptureReply>("capture-orders", { input: request, env });
  const second = await copy();
  await using replay = await startOrderReplay(second, { file, connections: CUSTOMERS });
  await using server = await startServer(store);
  const { port } = server;

  const place = async (count: number) => {
    const input: OrderLoad = { port, brand, shoppers, count };
    const { result, cpuSeconds } = await cpuOf(port, () => runChild<OrderResult>("place-orders", { input }));
    if (result.placed < count) throw new Error(`orders were refused: ${JSON.stringify(result.refused)}`);
    return { perSecond: result.placed / result.seconds, cpu: (cpuSeconds * 1000) / result.placed };
  };
  const send = async (count: number) => {
    const { orders, cpuSeconds, seconds } = await replay.run(count);
    return { perSecond: orders / seconds, cpu: (cpuSeconds * 1000) / orders };
  };

  // Both warm: compiled code, open connections, plans.
  await send(ORDERS);
  await place(ORDERS);
  const bare: { perSecond: number; cpu: number }[] = [];
  const product: typeof bare = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) bare.push(await send(ORDERS));
    product.push(await place(ORDERS));
    if (round % 2 === 1) bare.push(await send(ORDERS));
  }
  const middle = (runs: typeof bare) => ({
    perSecond: median(runs.map((run) => run.perSecond)),
    cpu: median(runs.map((run) => run.cpu)),
  });
  const ratios = product.map((run, round) => run.cpu / (bare[round]?.cpu ?? NaN));
  return {
    statements: spread(statements, 0),
    bare: middle(bare),
    product: middle(product),
    cpuRatio: middle(product).cpu / middle(bare).cpu,
    spread: spread(ratios),
  };
}
