import { setTimeout as sleep } from "node:timers/promises";
import type { BusEvent, Topic } from "../../events.ts";
import type { JobAfter } from "../../jobs.ts";
import { type Database, inBatches } from "../database/index.ts";
import { listen } from "./listener.ts";
import { deletePublished, readAfter, readLag, readKept, readOwnAfter, readState } from "./queries.ts";
import type { EventTasks } from "./relay.ts";
import { RELAY_SIZE, relayOnce } from "./relay.ts";

export { publish } from "./publish.ts";
export { createEventWatch, type EventWatch } from "./watch.ts";
export { selectLastEvent } from "./queries.ts";

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
   * A merchant's events after a number, and the last number of all; `isComplete` is false when some are no longer kept
   * or more than the limit, or the number was never given.
   */
  since(
    merchantId: string,
    seq: number,
    limit?: number,
  ): Promise<{ events: BusEvent[]; isComplete: boolean; last: number }>;
  /** How many events wait for the relay, and since how many seconds the oldest does. */
  lag(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** Forgets published events older than this; gives how many. */
  purge(olderThanHours: number): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Subscriber = (event: BusEvent) => void | Promise<void>;

const readSize = 500;
/** The first event after a quiet while goes out at once; those that follow closely go together. */
const REST_MS = 25;
/** Who writes an event relays it and tells the others; this finds what is left of one who died in between. */
const POLL_MS = 2_000;

/** Events between the parts of the house and between processes, from the outbox. */
export function createBus({ db, log }: { db: Database; log: BusLog }): Bus {
  const tasks: EventTasks = new Map();
  const subscribers = new Map<Topic | "*", Set<Subscriber>>();
  let isStopped = false;
  let isWoken = false;
  /** This process has published. */
  let hasOwn = false;
  /** The last number that a relay told of. */
  let told = 0;
  let endRest = () => undefined as void;
  let seen = 0;
  let stopLoop: () => Promise<void> = async () => undefined;

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
      const events = await db.platform((tx) => readAfter(tx, seen, readSize));
      for (const event of events) {
        seen = event.seq;
        deliver(event);
      }
      if (events.length < readSize) return;
    }
  };

  const relay = async () => {
    for (;;) {
      const relayed = await relayOnce(db, tasks);
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
    if (told > seen) return catchUp();
    const state = await db.platform(readState);
    if (state.isWaiting) await relay();
    else if (state.last > seen) await catchUp();
  };

  const wake = () => {
    isWoken = true;
    endRest();
  };

  const publishedHere = () => {
    hasOwn = true;
    wake();
  };

  const hear = (last: number | null) => {
    told = last ?? told;
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
      await turn().catch((error: unknown) => log.warn({ error: String(error) }, "the event relay failed"));
      await sleep(REST_MS);
      await restUntilWoken();
    }
  };

  return {
    subscribe(topic, handler) {
      const handlers = subscribers.get(topic) ?? new Set();
      // It hears events of its topic only.
      subscribers.set(topic, handlers.add(handler as Subscriber));
      return () => handlers.delete(handler as Subscriber);
    },
    onEvent(topic, task, isFor = () => true) {
      tasks.set(topic, (tasks.get(topic) ?? new Map()).set(task, isFor));
    },
    async since(merchantId, seq, limit = 1_000) {
      const { oldest, last } = await db.platform(readKept);
      const events = await db.tenantRead(merchantId, (tx) => readOwnAfter(tx, merchantId, { seq, limit }));
      const isKnown = seq >= oldest - 1 && seq <= last;
      return { events, isComplete: isKnown && events.length < limit, last };
    },
    lag: () => db.platform(readLag),
    purge: (olderThanHours) => inBatches(db, (tx, limit) => deletePublished(tx, { olderThanHours, limit })),
    async start() {
      const state = await db.platform(readState);
      seen = state.last;
      const forget = db.onWake("outbox", publishedHere);
      const listener = db.upkeep.directUrl === null ? null : listen(db.upkeep.directUrl, hear);
      const running = loop();
      stopLoop = async () => {
        forget();
        isStopped = true;
        wake();
        await Promise.all([running, listener?.stop()]);
      };
    },
    stop: () => stopLoop(),
  };
}
