import type { BusEvent } from "../../../events.ts";
import { createEventWatch, type EventWatch } from "../../../platform/bus/index.ts";
import { readWithRetries } from "../../../platform/http/index.ts";

export type OrderEvent = BusEvent<"order-changed">;

/** Sends changes of orders to the open pages that show them. */
export interface OrderEventWatch extends EventWatch<"order-changed"> {
  /** Shares one result between the browser pages that show the same event. `view` identifies the kind of browser page. */
  share<T>(event: Pick<OrderEvent, "seq">, view: string, make: () => Promise<T>): Promise<T>;
}

/** Maximum number of cached views. It is enough for the events that are sent at the same time. */
const MAX_SHARED_ORDER_VIEWS = 100;

export function createOrderEventWatch(): OrderEventWatch {
  const shared = new Map<string, Promise<unknown>>();
  const shareView: OrderEventWatch["share"] = <T>(
    event: Pick<OrderEvent, "seq">,
    view: string,
    make: () => Promise<T>,
  ): Promise<T> => {
    const name = `${event.seq}:${view}`;
    const known = shared.get(name);
    if (known) return known as Promise<T>;
    const made = readWithRetries(make);
    shared.set(name, made);
    // A failed read is removed from the cache, so that the next page reads again.
    made.catch(() => shared.delete(name));
    for (const oldest of shared.keys()) {
      if (shared.size <= MAX_SHARED_ORDER_VIEWS) break;
      shared.delete(oldest);
    }
    return made;
  };
  return { ...createEventWatch<"order-changed">(), share: shareView };
}
