import { sql } from "kysely";
import type { BusEvent, Topic } from "../../events.ts";
import type { JobName } from "../../jobs.ts";
import { type Database, send, type Tx } from "../database/index.ts";
import { enqueue } from "../jobs/enqueue.ts";
import {
  selectRelayLock,
  updateNumbers,
  updateNumbersOf,
  selectState,
  selectWaitingBrands,
} from "./queries.ts";

export const channel = "dasturxon_events";
/** Maximum number of events numbered at a time. */
export const RELAY_SIZE = 500;

/** Tasks of each topic, with the function that selects their events. */
export type EventTasks = Map<Topic, Map<JobName, EventPredicate>>;
export type EventPredicate = (event: BusEvent) => boolean;

interface RelayResult {
  /** Numbered events, in order. */
  events: BusEvent[];
  /** Last number assigned before these events. */
  before: number;
}

/**
 * Numbers the waiting events. The same transaction enqueues the jobs of each event and notifies every process. Never
 * part of the transaction of an order, because NOTIFY takes a lock over the whole server.
 * @returns null if another process is the relay now. It may have read the outbox before the events of this one were
 * there.
 */
export function relayOnce(
  db: Database,
  tasks: EventTasks,
  brands: string[] | null,
): Promise<RelayResult | null> {
  return db.platform(async (tx) => {
    if (!(await selectRelayLock(tx))) return null;
    // After the lock, so that both see the numbers of the previous relay. Together in one round trip.
    const [{ last: before }, events] = await Promise.all([
      selectState(tx, brands),
      brands === null ? updateNumbers(tx, RELAY_SIZE) : numberBrands(tx, brands),
    ]);
    for (const event of events) {
      for (const [task, isFor] of tasks.get(event.topic) ?? []) {
        if (isFor(event)) await enqueue(tx, task, event, { key: `${task}:${event.seq}` });
      }
    }
    const last = events.at(-1);
    if (last && db.engine === "postgres") send(tx, sql`select pg_notify(${channel}, ${String(last.seq)})`);
    return { events, before };
  });
}

/** Brand by brand: a statement over several brands passes its results to every server, including lost ones. */
async function numberBrands(tx: Tx, brands: string[]): Promise<BusEvent[]> {
  const events: BusEvent[] = [];
  for (const brand of await selectWaitingBrands(tx, brands)) {
    const room = RELAY_SIZE - events.length;
    if (room > 0) events.push(...(await updateNumbersOf(tx, brand, room)));
  }
  return events;
}
