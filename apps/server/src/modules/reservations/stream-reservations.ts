import type { Reservation } from "@dasturxon/contract";
import type { BusEvent } from "../../events.ts";
import type { EventBus, EventWatch } from "../../platform/bus/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { readWithRetries, createResumableStream, type Session } from "../../platform/http/index.ts";
import { selectReservation } from "./queries.ts";
import { viewReservation } from "./views.ts";

const reservationTopics = ["reservation-changed"] as const;
type ReservationTopic = (typeof reservationTopics)[number];

/** Notifies open customer pages of changed reservations. */
export type ReservationWatch = EventWatch<ReservationTopic>;

interface ReservationStreamRequest {
  db: Database;
  bus: EventBus;
  watch: ReservationWatch;
  session: Session;
  lastEventId: string | null;
}

/**
 * Streams the customer's own reservations, each at every change. Events of other customers' reservations are ignored.
 */
export function streamOwnReservations({ db, bus, watch, session, lastEventId }: ReservationStreamRequest) {
  const { merchantId, id: userId } = session;
  const loadReservationOfEvent = async (event: BusEvent<ReservationTopic>): Promise<Reservation | null> => {
    const row = await readWithRetries(() =>
      db.tenantRead(merchantId, (tx) => selectReservation(tx, merchantId, event.key)),
    );
    return row?.userId === userId ? viewReservation(row) : null;
  };
  return createResumableStream(bus, {
    topics: reservationTopics,
    watch,
    merchantId,
    userId,
    lastEventId,
    show: loadReservationOfEvent,
  });
}
