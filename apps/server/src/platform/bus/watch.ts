import type { BusEvent, Topic } from "../../events.ts";

type Listener<T extends Topic> = (event: BusEvent<T>) => void;

/** Tells open pages of events that they look for: one subscription for all, found by what it is about or by brand. */
export interface EventWatch<T extends Topic> {
  /** To be subscribed, once a process. */
  hear(event: BusEvent<T>): void;
  /** Events about one thing, an order for example. Returns the stop. */
  watchKey(key: string, listener: Listener<T>): () => void;
  /** All events of a brand. Returns the stop. */
  watchMerchant(merchantId: string, listener: Listener<T>): () => void;
}

export function createEventWatch<T extends Topic>(): EventWatch<T> {
  const watchers = new Map<string, Set<Listener<T>>>();
  const watch = (name: string, listener: Listener<T>) => {
    const set = watchers.get(name) ?? new Set();
    watchers.set(name, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) watchers.delete(name);
    };
  };
  return {
    hear(event) {
      for (const name of [`key:${event.key}`, `merchant:${event.merchantId}`]) {
        for (const listener of watchers.get(name) ?? []) listener(event);
      }
    },
    watchKey: (key, listener) => watch(`key:${key}`, listener),
    watchMerchant: (merchantId, listener) => watch(`merchant:${merchantId}`, listener),
  };
}
