import { setTimeout as sleep } from "node:timers/promises";
import type { BusEvent, EventTopic } from "../../events.ts";
import type { JobNameForEvent } from "../../jobs.ts";
import { type Database, deleteInBatches } from "../database/index.ts";
import { createEventDelivery } from "./delivery.ts";
import { listenToBus, type BusListener } from "./listener.ts";
import { createOutageGuard } from "./outage-guard.ts";
import { type MissedEvents, readMissedEvents } from "./missed-events.ts";
import { deletePublishedEvents, type EventFilter, selectEventLag, selectNumberingState } from "./queries.ts";
import type { EventTasks } from "./relay.ts";
import { createEventRelayTurns } from "./relay-turns.ts";
import { createSubscribers, type Subscribers, type EventBusLog } from "./subscribers.ts";
import { createDeliveryWaiters } from "./waiters.ts";
import { createWakeSignal } from "./wake-signal.ts";

export { publishEvent } from "./publish.ts";
export { createEventWatch, type EventWatch } from "./watch.ts";
export { type EventFilter, selectBrandIds, selectLastEventNumber } from "./queries.ts";

export interface EventBus extends Pick<Subscribers, "subscribe"> {
  /**
   * Registers a job `task` that runs once per event of the topic, with the event as payload. `isFor` limits the events,
   * because each job costs as many statements as a write. To be called before `start`.
   */
  onEvent<T extends EventTopic>(
    topic: T,
    task: JobNameForEvent<BusEvent<T>>,
    isFor?: (event: BusEvent<T>) => boolean,
  ): void;
  /**
   * Returns the events of a merchant after a number, optionally filtered, and the last number of all. `isComplete` is
   * false if some events were already deleted, if there are more than a thousand, if the search would take too long, or
   * if the number does not exist.
   */
  since(merchantId: string, seq: number, wanted?: EventFilter | null): Promise<MissedEvents>;
  /**
   * Resolves when all processes have delivered the events that this process has published, or after a timeout of one
   * second.
   */
  settled(): Promise<void>;
  /** Number of events that wait for the relay, and age of the oldest in seconds. */
  lag(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** Deletes events published more than `olderThanHours` hours ago. Returns the number of deleted events. */
  purge(olderThanHours: number): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Pause after a delivery, in milliseconds. The first event after an idle time is sent at once, later ones batched. */
const PAUSE_AFTER_DELIVERY_MS = 25;
/** Timeout of `settled`, in milliseconds. */
const BUS_SETTLED_TIMEOUT_MS = 1_000;

/** Delivers events from the outbox to the modules of this process and to other processes. */
export function createEventBus({ db, log }: { db: Database; log: EventBusLog }): EventBus {
  const tasks: EventTasks = new Map();
  const { subscribe, notify } = createSubscribers(log);
  const delivery = createEventDelivery(db, notify);
  let isStopped = false;
  const outages = createOutageGuard({ db, log, delivery, isStopped: () => isStopped });
  const signal = createWakeSignal();
  const waiters = createDeliveryWaiters();
  const turns = createEventRelayTurns({ db, tasks, delivery, outages, wake: signal.wake });
  let stopLoop: () => Promise<void> = async () => undefined;
  let listener: BusListener | null = null;

  const waitForDelivery = async (seq: number) => {
    if (seq <= delivery.seen) return;
    const isThere = waiters.delivered(seq);
    turns.announce(seq);
    await isThere;
  };

  const runDeliveryLoop = async () => {
    for (;;) {
      if (isStopped) return;
      signal.reset();
      const endTurn = waiters.begin();
      await outages
        .run(turns.run)
        .catch((error: unknown) => log.warn({ error: String(error) }, "the event relay failed"));
      // If another process was the relay, it may have left events of this process without a number. They need another
      // turn.
      endTurn({ seen: delivery.seen, isDone: !turns.hasOwn });
      await sleep(PAUSE_AFTER_DELIVERY_MS);
      await signal.rest();
    }
  };

  return {
    subscribe,
    onEvent(topic, task, isFor = () => true) {
      tasks.set(topic, (tasks.get(topic) ?? new Map()).set(task, isFor));
    },
    since: (merchantId, seq, wanted = null) =>
      readMissedEvents(db, { merchantId, seq }, { wanted, reachable: outages.reachable() }),
    async settled() {
      const others = listener;
      // Without a listener no other process exists, and this process has invalidated its caches at the commit.
      if (!others || isStopped) return;
      const awaitAllConfirmations = async () => {
        const ended = waiters.turnEnd();
        signal.wake();
        await ended;
        await others.confirm(delivery.seen);
      };
      await Promise.race([awaitAllConfirmations(), sleep(BUS_SETTLED_TIMEOUT_MS, undefined, { ref: false })]);
    },
    lag: () => db.platform(selectEventLag),
    purge: (olderThanHours) =>
      deleteInBatches(db, (tx, limit) => deletePublishedEvents(tx, { olderThanHours, limit })),
    async start() {
      const state = await outages.run(() =>
        db.platform((tx) => selectNumberingState(tx, outages.reachable())),
      );
      delivery.startAfter(state.last);
      const unsubscribe = db.onWake("outbox", turns.publishedHere);
      const { directUrl } = db.upkeep;
      listener =
        directUrl === null
          ? null
          : listenToBus(directUrl, { onNews: turns.announce, delivered: waitForDelivery });
      const running = runDeliveryLoop();
      stopLoop = async () => {
        unsubscribe();
        isStopped = true;
        signal.wake();
        await Promise.all([running, listener?.stop()]);
      };
    },
    stop: () => stopLoop(),
  };
}
