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
  p95: number;
  refusedP95: number;
}

/** Until every process is there, milliseconds. */
const GETTING_READY = 700;

/**
 * Makes all the offers at once, each from a process of its own: who asks little is not kept waiting by the asking of
 * who asks much. Gives what became of each.
 */
export function offerAll(offers: Offer[], load: Omit<Load, "offer" | "startsAt">): Promise<Answered[]> {
  const startsAt = Date.now() + GETTING_READY;
  const inputs = offers.map((offer): Load => ({ ...load, offer, startsAt }));
  return Promise.all(inputs.map((input) => runChild<Answered>("offer", { input })));
}
