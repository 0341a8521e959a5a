import type { BusEvent } from "../../events.ts";
import { createEventWatch, type EventWatch } from "../../platform/bus/index.ts";
import { patiently } from "../../platform/http/index.ts";

export type OrderEvent = BusEvent<"order-changed">;

/** Tells open pages of the orders they look at. */
export interface OrderWatch extends EventWatch<"order-changed"> {
  /** Makes once what many open pages show of the same event; `view` tells one kind of page from another. */
  share<T>(event: Pick<OrderEvent, "seq">, view: string, make: () => Promise<T>): Promise<T>;
}

/** Events whose views are kept: those that pages are being told of right now. */
const MAX_SHARED = 100;

export function createOrderWatch(): OrderWatch {
  const shared = new Map<string, Promise<unknown>>();
  const share: OrderWatch["share"] = <T>(
    event: Pick<OrderEvent, "seq">,
    view: string,
    make: () => Promise<T>,
  ): Promise<T> => {
    const name = `${event.seq}:${view}`;
    const known = shared.get(name);
    if (known) return known as Promise<T>;
    const made = patiently(make);
    shared.set(name, made);
    // What failed is tried again by the next page that asks.
    made.catch(() => shared.delete(name));
    for (const oldest of shared.keys()) {
      if (shared.size <= MAX_SHARED) break;
      shared.delete(oldest);
    }
    return made;
  };
  return { ...createEventWatch<"order-changed">(), share };
}
