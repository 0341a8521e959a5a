import { endpoints } from "@dasturxon/contract";
import type { Bus } from "../../platform/bus/index.ts";
import { errorCode } from "../../platform/database/index.ts";
import {
  bind,
  type Http,
  idempotently,
  limitDifferent,
  networkOf,
  refuse,
} from "../../platform/http/index.ts";
import { cancelReservation } from "./answer-reservation.ts";
import { callWaiter } from "./call-waiter.ts";
import { findFreeTables } from "./find-free-tables.ts";
import { selectCall, selectReservationsOf } from "./queries.ts";
import { openHall, reserveTable } from "./reserve-table.ts";
import { registerHallBoard } from "./staff-http.ts";
import type { ReservationWatch } from "./stream-reservations.ts";
import { viewCall, viewReservation } from "./views.ts";

const EXCLUDED = "23P01";

/** Reservations and calls for the waiter [OR-11]. */
export function registerReservations(http: Http, live: { bus: Bus; watch: ReservationWatch }): void {
  registerHallBoard(http, live);
  bind(http, endpoints.freeTables, ({ merchant, query, db, clock }) =>
    db.tenantRead(merchant.id, (tx) => findFreeTables(tx, merchant.id, { ...query, now: clock.now() })),
  );
  bind(http, endpoints.reserveTable, (call) => {
    const { session, body, db, clock } = call;
    const { merchantId, id: userId } = session;
    const wish = { merchantId, userId, body, now: clock.now() };
    return db
      .tenant(merchantId, (tx) =>
        idempotently(tx, call, {
          load: () => openHall(tx, merchantId, body.branchId),
          work: (opened) => reserveTable(tx, wish, opened),
        }),
      )
      .catch((error: unknown) => {
        // The constraint's own word, should anybody write past the lock.
        if (errorCode(error) === EXCLUDED) return refuse("table_taken");
        throw error;
      });
  });
  bind(http, endpoints.reservationsOf, async ({ session, db }) => {
    const { merchantId, id } = session;
    const rows = await db.tenantRead(merchantId, (tx) => selectReservationsOf(tx, merchantId, id));
    return rows.map(viewReservation);
  });
  bind(http, endpoints.cancelReservation, ({ session, params, db, clock }) => {
    const { merchantId, id: userId } = session;
    const asked = { merchantId, userId, id: params.id, now: clock.now() };
    return db.tenant(merchantId, (tx) => cancelReservation(tx, asked));
  });
  // Who sits in the hall calls from one table: three an hour for a guest who is signed in, else for an address.
  const tablesCalled = limitDifferent(http, { name: "tables called", points: 3, seconds: 3600 });
  bind(http, endpoints.callWaiter, async ({ merchant, body, info, db, clock, findSession }) => {
    const who = (await findSession())?.id ?? networkOf(info.ip);
    const seconds = await tablesCalled(who, body.tableId);
    if (seconds !== null) return refuse("too_many_requests", { seconds });
    return db.tenant(merchant.id, (tx) => callWaiter(tx, merchant.id, { ...body, now: clock.now() }));
  });
  bind(http, endpoints.waiterCall, async ({ merchant, params, db }) => {
    const row = await db.tenantRead(merchant.id, (tx) => selectCall(tx, merchant.id, params.id));
    return row ? viewCall(row) : refuse("not_found");
  });
}
