import { once } from "node:events";
import { join } from "node:path";
import type { Shopper } from "./order-capture.ts";
import { startChild } from "./run-child.ts";

/** Maximum number of open streams of one session in one process. A further stream closes the oldest one. */
export const STREAMS_PER_SESSION = 10;

export interface StreamClientOptions {
  port: number;
  brand: string;
  streams: number;
  path: string;
  /** Staff session tokens, one for every ten streams. */
  tokens: string[];
  /** Customer who places the orders. */
  shopper: Shopper;
}

export interface StreamListenResult {
  /** Milliseconds from the response to the customer's order until each stream received the order. */
  after: number[];
  /** Number of duplicate deliveries: an event that the same stream had already received. */
  repeated: number;
  /** Number of 503 responses to requests that open a stream since the start of the benchmark. */
  busy: number;
  /** Number of reconnects of the load generator's streams since the start of the benchmark. */
  reopened: number;
}

/** Starts a process that holds many streams open. */
export async function startListeners(listening: StreamClientOptions) {
  const script = join(import.meta.dirname, "children/listen.ts");
  const child = startChild(script, { input: listening });
  await child.line(/^ready$/m);
  return {
    /** Places an order and waits until all streams received it, ten seconds at most. */
    async order(): Promise<StreamListenResult> {
      const reported = once(child.process, "message");
      child.process.send("order");
      const [heard] = (await reported) as [StreamListenResult];
      return heard;
    },
    [Symbol.asyncDispose]: child.stop,
  };
}
