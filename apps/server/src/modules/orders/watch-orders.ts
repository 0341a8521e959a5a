import type { Bus, BusEvent } from "../../platform/bus/index.ts";
import { patiently } from "../../platform/http/index.ts";

export type OrderEvent = Pick<BusEvent, "seq" | "merchantId" | "key">;

/** Tells open pages of the orders they look at: one subscription for all, found by order or by brand. */
export interface OrderWatch {
  watchOrder(orderId: string, tell: (event: OrderEvent) => void): () => void;
  watchMerchant(merchantId: string, tell: (event: OrderEvent) => void): () => void;
  /** Makes once what many open pages show of the same event; `view` tells one kind of page from another. */
  share<T>(event: OrderEvent, view: string, make: () => Promise<T>): Promise<T>;
}

/** Events whose views are kept: those that pages are being told of right now. */
const MOST_SHARED = 100;

/** Published when an order is placed and at each change of it. */
export const ORDER_TOPIC = "order-changed";

export function createOrderWatch(bus: Bus): OrderWatch {
  const watchers = new Map<string, Set<(event: OrderEvent) => void>>();
  bus.subscribe(ORDER_TOPIC, (event) => {
    for (const key of [`order:${event.key}`, `merchant:${event.merchantId}`]) {
      for (const tell of watchers.get(key) ?? []) tell(event);
    }
  });
  const watch = (key: string, tell: (event: OrderEvent) => void) => {
    const set = watchers.get(key) ?? new Set();
    watchers.set(key, set.add(tell));
    return () => {
      set.delete(tell);
      if (set.size === 0) watchers.delete(key);
    };
  };
  const shared = new Map<string, Promise<unknown>>();
  const share = <T>(event: OrderEvent, view: string, make: () => Promise<T>): Promise<T> => {
    const name = `${event.seq}:${view}`;
    const known = shared.get(name);
    if (known) return known as Promise<T>;
    const made = patiently(make);
    shared.set(name, made);
    // What failed is tried again by the next page that asks.
    made.catch(() => shared.delete(name));
    for (const oldest of shared.keys()) {
      if (shared.size <= MOST_SHARED) break;
      shared.delete(oldest);
    }
    return made;
  };
  return {
    share,
    watchOrder: (orderId, tell) => watch(`order:${orderId}`, tell),
    watchMerchant: (merchantId, tell) => watch(`merchant:${merchantId}`, tell),
  };
}
