import { sql } from "kysely";
import type { TestApp } from "./test-app.ts";
import { branchIdFromKey } from "./test-shop.ts";

/** Valid requests for each call about the reservation of a table of the brand osh. `token` is of a customer. */
export function createReservationRequests(app: TestApp, token: string) {
  const center = branchIdFromKey("center");
  /** Returns a request for a dining table. Cancels all earlier reservations, so that the table is free. */
  async function createReservationRequest() {
    await app.db.tenant(app.osh, (tx) => sql`update reservations set state = 'CANCELED'`.execute(tx));
    return { branchId: center, chairs: 2, day: "2026-03-04", time: "19:00" };
  }
  async function createReservation(): Promise<string> {
    const body = await createReservationRequest();
    return (await app.call<{ id: string }>("/orders/v1/reservations", { token, body })).body.id;
  }
  return {
    freeTables: () => ({ query: `branchId=${center}&day=2026-03-03&time=19:00` }),
    reservationTimes: () => ({ query: `branchId=${center}&day=2026-03-03` }),
    reserveTable: async () => ({ body: await createReservationRequest() }),
    cancelReservation: async () => ({ params: { id: await createReservation() } }),
    confirmReservation: async () => ({ params: { id: await createReservation() }, body: { version: 1 } }),
    refuseReservation: async () => ({ params: { id: await createReservation() }, body: { version: 1 } }),
  };
}
