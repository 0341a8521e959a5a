import { join } from "node:path";
import type { OrderLoad, Shopper } from "./order-capture.ts";
import { startChild } from "./run-child.ts";
import type { Store } from "./start-server.ts";
import { environmentOf } from "./start-server.ts";

export interface BareInput {
  /** Each has placed the order that is copied. */
  shoppers: Shopper[];
}

export interface BareRun {
  asks: OrderLoad["asks"];
  /** So many of the shoppers, each again and again. */
  clients: number;
  count: number;
}

export interface BareResult {
  cpuSeconds: number;
  seconds: number;
}

export interface BareOrders {
  run(run: BareRun): Promise<BareResult>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A process that does the bare minimum of the shoppers' orders on the store's database. */
export async function startBareOrders(store: Store, input: BareInput): Promise<BareOrders> {
  const script = join(import.meta.dirname, "children/place-bare-orders.ts");
  const child = startChild(script, { input, env: environmentOf(store) });
  await child.line(/^ready$/m);
  let runs = 0;
  return {
    async run(run) {
      child.process.send(run);
      runs += 1;
      const [, reported = ""] = await child.line(new RegExp(`(?:done [^]*){${runs - 1}}^done (.+)$`, "m"));
      return JSON.parse(reported) as BareResult;
    },
    [Symbol.asyncDispose]: child.stop,
  };
}
