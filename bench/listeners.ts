import { once } from "node:events";
import { join } from "node:path";
import type { Shopper } from "./order-capture.ts";
import { startChild } from "./run-child.ts";

/** Open streams of a session in one process at most; an older one is closed for each that comes on top. */
export const STREAMS_OF_SESSION = 10;

export interface Listening {
  port: number;
  brand: string;
  streams: number;
  path: string;
  /** Tokens of the staff sessions, one for each ten streams. */
  tokens: string[];
  /** Who orders. */
  shopper: Shopper;
}

export interface Heard {
  /** Milliseconds from the order's own answer until each stream heard of it. */
  after: number[];
  /** Events that a stream received again. */
  repeated: number;
  /** Since the start: streams that were refused as busy and asked again. */
  busy: number;
  /** Since the start: streams that ended and were opened again from their last event. */
  reopened: number;
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
