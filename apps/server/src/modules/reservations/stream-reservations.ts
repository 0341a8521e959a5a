import type { HallEvent } from "@dasturxon/contract";
import type { BusEvent } from "../../events.ts";
import type { Bus, EventWatch } from "../../platform/bus/index.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { patiently, resumable, type Session } from "../../platform/http/index.ts";
import { selectCall, selectReservation } from "./queries.ts";
import { viewCall, viewForStaff } from "./views.ts";

const topics = ["reservation-changed", "waiter-call-changed"] as const;
type Heard = (typeof topics)[number];

/** Tells open pages of the brand's staff of reservations and calls. */
export type ReservationWatch = EventWatch<Heard>;

interface Watching {
  db: Database;
  bus: Bus;
  watch: ReservationWatch;
  session: Session;
  branchId: string | null;
  lastEventId: string | null;
}

/** Each reservation and call again at each change. */
export function streamReservations({ db, bus, watch, session, branchId, lastEventId }: Watching) {
  const { merchantId } = session;
  const show = async (event: BusEvent<Heard>): Promise<HallEvent | null> => {
    const found = await patiently(() => db.tenantRead(merchantId, (tx) => look(tx, event, session)));
    return found && (branchId === null || found.branchId === branchId) ? found.data : null;
  };
  return resumable(bus, { topics, watch, merchantId, lastEventId, show });
}

async function look(
  tx: Tx,
  { topic, merchantId, key }: BusEvent<Heard>,
  session: Session,
): Promise<{ branchId: string; data: HallEvent } | null> {
  if (topic === "waiter-call-changed") {
    const row = await selectCall(tx, merchantId, key);
    return row ? { branchId: row.branchId, data: { reservation: null, waiterCall: viewCall(row) } } : null;
  }
  const row = await selectReservation(tx, merchantId, key);
  return row
    ? { branchId: row.branch.id, data: { reservation: viewForStaff(row, session), waiterCall: null } }
    : null;
}
