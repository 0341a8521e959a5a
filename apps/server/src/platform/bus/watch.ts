import type { BusEvent, Topic } from "../../events.ts";

type Tell<T extends Topic> = (event: BusEvent<T>) => void;

/** Tells open pages of events that they look for: one subscription for all, found by what it is about or by brand. */
export interface EventWatch<T extends Topic> {
  /** To be subscribed, once a process. */
  hear(event: BusEvent<T>): void;
  /** Events about one thing, an order for example. Returns the stop. */
  watchKey(key: string, tell: Tell<T>): () => void;
  /** All events of a brand. Returns the stop. */
  watchMerchant(merchantId: string, tell: Tell<T>): () => void;
}

export function createEventWatch<T extends Topic>(): EventWatch<T> {
  const watchers = new Map<string, Set<Tell<T>>>();
  const watch = (name: string, tell: Tell<T>) => {
    const set = watchers.get(name) ?? new Set();
    watchers.set(name, set.add(tell));
    return () => {
      set.delete(tell);
      if (set.size === 0) watchers.delete(name);
    };
  };
  return {
    hear(event) {
      for (const name of [`key:${event.key}`, `merchant:${event.merchantId}`]) {
        for (const tell of watchers.get(name) ?? []) tell(event);
      }
    },
    watchKey: (key, tell) => watch(`key:${key}`, tell),
    watchMerchant: (merchantId, tell) => watch(`merchant:${merchantId}`, tell),
  };
}
