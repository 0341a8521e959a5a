import type { BusEvent } from "../../events.ts";
import type { Database } from "../database/index.ts";
import {
  type EventFilter,
  selectStoredEventRange,
  selectBrandEventsAfter,
  selectFilteredEventsAfter,
} from "./queries.ts";

/** Maximum number of events sent to a reader that reconnects. */
const MAX_MISSED_EVENTS = 1_000;
/** Maximum range of event numbers in which the few events of a customer are searched. */
const MAX_SEARCHED_EVENT_NUMBERS = 10_000;

export interface MissedEvents {
  events: BusEvent[];
  isComplete: boolean;
  /** Number of the last published event. */
  last: number;
}

/** Reads the events that a reader missed since it was disconnected (`Bus.since`). */
export async function readMissedEvents(
  db: Database,
  from: { merchantId: string; seq: number },
  { wanted, reachable }: { wanted: EventFilter | null; reachable: string[] | null },
): Promise<MissedEvents> {
  const { merchantId, seq } = from;
  const { oldest, last } = await db.platform((tx) => selectStoredEventRange(tx, reachable));
  if (wanted && seq < last - MAX_SEARCHED_EVENT_NUMBERS) return { events: [], isComplete: false, last };
  const events = await db.tenantRead(merchantId, (tx) =>
    wanted
      ? selectFilteredEventsAfter(tx, merchantId, { seq, among: MAX_SEARCHED_EVENT_NUMBERS, wanted })
      : selectBrandEventsAfter(tx, merchantId, { seq, limit: MAX_MISSED_EVENTS }),
  );
  const isKnown = seq >= oldest - 1 && seq <= last;
  return { events, isComplete: isKnown && events.length < MAX_MISSED_EVENTS, last };
}
