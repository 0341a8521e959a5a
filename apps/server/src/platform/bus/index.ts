import { setTimeout as sleep } from "node:timers/promises";
import type { BusEvent, Topic } from "../../events.ts";
import type { JobAfter } from "../../jobs.ts";
import { type Database, inBatches } from "../database/index.ts";
import { listen, type Listener } from "./listener.ts";
import {
  deletePublished,
  type EventsWanted,
  selectEventsAfter,
  selectLag,
  selectKeptNumbers,
  selectOwnEventsAfter,
  selectState,
  selectWantedEventsAfter,
} from "./queries.ts";
import type { EventTasks } from "./relay.ts";
import { findOutage, type Outage, prolong } from "./reach.ts";
import { RELAY_SIZE, relayOnce } from "./relay.ts";
import { createWaiters } from "./waiters.ts";

export { publish } from "./publish.ts";
export { createEventWatch, type EventWatch } from "./watch.ts";
export { type EventsWanted, selectBrandIds, selectLastEvent } from "./queries.ts";

export interface BusLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Bus {
  /** Subscribes to events of a topic (or `"*"`) published by any process from now on. Delivery is not guaranteed. */
  subscribe<T extends Topic>(
    topic: T | "*",
    handler: (event: BusEvent<T>) => void | Promise<void>,
  ): () => void;
  /**
   * Registers a job `task` that runs once per event of the topic, with the event as payload. `isFor` limits the events,
   * because each job costs as many statements as a write. To be called before `start`.
   */
  onEvent<T extends Topic>(
    topic: T,
    task: JobAfter<BusEvent<T>>,
    isFor?: (event: BusEvent<T>) => boolean,
  ): void;
  /**
   * Returns the events of a merchant after a number, optionally filtered, and the last number of all. `isComplete` is
   * false if some events were already deleted, if there are more than a thousand, if the search would take too long, or
   * if the number does not exist.
   */
  since(
    merchantId: string,
    seq: number,
    wanted?: EventsWanted | null,
  ): Promise<{ events: BusEvent[]; isComplete: boolean; last: number }>;
  /** Resolves when all processes have delivered the events of this process, or after a timeout of one second. */
  settled(): Promise<void>;
  /** Number of events that wait for the relay, and age of the oldest in seconds. */
  lag(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** Deletes published events older than this. Returns their number. */
  purge(olderThanHours: number): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Subscriber = (event: BusEvent) => void | Promise<void>;

const isOf = <T extends Topic>(topic: T | "*", event: BusEvent): event is BusEvent & BusEvent<T> =>
  topic === "*" || event.topic === topic;

const readSize = 500;
/** Maximum number of events sent to a reader that reconnects. */
const MAX_MISSED = 1_000;
/** Maximum range of event numbers in which the few events of a customer are searched. */
const MAX_LOOKED_THROUGH = 10_000;
/** Pause after a delivery, in milliseconds. The first event after an idle time is sent at once, later ones batched. */
const REST_MS = 25;
/** Milliseconds. A process normally relays its own events. This poll finds those of a process that crashed before. */
const POLL_MS = 2_000;
/** Timeout of `settled`, in milliseconds. */
const SETTLE_MS = 1_000;

/** Delivers events from the outbox to the modules of this process and to other processes. */
export function createBus({ db, log }: { db: Database; log: BusLog }): Bus {
  const tasks: EventTasks = new Map();
  const subscribers = new Map<Topic | "*", Set<Subscriber>>();
  let isStopped = false;
  let isWoken = false;
  /** Whether this process has published events that are not relayed yet. */
  let hasOwn = false;
  /** Last event number announced by a relay. */
  let announced = 0;
  let endRest = () => undefined as void;
  let seen = 0;
  let outage: Outage | null = null;
  /** Last event number delivered when the outage began. */
  let seenBefore = 0;
  let stopLoop: () => Promise<void> = async () => undefined;

  let listener: Listener | null = null;
  const waiters = createWaiters();

  const reachable = () => outage?.reachable ?? null;

  const deliver = (event: BusEvent) => {
    for (const topic of [event.topic, "*"] as const) {
      for (const handler of subscribers.get(topic) ?? []) {
        // An error of one subscriber must not affect the others.
        Promise.try(handler, event).catch((error: unknown) => {
          log.error({ error: String(error), topic: event.topic, seq: event.seq }, "a subscriber failed");
        });
      }
    }
  };

  const catchUp = async () => {
    for (;;) {
      const from = { seq: seen, limit: readSize };
      const events = await db.platform((tx) => selectEventsAfter(tx, from, reachable()));
      for (const event of events) {
        seen = event.seq;
        deliver(event);
      }
      if (events.length < readSize) return;
    }
  };

  const relay = async () => {
    for (;;) {
      const relayed = await relayOnce(db, tasks, reachable());
      if (!relayed) return publishedHere();
      const { events, before } = relayed;
      if (before > seen) await catchUp();
      else
        for (const event of events) {
          seen = event.seq;
          deliver(event);
        }
      if (events.length < RELAY_SIZE) return;
    }
  };

  const turn = async () => {
    const isOwn = hasOwn;
    hasOwn = false;
    if (isOwn) return relay();
    if (announced > seen) return catchUp();
    const state = await db.platform((tx) => selectState(tx, reachable()));
    if (state.isWaiting) await relay();
    else if (state.last > seen) await catchUp();
  };

  /** Delivers the events of unreachable brands that were numbered meanwhile and not delivered here. */
  const catchUpOn = async (absent: string[], until: number) => {
    for (let seq = seenBefore; ;) {
      const events = await db.platform((tx) => selectEventsAfter(tx, { seq, limit: readSize }, absent));
      const missed = events.filter((event) => event.seq <= until);
      missed.forEach(deliver);
      seq = missed.at(-1)?.seq ?? until;
      if (missed.length < readSize) return;
    }
  };

  /** Runs `work` for the reachable brands. If it fails, determines which brands are reachable. */
  const despiteOutage = async <T>(work: () => Promise<T>): Promise<T> => {
    const known = outage;
    const until = seen;
    if (known && performance.now() > known.retryAt) outage = null;
    try {
      const result = await work();
      if (known && !outage) await catchUpOn(known.absent, until);
      return result;
    } catch (error) {
      // The retry failed: most likely the same brands are still unreachable.
      outage = known && !outage ? prolong(known) : await findOutage(db, error, () => isStopped);
      if (!outage) throw error;
      if (!known) {
        seenBefore = seen;
        log.warn(
          { brands: outage.absent.length, error: String(error) },
          "the database is unreachable for some brands",
        );
      }
      return work();
    }
  };

  const wake = () => {
    isWoken = true;
    endRest();
  };

  const delivered = async (seq: number) => {
    if (seq <= seen) return;
    const isThere = waiters.delivered(seq);
    hear(seq);
    await isThere;
  };

  const publishedHere = () => {
    hasOwn = true;
    wake();
  };

  const hear = (last: number | null) => {
    announced = last ?? announced;
    // A relay also receives the notifications of its own numbers.
    if (last === null || last > seen) wake();
  };

  // Without `AbortSignal`: it would create an error for every order.
  const restUntilWoken = async () => {
    if (isWoken) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, POLL_MS);
    endRest = resolve;
    await promise;
    clearTimeout(timer);
  };

  const loop = async () => {
    for (;;) {
      if (isStopped) return;
      isWoken = false;
      const endTurn = waiters.begin();
      await despiteOutage(turn).catch((error: unknown) =>
        log.warn({ error: String(error) }, "the event relay failed"),
      );
      // If another process was the relay, events of this process may be left for the next turn.
      endTurn({ seen, isDone: !hasOwn });
      await sleep(REST_MS);
      await restUntilWoken();
    }
  };

  return {
    subscribe(topic, handler) {
      const handlers = subscribers.get(topic) ?? new Set();
      const subscriber: Subscriber = (event) => (isOf(topic, event) ? handler(event) : undefined);
      subscribers.set(topic, handlers.add(subscriber));
      return () => handlers.delete(subscriber);
    },
    onEvent(topic, task, isFor = () => true) {
      tasks.set(topic, (tasks.get(topic) ?? new Map()).set(task, isFor));
    },
    async since(merchantId, seq, wanted = null) {
      const { oldest, last } = await db.platform((tx) => selectKeptNumbers(tx, reachable()));
      if (wanted && seq < last - MAX_LOOKED_THROUGH) return { events: [], isComplete: false, last };
      const events = await db.tenantRead(merchantId, (tx) =>
        wanted
          ? selectWantedEventsAfter(tx, merchantId, { seq, among: MAX_LOOKED_THROUGH, wanted })
          : selectOwnEventsAfter(tx, merchantId, { seq, limit: MAX_MISSED }),
      );
      const isKnown = seq >= oldest - 1 && seq <= last;
      return { events, isComplete: isKnown && events.length < MAX_MISSED, last };
    },
    async settled() {
      const others = listener;
      // Without a listener this is the only process, and its caches were invalidated at the commit.
      if (!others || isStopped) return;
      const all = async () => {
        const ended = waiters.turnEnd();
        wake();
        await ended;
        await others.confirm(seen);
      };
      await Promise.race([all(), sleep(SETTLE_MS, undefined, { ref: false })]);
    },
    lag: () => db.platform(selectLag),
    purge: (olderThanHours) => inBatches(db, (tx, limit) => deletePublished(tx, { olderThanHours, limit })),
    async start() {
      const state = await despiteOutage(() => db.platform((tx) => selectState(tx, reachable())));
      seen = state.last;
      const unsubscribe = db.onWake("outbox", publishedHere);
      const { directUrl } = db.upkeep;
      listener = directUrl === null ? null : listen(directUrl, { onNews: hear, delivered });
      const running = loop();
      stopLoop = async () => {
        unsubscribe();
        isStopped = true;
        wake();
        await Promise.all([running, listener?.stop()]);
      };
    },
    stop: () => stopLoop(),
  };
}
