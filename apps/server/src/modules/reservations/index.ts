export { anonymizeGuest } from "./anonymize-guest.ts";
export { reservationSubject, waiterCallSubject } from "./alert-subjects.ts";
export { diningTables } from "./manage-tables.ts";
export { registerReservations } from "./http.ts";
export { selectReservationToNotify } from "./queries.ts";
export { showTableEvents, type TableEvent } from "./show-table-events.ts";
export type { ReservationWatch } from "./stream-reservations.ts";
