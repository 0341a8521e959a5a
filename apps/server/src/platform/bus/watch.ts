import type { BusEvent, Topic } from "../../events.ts";

/** A customer as a brand knows him. */
export interface BrandCustomer {
  merchantId: string;
  userId: string;
}

type Listener<T extends Topic> = (event: BusEvent<T>) => void;

/** Tells open pages of events that they look for: one subscription for all, found by what it is about, whose, or by brand. */
export interface EventWatch<T extends Topic> {
  /** To be subscribed, once a process. */
  hear(event: BusEvent<T>): void;
  /** Events about one thing, an order for example. Returns the stop. */
  watchKey(key: string, listener: Listener<T>): () => void;
  /** Events about what is one customer's: those whose payload names him. Returns the stop. */
  watchCustomer(customer: BrandCustomer, listener: Listener<T>): () => void;
  /** All events of a brand, for its staff. Returns the stop. */
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
      for (const name of namesOf(event)) {
        for (const listener of watchers.get(name) ?? []) listener(event);
      }
    },
    watchKey: (key, listener) => watch(`key:${key}`, listener),
    watchCustomer: ({ merchantId, userId }, listener) => watch(`customer:${merchantId} ${userId}`, listener),
    watchMerchant: (merchantId, listener) => watch(`merchant:${merchantId}`, listener),
  };
}

interface About {
  key: string;
  merchantId: string;
  payload: object;
}

/** Under which names an event is looked for. */
function namesOf({ key, merchantId, payload }: About): string[] {
  const names = [`key:${key}`, `merchant:${merchantId}`];
  return "userId" in payload ? [...names, `customer:${merchantId} ${String(payload.userId)}`] : names;
}
