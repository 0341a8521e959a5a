import type { Shopper } from "./order-capture.ts";
import { runChild } from "./run-child.ts";

/** One kind of asking, kept up for a while. */
export interface Offer {
  brand: string;
  /** What is asked: orders, or reads of a customer's own orders, which nobody can share. */
  asks: "orders" | "reads";
  shoppers: Shopper[];
  /** So many a second whatever is answered, or so many side by side, each asking again as soon as it is answered. */
  pace: { perSecond: number } | { parallel: number };
}

export interface Load {
  port: number;
  offers: Offer[];
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
  p95: number;
  refusedP95: number;
}

/** Makes all the offers at once from a process of its own; gives what became of each. */
export function offer(load: Load): Promise<Answered[]> {
  return runChild<Answered[]>("offer", { input: load });
}
