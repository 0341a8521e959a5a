import type { BusEvent } from "../../events.ts";
import type { Database } from "../database/index.ts";
import { selectEventsAfter } from "./queries.ts";

const maxEventsPerRead = 500;

/** Delivers the numbered events to this process in order, and remembers the number of the last one. */
export interface EventDelivery {
  /** Number of the last delivered event. */
  readonly seen: number;
  /** Skips the events up to this number, which are never delivered here. */
  startAfter(seq: number): void;
  deliver(events: BusEvent[]): void;
  /** Reads and delivers all events of these brands after the last delivered one. Null stands for all brands. */
  catchUp(brands: string[] | null): Promise<void>;
  /** Delivers the events of unreachable brands that were numbered in this range and not delivered here. */
  deliverMissed(brands: string[], range: { after: number; until: number }): Promise<void>;
}

export function createEventDelivery(db: Database, notify: (event: BusEvent) => void): EventDelivery {
  let seen = 0;
  const selectEvents = (brands: string[] | null, seq: number) =>
    db.platform((tx) => selectEventsAfter(tx, { seq, limit: maxEventsPerRead }, brands));
  const deliverEvents = (events: BusEvent[]) => {
    for (const event of events) {
      seen = event.seq;
      notify(event);
    }
  };
  return {
    get seen() {
      return seen;
    },
    startAfter(seq) {
      seen = seq;
    },
    deliver: deliverEvents,
    async catchUp(brands) {
      for (;;) {
        const events = await selectEvents(brands, seen);
        deliverEvents(events);
        if (events.length < maxEventsPerRead) return;
      }
    },
    async deliverMissed(brands, { after, until }) {
      for (let seq = after; ;) {
        const events = await selectEvents(brands, seq);
        const missed = events.filter((event) => event.seq <= until);
        missed.forEach(notify);
        seq = missed.at(-1)?.seq ?? until;
        if (missed.length < maxEventsPerRead) return;
      }
    },
  };
}
