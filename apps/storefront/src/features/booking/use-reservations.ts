import type { Reservation } from "@dasturxon/contract";
import { listen } from "@dasturxon/contract/live-events";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";

export const reservationsQuery = query((userId: string) =>
  call("GET /orders/v1/reservations/user/{userId}", { path: { userId } }),
);

/** The customer's reservations, each again as the staff answer it [OR-11]. */
export function useReservations(userId: string) {
  const answer = reservationsQuery.use(userId);
  useEffect(() => {
    const reload = () => void reservationsQuery.reload(userId);
    // What was answered while nobody looked.
    reload();
    return listen<Reservation>(`/orders/v1/reservations/user/${userId}/events`, {
      onEvent: (next) => showReservation(userId, next),
      onResync: reload,
    });
  }, [userId]);
  return answer;
}

/** Puts a changed or a new one into the list; a late answer never takes one back. */
export function showReservation(userId: string, next: Reservation): void {
  reservationsQuery.change(userId, (now) => {
    const known = now.find(({ id }) => id === next.id);
    if (known && known.version > next.version) return now;
    return known ? now.map((each) => (each.id === next.id ? next : each)) : [next, ...now];
  });
}
