import type { Reservation } from "@dasturxon/contract";
import { listenToEvents } from "@dasturxon/contract/live-events";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";

export const reservationsQuery = createQuery((userId: string) =>
  call("GET /orders/v1/reservations/user/{userId}", { path: { userId } }),
);

/** Returns the customer's reservations, updated live when the staff answer them [OR-11]. */
export function useReservations(userId: string) {
  const answer = reservationsQuery.use(userId);
  useEffect(() => {
    const reloadReservations = () => void reservationsQuery.reload(userId);
    // Loads the answers of the staff that were sent while the page was closed.
    reloadReservations();
    return listenToEvents<Reservation>(`/orders/v1/reservations/user/${userId}/events`, {
      onEvent: (next) => updateShownReservation(userId, next),
      onResync: reloadReservations,
    });
  }, [userId]);
  return answer;
}

/** Adds or updates a reservation in the list. Ignores a version older than the shown one. */
export function updateShownReservation(userId: string, next: Reservation): void {
  reservationsQuery.change(userId, (now) => {
    const known = now.find(({ id }) => id === next.id);
    if (known && known.version > next.version) return now;
    return known ? now.map((each) => (each.id === next.id ? next : each)) : [next, ...now];
  });
}
