import type { ConsoleEvent } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { BusEvent } from "../../events.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import type { Session } from "../../platform/http/index.ts";
import type { OrderWatch } from "../orders/index.ts";
import { selectWaiterCall, selectReservation } from "./queries.ts";
import { viewWaiterCall, viewReservationForStaff } from "./views.ts";

export type TableEvent = BusEvent<"reservation-changed" | "waiter-call-changed">;
type TableEventPayload = Partial<Pick<ConsoleEvent, "reservation" | "waiterCall">>;

interface TableEventsRequest {
  db: Database;
  watch: Pick<OrderWatch, "share">;
  session: Session;
  /** Ids of the branches whose events are sent. Null: all branches. */
  branchIds: readonly string[] | null;
}

/** Returns a function that maps a table event to the reservation or waiter call visible to this staff member, or to null. */
export function createTableEventMapper({ db, watch, session, branchIds }: TableEventsRequest) {
  const { merchantId, role } = session;
  const attendsTables = mayPerformTask(role, "attend_tables");
  return async (event: TableEvent): Promise<TableEventPayload | null> => {
    if (!attendsTables) return null;
    // The payload of an event depends only on the role, so the open consoles of one role share one database read per
    // event.
    const found = await watch.share(event, `tables ${role}`, () =>
      db.tenantRead(merchantId, (tx) => loadTableEvent(tx, event, session)),
    );
    return found && worksInBranch(branchIds, found.branchId) ? found.shown : null;
  };
}

async function loadTableEvent(
  tx: Tx,
  { topic, merchantId, key }: TableEvent,
  session: Session,
): Promise<{ branchId: string; shown: TableEventPayload } | null> {
  if (topic === "waiter-call-changed") {
    const row = await selectWaiterCall(tx, merchantId, key);
    return row ? { branchId: row.branchId, shown: { waiterCall: viewWaiterCall(row) } } : null;
  }
  const row = await selectReservation(tx, merchantId, key);
  return row
    ? { branchId: row.branch.id, shown: { reservation: viewReservationForStaff(row, session) } }
    : null;
}
