import type { BusEvent, EventTopic } from "../../../events.ts";
import type { EventBus, EventFilter, EventWatch } from "../../bus/index.ts";
import { type EventStream, createEventStream } from "./event-stream.ts";
import { createSerialRunner, readWithRetries } from "./stream-reading.ts";

interface ResumableStream<T extends EventTopic, Shown> {
  topics: readonly T[];
  watch: Pick<EventWatch<T>, "watchMerchant" | "watchCustomer">;
  merchantId: string;
  /** Customer whose events are sent. Null for all events of the brand, for its staff. */
  userId: string | null;
  /** Number of the last event that a reconnecting client has received. Null if the client sent none. */
  lastEventId: string | null;
  /** Returns the data of an event that the client may see. Null to skip the event. */
  show(event: BusEvent<T>): Promise<Shown | null>;
}

/**
 * Returns a stream of a brand's events, or of one customer's. Event ids are the published numbers. A customer's stream
 * reads no other events of the brand. A reconnecting client first gets the missed events, or "resync" if they were
 * deleted or are too many.
 */
export function createResumableStream<T extends EventTopic, Shown>(
  bus: Pick<EventBus, "since">,
  { topics, watch, merchantId, userId, lastEventId, show }: ResumableStream<T, Shown>,
): EventStream<Shown> {
  const wanted: EventFilter | null = userId === null ? null : { topics, userId };
  return createEventStream<Shown>(({ send, resync, fail, signal }) => {
    let seen = Number(lastEventId ?? 0) || 0;
    const sendIfNewer = async (event: BusEvent<T>, heardAt?: number) => {
      if (signal.aborted || event.seq <= seen) return;
      const shown = await show(event);
      seen = event.seq;
      if (shown !== null) send({ id: event.seq, data: shown, ...(heardAt !== undefined && { heardAt }) });
    };
    const queue = createSerialRunner(fail);
    // The queue first sends the missed events. New events wait behind them.
    if (lastEventId !== null) {
      queue(async () => {
        const missed = await readWithRetries(() => bus.since(merchantId, seen, wanted));
        // A database that was restored from a backup may have lower event numbers than the client. Events are then sent
        // from its last number on.
        seen = Math.min(seen, missed.last);
        if (!missed.isComplete) resync(missed.events.at(-1)?.seq ?? missed.last);
        for (const event of missed.events) if (hasTopic(event, topics)) await sendIfNewer(event);
      });
    }
    const handleBusEvent = (event: BusEvent<T>) => {
      const heardAt = performance.now();
      queue(() => sendIfNewer(event, heardAt));
    };
    return userId === null
      ? watch.watchMerchant(merchantId, handleBusEvent)
      : watch.watchCustomer({ merchantId, userId }, handleBusEvent);
  });
}

function hasTopic<T extends EventTopic>(
  event: BusEvent,
  topics: readonly T[],
): event is BusEvent & BusEvent<T> {
  return (topics as readonly EventTopic[]).includes(event.topic);
}
