import type { BusEvent, EventTopic } from "../../events.ts";

type Subscriber = (event: BusEvent) => void | Promise<void>;

export interface EventBusLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Subscribers {
  /** Subscribes to events of a topic (or `"*"`) published by any process from now on. Delivery is not guaranteed. */
  subscribe<T extends EventTopic>(
    topic: T | "*",
    handler: (event: BusEvent<T>) => void | Promise<void>,
  ): () => void;
  /** Calls all handlers of the event without waiting for them. */
  notify(event: BusEvent): void;
}

const matchesTopic = <T extends EventTopic>(
  topic: T | "*",
  event: BusEvent,
): event is BusEvent & BusEvent<T> => topic === "*" || event.topic === topic;

/** Creates the register of the event handlers of this process, by topic. */
export function createSubscribers(log: EventBusLog): Subscribers {
  const byTopic = new Map<EventTopic | "*", Set<Subscriber>>();
  return {
    subscribe(topic, handler) {
      const handlers = byTopic.get(topic) ?? new Set();
      const subscriber: Subscriber = (event) => (matchesTopic(topic, event) ? handler(event) : undefined);
      byTopic.set(topic, handlers.add(subscriber));
      return () => handlers.delete(subscriber);
    },
    notify(event) {
      for (const topic of [event.topic, "*"] as const) {
        for (const handler of byTopic.get(topic) ?? []) {
          // The error of one event handler must not affect the other handlers.
          Promise.try(handler, event).catch((error: unknown) => {
            log.error({ error: String(error), topic: event.topic, seq: event.seq }, "a subscriber failed");
          });
        }
      }
    },
  };
}
