import { existsSync, readFileSync } from "node:fs";
import type { Shopper } from "./order-capture.ts";
import { runChildScript } from "./run-child.ts";

/** Load that sends requests of one type at a constant rate or concurrency. */
export interface OfferedLoad {
  brand: string;
  /** Type of the requests: orders, reads of a customer's own orders (not cacheable), or health checks. */
  asks: "orders" | "reads" | "health";
  shoppers: Shopper[];
  /**
   * Open loop: requests per second regardless of responses. Closed loop: number of parallel HTTP clients that each wait
   * for a response before the next request.
   */
  pace: { perSecond: number } | { parallel: number };
}

/** Input of `children/offer.ts`: one load, which a separate process generates. */
export interface OfferedLoadInput {
  port: number;
  offer: OfferedLoad;
  /** Common start time of all loads of a round, in milliseconds since 1970. */
  startsAt: number;
  seconds: number;
  /** Time after which a response is too late to be useful, in milliseconds. */
  patience: number;
}

/** Result of one constant load. Durations are in milliseconds. */
export interface OfferedLoadResult {
  offered: number;
  /** Number of 200 responses that arrived before the client's timeout (`patience`). */
  inTime: number;
  late: number;
  /** Number of 503 responses, with or without `Retry-After`. */
  refused: number;
  withoutRetryAfter: number;
  /** Number of other responses and broken connections, by kind. */
  wrong: Record<string, number>;
  seconds: number;
  /** Duration of each successful order or read. */
  times: number[];
  p95: number;
  refusedP95: number;
  /** CPU seconds of the load generator. */
  cpuSeconds: number;
  /** Fraction of CPU time that the host gave to other machines during the round. */
  stolen: number;
}

/**
 * Returns the ticks of all processors since boot, and those that the host gave to other machines. Zero if /proc is
 * unavailable.
 */
function readCpuTicks(): { all: number; stolen: number } {
  if (!existsSync("/proc/stat")) return { all: 0, stolen: 0 };
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  // The line of /proc/stat contains the ticks user, nice, system, idle, iowait, irq, softirq and steal.
  const ticks = line.split(/ +/).slice(1, 9).map(Number);
  return { all: ticks.reduce((total, some) => total + some, 0), stolen: ticks.at(-1) ?? 0 };
}

/** Delay before the loads begin, in milliseconds. It is long enough for all processes to start. */
const START_DELAY_MS = 500;

/**
 * Generates all loads concurrently, each in a separate process, so that a heavy load does not delay a light one. Returns
 * the result of each load.
 */
export async function sendOfferedLoads(
  offers: OfferedLoad[],
  load: Omit<OfferedLoadInput, "offer" | "startsAt">,
): Promise<OfferedLoadResult[]> {
  const startsAt = Date.now() + START_DELAY_MS;
  const inputs = offers.map((offer): OfferedLoadInput => ({ ...load, offer, startsAt }));
  const before = readCpuTicks();
  const found = await Promise.all(
    inputs.map((input) => runChildScript<Omit<OfferedLoadResult, "stolen">>("offer", { input })),
  );
  const after = readCpuTicks();
  const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
  return found.map((one) => ({ ...one, stolen }));
}
