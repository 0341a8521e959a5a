export { anonymizeGuestReservations } from "./anonymize-guest.ts";
export { reservationAlertSubject, waiterCallAlertSubject } from "./alert-subjects.ts";
export { diningTableManagementBinding as diningTablesBinding } from "./manage-tables.ts";
export { registerReservations } from "./http.ts";
export { selectReservationToNotify } from "./queries.ts";
export { createTableEventMapper } from "./show-table-events.ts";
export type { ReservationWatch } from "./stream-reservations.ts";
