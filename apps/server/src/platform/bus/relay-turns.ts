import type { Database } from "../database/index.ts";
import type { EventDelivery } from "./delivery.ts";
import type { OutageGuard } from "./outage-guard.ts";
import { selectNumberingState } from "./queries.ts";
import { type EventTasks, MAX_EVENTS_PER_RELAY, relayWaitingEvents } from "./relay.ts";

interface EventRelayTurnsParts {
  db: Database;
  tasks: EventTasks;
  delivery: EventDelivery;
  outages: OutageGuard;
  wake: () => void;
}

/**
 * Decides what each turn of the bus does: number waiting events as the relay, or deliver the events that other relays
 * numbered.
 */
export interface EventRelayTurns {
  run(): Promise<void>;
  /** Reports that this process has published events. */
  publishedHere(): void;
  /** Reports the last event number of another relay. Null: unknown, because notifications may have been missed. */
  announce(last: number | null): void;
  /** Whether this process has published events that the relay has not numbered yet. */
  readonly hasOwn: boolean;
}

export function createEventRelayTurns({
  db,
  tasks,
  delivery,
  outages,
  wake,
}: EventRelayTurnsParts): EventRelayTurns {
  let hasOwn = false;
  let announced = 0;

  const reportOwnEvents = () => {
    hasOwn = true;
    wake();
  };

  const numberWaitingEvents = async () => {
    for (;;) {
      const relayed = await relayWaitingEvents(db, tasks, outages.reachable());
      if (!relayed) return reportOwnEvents();
      const { events, before } = relayed;
      if (before > delivery.seen) await delivery.catchUp(outages.reachable());
      else delivery.deliver(events);
      if (events.length < MAX_EVENTS_PER_RELAY) return;
    }
  };

  return {
    async run() {
      const isOwn = hasOwn;
      hasOwn = false;
      if (isOwn) return numberWaitingEvents();
      if (announced > delivery.seen) return delivery.catchUp(outages.reachable());
      const state = await db.platform((tx) => selectNumberingState(tx, outages.reachable()));
      if (state.isWaiting) await numberWaitingEvents();
      else if (state.last > delivery.seen) await delivery.catchUp(outages.reachable());
    },
    publishedHere: reportOwnEvents,
    announce(last) {
      announced = last ?? announced;
      // A relay also receives the notifications of the events that it numbered itself, which need no further turn.
      if (last === null || last > delivery.seen) wake();
    },
    get hasOwn() {
      return hasOwn;
    },
  };
}
