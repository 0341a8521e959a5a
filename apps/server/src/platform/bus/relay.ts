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
/** Events that are numbered at a time. */
export const RELAY_SIZE = 500;

/** Which task runs for which events of a topic. */
export type EventTasks = Map<Topic, Map<JobName, IsFor>>;
export type IsFor = (event: BusEvent) => boolean;

interface Relayed {
  /** What was numbered, in order. */
  events: BusEvent[];
  /** The last number given before. */
  before: number;
}

/**
 * Numbers what waits and, by the same transaction, puts the jobs of each event into the queue and tells every process.
 * Never the order's own transaction: notifying takes a lock over the whole server.
 * @returns null when another process is the relay now: it may have looked before this one's events were there.
 */
export function relayOnce(db: Database, tasks: EventTasks, brands: string[] | null): Promise<Relayed | null> {
  return db.platform(async (tx) => {
    if (!(await selectRelayLock(tx))) return null;
    // After the lock, so that they see what the relay before has numbered; together in one round trip.
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

/** One brand after another: a statement over several passes its results on to every server, gone ones too. */
async function numberBrands(tx: Tx, brands: string[]): Promise<BusEvent[]> {
  const events: BusEvent[] = [];
  for (const brand of await selectWaitingBrands(tx, brands)) {
    const room = RELAY_SIZE - events.length;
    if (room > 0) events.push(...(await updateNumbersOf(tx, brand, room)));
  }
  return events;
}
