export { forgetGuest } from "./forget-guest.ts";
export { registerReservations } from "./http.ts";
export { selectReservationToTell as findReservationToTell } from "./queries.ts";
export type { ReservationWatch } from "./stream-reservations.ts";
