import { join } from "node:path";
import { startChild } from "./run-child.ts";
import type { DataLocation } from "./start-server.ts";
import { createEnvironment } from "./start-server.ts";

export interface ReplayInput {
  /** Path of the file with SQL statements that `children/capture-orders.ts` has written. */
  file: string;
  connections: number;
}

export interface ReplayResult {
  orders: number;
  cpuSeconds: number;
  seconds: number;
}

export interface OrderReplay {
  run(orders: number): Promise<ReplayResult>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a process that only sends captured statements to the store's database. */
export async function startOrderReplay(store: DataLocation, input: ReplayInput): Promise<OrderReplay> {
  const script = join(import.meta.dirname, "children/replay-orders.ts");
  const child = startChild(script, { input, env: createEnvironment(store) });
  await child.line(/^ready$/m);
  let runs = 0;
  return {
    async run(orders) {
      child.process.send(orders);
      runs += 1;
      const [, reported = ""] = await child.line(
        new RegExp(`(?:replayed [^]*){${runs - 1}}^replayed (.+)$`, "m"),
      );
      return JSON.parse(reported) as ReplayResult;
    },
    [Symbol.asyncDispose]: child.stop,
  };
}
