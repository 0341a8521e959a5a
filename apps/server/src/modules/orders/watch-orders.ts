import type { Bus, BusEvent } from "../../platform/bus/index.ts";

export type OrderEvent = Pick<BusEvent, "seq" | "merchantId" | "key">;

/** Tells open pages of the orders they look at: one subscription for all, found by order or by brand. */
export interface OrderWatch {
  watchOrder(orderId: string, tell: (event: OrderEvent) => void): () => void;
  watchMerchant(merchantId: string, tell: (event: OrderEvent) => void): () => void;
}

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
  return {
    watchOrder: (orderId, tell) => watch(`order:${orderId}`, tell),
    watchMerchant: (merchantId, tell) => watch(`merchant:${merchantId}`, tell),
  };
}

/** Runs tasks one after another, so that what is sent keeps the order of what happened. */
export function oneByOne(onError: (error: unknown) => void): (task: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(onError);
  };
}
