import type { BusEvent, Topic } from "../../events.ts";
import type { JobName } from "../../jobs.ts";
import type { Database } from "../database/index.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { becomeRelay, notify, numberWaiting } from "./queries.ts";

export const channel = "dasturxon_events";
const batchSize = 500;

/** Which task runs for which events of a topic. */
export type EventTasks = Map<Topic, Map<JobName, IsFor>>;
export type IsFor = (event: BusEvent) => boolean;

/**
 * Numbers what waits and, by the same transaction, puts the jobs of each event into the queue and tells every process.
 * Never the order's own transaction: notifying takes a lock over the whole server.
 * @returns how many events were numbered; 0 also when another process is the relay now.
 */
export async function relayOnce(db: Database, tasks: EventTasks): Promise<number> {
  let count = 0;
  for (;;) {
    const numbered = await db.platform(async (tx) => {
      if (!(await becomeRelay(tx))) return 0;
      const events = await numberWaiting(tx, batchSize);
      for (const event of events) {
        for (const [task, isFor] of tasks.get(event.topic) ?? []) {
          if (isFor(event)) await enqueue(tx, task, event, { key: `${task}:${event.seq}` });
        }
      }
      const last = events.at(-1);
      if (last && db.engine === "postgres") await notify(tx, channel, String(last.seq));
      return events.length;
    });
    count += numbered;
    if (numbered < batchSize) return count;
  }
}
