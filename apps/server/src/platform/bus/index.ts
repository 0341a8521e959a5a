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
  /** Hears every event of a topic (or `"*"`) published from now on by any process; not for what must not be lost. */
  subscribe<T extends Topic>(
    topic: T | "*",
    handler: (event: BusEvent<T>) => void | Promise<void>,
  ): () => void;
  /**
   * Has a job `task` run once for each event of the topic, or for those that it says it is for: a job costs as many
   * statements as a write. Its payload is the event. Before `start`.
   */
  onEvent<T extends Topic>(
    topic: T,
    task: JobAfter<BusEvent<T>>,
    isFor?: (event: BusEvent<T>) => boolean,
  ): void;
  /**
   * A merchant's events after a number, all or those that are wanted, and the last number of all; `isComplete` is false
   * when some are no longer kept or more than a thousand, when the wanted would have to be looked for too long, or the
   * number was never given.
   */
  since(
    merchantId: string,
    seq: number,
    wanted?: EventsWanted | null,
  ): Promise<{ events: BusEvent[]; isComplete: boolean; last: number }>;
  /**
   * Resolves when the events that this process has published are delivered in all processes, or after a timeout of one
   * second.
   */
  settled(): Promise<void>;
  /** How many events wait for the relay, and since how many seconds the oldest does. */
  lag(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** Forgets published events older than this; gives how many. */
  purge(olderThanHours: number): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Subscriber = (event: BusEvent) => void | Promise<void>;

const isOf = <T extends Topic>(topic: T | "*", event: BusEvent): event is BusEvent & BusEvent<T> =>
  topic === "*" || event.topic === topic;

const readSize = 500;
/** Events that a reader who comes back is told of. */
const MAX_MISSED = 1_000;
/** Numbers among which a customer's few events are looked for. */
const MAX_LOOKED_THROUGH = 10_000;
/** The first event after a quiet while goes out at once; those that follow closely go together. */
const REST_MS = 25;
/** Who writes an event relays it and tells the others; this finds what is left of one who died in between. */
const POLL_MS = 2_000;
/** Timeout of `settled`, in milliseconds. */
const SETTLE_MS = 1_000;

/** Events between the parts of the house and between processes, from the outbox. */
export function createBus({ db, log }: { db: Database; log: BusLog }): Bus {
  const tasks: EventTasks = new Map();
  const subscribers = new Map<Topic | "*", Set<Subscriber>>();
  let isStopped = false;
  let isWoken = false;
  /** This process has published. */
  let hasOwn = false;
  /** The last number that a relay told of. */
  let announced = 0;
  let endRest = () => undefined as void;
  let seen = 0;
  let outage: Outage | null = null;
  /** What had been seen when an outage began. */
  let seenBefore = 0;
  let stopLoop: () => Promise<void> = async () => undefined;

  let listener: Listener | null = null;
  const waiters = createWaiters();

  const reachable = () => outage?.reachable ?? null;

  const deliver = (event: BusEvent) => {
    for (const topic of [event.topic, "*"] as const) {
      for (const handler of subscribers.get(topic) ?? []) {
        // One subscriber's fault must not stop the others.
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

  /** Events of brands that were out of reach, numbered before that and not yet heard of here. */
  const catchUpOn = async (absent: string[], until: number) => {
    for (let seq = seenBefore; ;) {
      const events = await db.platform((tx) => selectEventsAfter(tx, { seq, limit: readSize }, absent));
      const missed = events.filter((event) => event.seq <= until);
      missed.forEach(deliver);
      seq = missed.at(-1)?.seq ?? until;
      if (missed.length < readSize) return;
    }
  };

  /** Runs by the brands that can be reached, and finds out which they are when not all can. */
  const despiteOutage = async <T>(work: () => Promise<T>): Promise<T> => {
    const known = outage;
    const until = seen;
    if (known && performance.now() > known.retryAt) outage = null;
    try {
      const result = await work();
      if (known && !outage) await catchUpOn(known.absent, until);
      return result;
    } catch (error) {
      // A second look: the same ones, most likely.
      outage = known && !outage ? prolong(known) : await findOutage(db, error, () => isStopped);
      if (!outage) throw error;
      if (!known) {
        seenBefore = seen;
        log.warn({ brands: outage.absent.length, error: String(error) }, "some brands are out of reach");
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
    // A relay is told of its own numbers too.
    if (last === null || last > seen) wake();
  };

  // By hand: an abort signal makes an error at each order.
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
      // If another process was the relay, events of this one may be left for the next turn.
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
      // Without a listener there is only this process, which has cleared its caches at the commit.
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
