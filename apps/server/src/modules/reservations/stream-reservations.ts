import type { Reservation, ReservationsEvent } from "@dasturxon/contract";
import { worksIn } from "@dasturxon/domain/staff-rank";
import type { BusEvent } from "../../events.ts";
import type { Bus, EventWatch } from "../../platform/bus/index.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { patiently, resumable, type Session } from "../../platform/http/index.ts";
import { selectCall, selectReservation } from "./queries.ts";
import { viewCall, viewForStaff, viewReservation } from "./views.ts";

const topics = ["reservation-changed", "waiter-call-changed"] as const;
type Heard = (typeof topics)[number];

/** Tells open pages of the brand's staff of reservations and calls. */
export type ReservationWatch = EventWatch<Heard>;

interface Watching {
  db: Database;
  bus: Bus;
  watch: ReservationWatch;
  session: Session;
  lastEventId: string | null;
}

/** Each reservation and call again at each change. */
export function streamReservations(watching: Watching & { branchIds: readonly string[] | null }) {
  const { db, bus, watch, session, branchIds, lastEventId } = watching;
  const { merchantId } = session;
  const show = async (event: BusEvent<Heard>): Promise<ReservationsEvent | null> => {
    const found = await patiently(() => db.tenantRead(merchantId, (tx) => look(tx, event, session)));
    return found && worksIn(branchIds, found.branchId) ? found.data : null;
  };
  return resumable(bus, { topics, watch, merchantId, userId: null, lastEventId, show });
}

/** The customer's own reservations, each again at each change; of others' nothing is read. */
export function streamOwnReservations({ db, bus, watch, session, lastEventId }: Watching) {
  const { merchantId, id: userId } = session;
  const show = async (event: BusEvent<Heard>): Promise<Reservation | null> => {
    if (event.topic !== "reservation-changed") return null;
    const row = await patiently(() =>
      db.tenantRead(merchantId, (tx) => selectReservation(tx, merchantId, event.key)),
    );
    return row?.userId === userId ? viewReservation(row) : null;
  };
  return resumable(bus, { topics, watch, merchantId, userId, lastEventId, show });
}

async function look(
  tx: Tx,
  { topic, merchantId, key }: BusEvent<Heard>,
  session: Session,
): Promise<{ branchId: string; data: ReservationsEvent } | null> {
  if (topic === "waiter-call-changed") {
    const row = await selectCall(tx, merchantId, key);
    return row ? { branchId: row.branchId, data: { reservation: null, waiterCall: viewCall(row) } } : null;
  }
  const row = await selectReservation(tx, merchantId, key);
  return row
    ? { branchId: row.branch.id, data: { reservation: viewForStaff(row, session), waiterCall: null } }
    : null;
}
