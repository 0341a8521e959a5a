import type { Reservation } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orThrow } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import type { LiveSource } from "../../platform/live-source.ts";
import { useLanguage } from "../../platform/use-language.tsx";
import { useLiveQuery } from "../../platform/use-live.ts";
import { type ReservationsState, type TablesEvent, withEvent } from "./reservations-state.ts";

/** Reservations and waiter calls. `LiveReservations` keeps them up to date. */
export const reservationsSource: LiveSource<ReservationsState, TablesEvent> = {
  key: "reservations",
  eventOf: ({ reservation, waiterCall }) => (reservation || waiterCall ? { reservation, waiterCall } : null),
  read: () => orThrow<ReservationsState>(api.call("GET /console/v1/reservations", { query: {} })),
  withEvent,
};
const RESERVATIONS = [reservationsSource.key];

export const useReservations = () => useLiveQuery(reservationsSource);

/** Returns a function that applies an event, or the reply of an action before its event is received. */
export function useShowReservations(): (event: Partial<TablesEvent>) => void {
  const client = useQueryClient();
  return (event) =>
    client.setQueryData<ReservationsState>(
      RESERVATIONS,
      (now) => now && withEvent(now, { reservation: null, waiterCall: null, ...event }),
    );
}

/** Returns the staff's answers to reservations and calls. Each one updates the page immediately and shows a refusal. */
export function useAnswers() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const show = useShowReservations();
  const [busy, setBusy] = useState<string | null>(null);

  async function act<T>(
    id: string,
    result: Promise<[RefusalBody<string>, null] | [null, T]>,
    done: (reply: T) => void,
  ): Promise<boolean> {
    setBusy(id);
    const [refusal, reply] = await result;
    setBusy(null);
    if (refusal) {
      showRefusal(refusal, language);
      // Another user answered first. Refetches the current state.
      void client.invalidateQueries({ queryKey: RESERVATIONS });
      return false;
    }
    done(reply);
    return true;
  }

  const answered = (reservation: Reservation) => show({ reservation });
  return {
    /** Id of the reservation or call that is being answered. */
    busy,
    confirm: ({ id, version }: Reservation) =>
      act(
        id,
        api.call("POST /console/v1/reservations/{id}/confirm", { path: { id }, body: { version } }),
        answered,
      ),
    refuse: ({ id, version }: Reservation, answer: string) =>
      act(
        id,
        api.call("POST /console/v1/reservations/{id}/refuse", { path: { id }, body: { version, answer } }),
        answered,
      ),
    end: (id: string) =>
      act(id, api.call("POST /console/v1/waiter-calls/{id}/end", { path: { id } }), (waiterCall) =>
        show({ waiterCall }),
      ),
  };
}
