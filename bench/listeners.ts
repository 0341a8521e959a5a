import { once } from "node:events";
import { join } from "node:path";
import type { Shopper } from "./order-capture.ts";
import { startChild } from "./run-child.ts";

export interface Listening {
  port: number;
  brand: string;
  streams: number;
  path: string;
  /** Whose streams they are. */
  token: string;
  /** Who orders. */
  shopper: Shopper;
}

export interface Heard {
  /** Milliseconds from the order's own answer until each stream heard of it. */
  after: number[];
}

/** A process that holds many streams open. */
export async function startListeners(listening: Listening) {
  const script = join(import.meta.dirname, "children/listen.ts");
  const child = startChild(script, { input: listening });
  await child.line(/^ready$/m);
  return {
    /** Places an order and waits until all have heard of it, ten seconds at most. */
    async order(): Promise<Heard> {
      const reported = once(child.process, "message");
      child.process.send("order");
      const [heard] = (await reported) as [Heard];
      return heard;
    },
    [Symbol.asyncDispose]: child.stop,
  };
}
