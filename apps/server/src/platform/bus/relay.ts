import { sql } from "kysely";
import type { BusEvent, EventTopic } from "../../events.ts";
import type { JobName } from "../../jobs.ts";
import { type Database, sendStatement, type Tx } from "../database/index.ts";
import { enqueueJob } from "../jobs/enqueue.ts";
import {
  selectRelayLock,
  updateEventNumbers,
  updateBrandEventNumbers,
  selectNumberingState,
  selectWaitingBrands,
} from "./queries.ts";

export const eventsChannel = "dasturxon_events";
/** Maximum number of events numbered at a time. */
export const MAX_EVENTS_PER_RELAY = 500;

/** Tasks of each topic, with the function that selects their events. */
export type EventTasks = Map<EventTopic, Map<JobName, EventPredicate>>;
export type EventPredicate = (event: BusEvent) => boolean;

interface RelayResult {
  /** Events that this turn numbered, in the order of their numbers. */
  events: BusEvent[];
  /** Last event number that was assigned before the numbers of `events`. */
  before: number;
}

/**
 * Numbers the waiting events. The same transaction enqueues the jobs of each event and notifies every process. It is
 * never the transaction of an order, because NOTIFY locks the whole server.
 * @returns null if another process is the relay now. That process may have read the outbox before the events of this
 * process were written.
 */
export function relayWaitingEvents(
  db: Database,
  tasks: EventTasks,
  brands: string[] | null,
): Promise<RelayResult | null> {
  return db.platform(async (tx) => {
    if (!(await selectRelayLock(tx))) return null;
    // Both queries run after the relay lock is acquired, so that they see the numbers of the previous relay. They share
    // one round trip.
    const [{ last: before }, events] = await Promise.all([
      selectNumberingState(tx, brands),
      brands === null ? updateEventNumbers(tx, MAX_EVENTS_PER_RELAY) : numberEventsOfBrands(tx, brands),
    ]);
    for (const event of events) {
      for (const [task, isFor] of tasks.get(event.topic) ?? []) {
        if (isFor(event)) await enqueueJob(tx, task, event, { key: `${task}:${event.seq}` });
      }
    }
    const last = events.at(-1);
    if (last && db.engine === "postgres")
      sendStatement(tx, sql`select pg_notify(${eventsChannel}, ${String(last.seq)})`);
    return { events, before };
  });
}

/**
 * Numbers the events brand by brand. A statement over several brands passes its results to every server, including
 * unreachable ones.
 */
async function numberEventsOfBrands(tx: Tx, brands: string[]): Promise<BusEvent[]> {
  const events: BusEvent[] = [];
  for (const brand of await selectWaitingBrands(tx, brands)) {
    const room = MAX_EVENTS_PER_RELAY - events.length;
    if (room > 0) events.push(...(await updateBrandEventNumbers(tx, brand, room)));
  }
  return events;
}
