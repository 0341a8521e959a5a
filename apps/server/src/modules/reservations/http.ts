import { endpoints } from "@dasturxon/contract";
import type { EventBus } from "../../platform/bus/index.ts";
import { getErrorCode } from "../../platform/database/index.ts";
import { bindEndpoint, type Http, writeIdempotently, refuse } from "../../platform/http/index.ts";
import { cancelReservation } from "./answer-reservation.ts";
import { callWaiter } from "./call-waiter.ts";
import { findFreeTables, findReservationTimes } from "./find-free-tables.ts";
import { registerManagedTables } from "./manage-tables.ts";
import { selectWaiterCall, selectReservationsOfCustomer } from "./queries.ts";
import { loadReservableBranch, reserveTable } from "./reserve-table.ts";
import { showTableOrders } from "./show-table-orders.ts";
import { registerReservationsBoard } from "./staff-http.ts";
import { type ReservationWatch, streamOwnReservations } from "./stream-reservations.ts";
import { viewWaiterCall, viewReservation } from "./views.ts";

const EXCLUSION_VIOLATION = "23P01";

/** Registers the API calls for reservations and waiter calls [OR-11]. */
export function registerReservations(
  http: Http,
  live: { bus: EventBus; reservationWatch: ReservationWatch },
): void {
  registerReservationsBoard(http);
  registerManagedTables(http);
  bindEndpoint(http, endpoints.freeTables, ({ merchant, query, db, clock }) =>
    db.tenantRead(merchant.id, (tx) => findFreeTables(tx, merchant.id, { ...query, now: clock.now() })),
  );
  bindEndpoint(http, endpoints.reservationTimes, ({ merchant, query, db, clock }) =>
    db.tenantRead(merchant.id, (tx) => findReservationTimes(tx, merchant.id, { ...query, now: clock.now() })),
  );
  bindEndpoint(http, endpoints.reserveTable, (call) => {
    const { session, body, db, clock } = call;
    const { merchantId, id: userId } = session;
    const request = { merchantId, userId, body, now: clock.now() };
    return db
      .tenant(merchantId, (tx) =>
        writeIdempotently(tx, call, {
          load: () => loadReservableBranch(tx, merchantId, body.branchId),
          work: (opened) => reserveTable(tx, request, opened),
        }),
      )
      .catch((error: unknown) => {
        // Another transaction wrote an overlapping reservation without acquiring the lock, so the exclusion constraint
        // refused this one.
        if (getErrorCode(error) === EXCLUSION_VIOLATION) return refuse("table_taken");
        throw error;
      });
  });
  bindEndpoint(http, endpoints.reservationsOf, async ({ session, db }) => {
    const { merchantId, id } = session;
    const rows = await db.tenantRead(merchantId, (tx) => selectReservationsOfCustomer(tx, merchantId, id));
    return rows.map(viewReservation);
  });
  bindEndpoint(http, endpoints.reservationEvents, ({ session, db, lastEventId }) =>
    streamOwnReservations({ bus: live.bus, watch: live.reservationWatch, db, session, lastEventId }),
  );
  bindEndpoint(http, endpoints.cancelReservation, ({ session, params, db, clock }) => {
    const { merchantId, id: userId } = session;
    const request = { merchantId, userId, id: params.id, now: clock.now() };
    return db.tenant(merchantId, (tx) => cancelReservation(tx, request));
  });
  // Calling a waiter requires the table's secret. A rate limit per IP address would not work, because all guests of a
  // branch share one address. A table has at most one open call.
  bindEndpoint(http, endpoints.callWaiter, ({ merchant, body, db, clock }) =>
    db.tenant(merchant.id, (tx) => callWaiter(tx, merchant.id, { ...body, now: clock.now() })),
  );
  bindEndpoint(http, endpoints.tableOrders, ({ merchant, params, query, db, clock }) =>
    db.tenantRead(merchant.id, (tx) =>
      showTableOrders(tx, merchant.id, { ...params, ...query, now: clock.now() }),
    ),
  );
  bindEndpoint(http, endpoints.waiterCall, async ({ merchant, params, db }) => {
    const row = await db.tenantRead(merchant.id, (tx) => selectWaiterCall(tx, merchant.id, params.id));
    return row ? viewWaiterCall(row) : refuse("not_found");
  });
}
