import { existsSync, readFileSync } from "node:fs";
import type { Shopper } from "./order-capture.ts";
import { runChild } from "./run-child.ts";

/** One kind of asking, kept up for a while. */
export interface Offer {
  brand: string;
  /** Orders, reads of a customer's own orders (not cacheable), or health checks. */
  asks: "orders" | "reads" | "health";
  shoppers: Shopper[];
  /** So many a second whatever is answered, or so many side by side, each asking again as soon as it is answered. */
  pace: { perSecond: number } | { parallel: number };
}

/** One offer, made by a process of its own. */
export interface Load {
  port: number;
  offer: Offer;
  /** When it begins, milliseconds since 1970: all offers of a round together. */
  startsAt: number;
  seconds: number;
  /** Milliseconds after which an answer is of no use to whoever asked. */
  patience: number;
}

/** What became of one offer; durations are milliseconds. */
export interface Answered {
  offered: number;
  /** 200 within the patience. */
  inTime: number;
  late: number;
  /** 503, by `Retry-After` or not. */
  refused: number;
  withoutRetryAfter: number;
  /** Other answers and broken connections, by what they were. */
  wrong: Record<string, number>;
  seconds: number;
  /** Of each order or read that was answered. */
  times: number[];
  p95: number;
  refusedP95: number;
  /** What the asking itself took of the processors. */
  cpuSeconds: number;
  /** The part of the machine's time that its host gave to others meanwhile. */
  stolen: number;
}

/** Ticks of all processors since the machine started, and those that its host gave to others; none where /proc is not. */
function machineTime(): { all: number; stolen: number } {
  if (!existsSync("/proc/stat")) return { all: 0, stolen: 0 };
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  // user, nice, system, idle, iowait, irq, softirq, steal
  const ticks = line.split(/ +/).slice(1, 9).map(Number);
  return { all: ticks.reduce((total, some) => total + some, 0), stolen: ticks.at(-1) ?? 0 };
}

/** Until every process is there, milliseconds. */
const GETTING_READY = 500;

/**
 * Makes all the offers at once, each from a process of its own: who asks little is not kept waiting by the asking of
 * who asks much. Gives what became of each.
 */
export async function offerAll(offers: Offer[], load: Omit<Load, "offer" | "startsAt">): Promise<Answered[]> {
  const startsAt = Date.now() + GETTING_READY;
  const inputs = offers.map((offer): Load => ({ ...load, offer, startsAt }));
  const before = machineTime();
  const found = await Promise.all(
    inputs.map((input) => runChild<Omit<Answered, "stolen">>("offer", { input })),
  );
  const after = machineTime();
  const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
  return found.map((one) => ({ ...one, stolen }));
}
