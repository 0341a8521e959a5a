import { join } from "node:path";
import type { OrderLoad, Shopper } from "./order-capture.ts";
import { startChild } from "./run-child.ts";
import type { DataLocation } from "./start-server.ts";
import { createEnvironment } from "./start-server.ts";

export interface MinimalOrderInput {
  /** Customers who have already placed an order. The minimal statements insert copies of these orders. */
  shoppers: Shopper[];
}

export interface MinimalOrderRun {
  asks: OrderLoad["asks"];
  /** Number of shoppers that order repeatedly. */
  clients: number;
  count: number;
}

export interface MinimalOrderResult {
  cpuSeconds: number;
  seconds: number;
}

export interface MinimalOrderProcess {
  run(run: MinimalOrderRun): Promise<MinimalOrderResult>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a process that executes the minimal statements of the shoppers' orders on the store's database. */
export async function startMinimalOrderProcess(
  store: DataLocation,
  input: MinimalOrderInput,
): Promise<MinimalOrderProcess> {
  const script = join(import.meta.dirname, "children/place-bare-orders.ts");
  const child = startChild(script, { input, env: createEnvironment(store) });
  await child.line(/^ready$/m);
  let runs = 0;
  return {
    async run(run) {
      child.process.send(run);
      runs += 1;
      const [, reported = ""] = await child.line(new RegExp(`(?:done [^]*){${runs - 1}}^done (.+)$`, "m"));
      return JSON.parse(reported) as MinimalOrderResult;
    },
    [Symbol.asyncDispose]: child.stop,
  };
}
