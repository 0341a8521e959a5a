import type { BusEvent, EventTopic } from "../../events.ts";

/** Identifies a customer of a brand. */
export interface BrandCustomer {
  merchantId: string;
  userId: string;
}

type TopicListener<T extends EventTopic> = (event: BusEvent<T>) => void;

/** Passes events to open pages. One subscription serves all pages. Events are found by their key, customer or brand. */
export interface EventWatch<T extends EventTopic> {
  /** Handler to subscribe to the bus, once per process. */
  hear(event: BusEvent<T>): void;
  /** Watches the events of one object, for example an order. Returns the function that stops it. */
  watchKey(key: string, listener: TopicListener<T>): () => void;
  /** Watches the events of one customer, whose id is in the payload. Returns the function that stops it. */
  watchCustomer(customer: BrandCustomer, listener: TopicListener<T>): () => void;
  /** Watches all events of a brand, for its staff. Returns the function that stops it. */
  watchMerchant(merchantId: string, listener: TopicListener<T>): () => void;
}

export function createEventWatch<T extends EventTopic>(): EventWatch<T> {
  const watchers = new Map<string, Set<TopicListener<T>>>();
  const addWatcher = (name: string, listener: TopicListener<T>) => {
    const set = watchers.get(name) ?? new Set();
    watchers.set(name, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) watchers.delete(name);
    };
  };
  return {
    hear(event) {
      for (const name of watchNamesFromEvent(event)) {
        for (const listener of watchers.get(name) ?? []) listener(event);
      }
    },
    watchKey: (key, listener) => addWatcher(`key:${key}`, listener),
    watchCustomer: ({ merchantId, userId }, listener) =>
      addWatcher(`customer:${merchantId} ${userId}`, listener),
    watchMerchant: (merchantId, listener) => addWatcher(`merchant:${merchantId}`, listener),
  };
}

interface WatchedEvent {
  key: string;
  merchantId: string;
  payload: object;
}

/** Returns the names under which watchers find an event. */
function watchNamesFromEvent({ key, merchantId, payload }: WatchedEvent): string[] {
  const names = [`key:${key}`, `merchant:${merchantId}`];
  return "userId" in payload ? [...names, `customer:${merchantId} ${String(payload.userId)}`] : names;
}
