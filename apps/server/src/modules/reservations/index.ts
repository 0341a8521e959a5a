export { forgetGuest } from "./forget-guest.ts";
export { registerReservations } from "./http.ts";
export { selectReservationToNotify } from "./queries.ts";
export type { ReservationWatch } from "./stream-reservations.ts";
