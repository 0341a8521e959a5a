import type { ConsoleEvent } from "@dasturxon/contract";
import { mayWork } from "@dasturxon/domain/staff-permission";
import { worksIn } from "@dasturxon/domain/staff-rank";
import type { BusEvent } from "../../events.ts";
import type { Bus, EventWatch } from "../../platform/bus/index.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { resumable, type Session } from "../../platform/http/index.ts";
import { type OrderWatch, showOrderEvents } from "../orders/index.ts";
import { selectCall, selectReservation } from "./queries.ts";
import { viewCall, viewForStaff } from "./views.ts";

const topics = ["order-changed", "reservation-changed", "waiter-call-changed"] as const;
type Heard = (typeof topics)[number];
type OfTables = Exclude<Heard, "order-changed">;

/** Notifies open consoles of changes of orders, reservations and waiter calls, in the order of publication. */
export type ConsoleWatch = EventWatch<Heard>;

interface Watching {
  db: Database;
  bus: Bus;
  watch: ConsoleWatch;
  orderWatch: OrderWatch;
  session: Session;
  /** Branches to show; null for all. */
  branchIds: readonly string[] | null;
  lastEventId: string | null;
}

const NOTHING: ConsoleEvent = { order: null, reservation: null, waiterCall: null };

/** Streams each changed order, reservation and waiter call that this staff member may see. */
export function streamConsole({ db, bus, watch, orderWatch, ...viewing }: Watching) {
  const { session, branchIds, lastEventId } = viewing;
  const { merchantId } = session;
  const attendsTables = mayWork(session.role, "attend_tables");
  const showOrder = showOrderEvents({ db, watch: orderWatch, session, branchIds });
  const show = async (event: BusEvent<Heard>): Promise<ConsoleEvent | null> => {
    if (isOfOrder(event)) {
      const order = await showOrder(event);
      return order && { ...NOTHING, order };
    }
    if (!attendsTables || !isOfTables(event)) return null;
    // The result depends only on the role, so open consoles share one database read per event.
    const found = await orderWatch.share(event, `tables ${session.role}`, () =>
      db.tenantRead(merchantId, (tx) => look(tx, event, session)),
    );
    return found && worksIn(branchIds, found.branchId) ? { ...NOTHING, ...found.data } : null;
  };
  return resumable(bus, { topics, watch, merchantId, userId: null, lastEventId, show });
}

function isOfOrder(event: BusEvent<Heard>): event is BusEvent<"order-changed"> {
  return event.topic === "order-changed";
}

function isOfTables(event: BusEvent<Heard>): event is BusEvent<OfTables> {
  return event.topic !== "order-changed";
}

async function look(
  tx: Tx,
  { topic, merchantId, key }: BusEvent<OfTables>,
  session: Session,
): Promise<{ branchId: string; data: Partial<ConsoleEvent> } | null> {
  if (topic === "waiter-call-changed") {
    const row = await selectCall(tx, merchantId, key);
    return row ? { branchId: row.branchId, data: { waiterCall: viewCall(row) } } : null;
  }
  const row = await selectReservation(tx, merchantId, key);
  return row ? { branchId: row.branch.id, data: { reservation: viewForStaff(row, session) } } : null;
}
