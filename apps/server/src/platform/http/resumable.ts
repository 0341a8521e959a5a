import type { BusEvent, Topic } from "../../events.ts";
import type { Bus, EventsWanted, EventWatch } from "../bus/index.ts";
import { type EventStream, events } from "./event-stream.ts";
import { oneByOne, patiently } from "./stream-reading.ts";

interface Resumable<T extends Topic, Shown> {
  topics: readonly T[];
  watch: Pick<EventWatch<T>, "watchMerchant" | "watchCustomer">;
  merchantId: string;
  /** Whose events these are; null: all of the brand's, for its staff. */
  userId: string | null;
  /** Where a reconnecting reader stopped. */
  lastEventId: string | null;
  /** What the reader is shown of an event; null: nothing. */
  show(event: BusEvent<T>): Promise<Shown | null>;
}

/**
 * A stream of a brand's events, or of one customer's, each numbered as it was published: whatever else happens in the
 * brand, a customer's stream neither hears nor reads it. A reader that comes back is told first what it
 * missed, or "resync" where that is no longer kept or too much.
 */
export function resumable<T extends Topic, Shown>(
  bus: Pick<Bus, "since">,
  { topics, watch, merchantId, userId, lastEventId, show }: Resumable<T, Shown>,
): EventStream<Shown> {
  const wanted: EventsWanted | null = userId === null ? null : { topics, userId };
  return events<Shown>(({ send, resync, fail, signal }) => {
    let seen = Number(lastEventId ?? 0) || 0;
    const tell = async (event: BusEvent<T>, heardAt?: number) => {
      if (signal.aborted || event.seq <= seen) return;
      const shown = await show(event);
      seen = event.seq;
      if (shown !== null) send({ id: event.seq, data: shown, ...(heardAt !== undefined && { heardAt }) });
    };
    const queue = oneByOne(fail);
    // What was missed comes first: what happens meanwhile waits in the queue.
    if (lastEventId !== null) {
      queue(async () => {
        const missed = await patiently(() => bus.since(merchantId, seen, wanted));
        // A restored database knows no number so high: what comes is told from its last one on.
        seen = Math.min(seen, missed.last);
        if (!missed.isComplete) resync(missed.events.at(-1)?.seq ?? missed.last);
        for (const event of missed.events) if (isOf(event, topics)) await tell(event);
      });
    }
    const hear = (event: BusEvent<T>) => {
      const heardAt = performance.now();
      queue(() => tell(event, heardAt));
    };
    return userId === null
      ? watch.watchMerchant(merchantId, hear)
      : watch.watchCustomer({ merchantId, userId }, hear);
  });
}

function isOf<T extends Topic>(event: BusEvent, topics: readonly T[]): event is BusEvent & BusEvent<T> {
  return (topics as readonly Topic[]).includes(event.topic);
}
