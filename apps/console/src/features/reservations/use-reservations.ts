import type { Reservation } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import type { LiveDataSource } from "../../platform/live-source.ts";
import { useLanguage } from "../../platform/use-language.tsx";
import { useLiveQuery } from "../../platform/use-live.ts";
import { type ReservationsState, type DiningTablesEvent, applyTablesEvent } from "./reservations-state.ts";

/** Reservations and waiter calls. `LiveReservations` keeps them up to date. */
export const reservationsSource: LiveDataSource<ReservationsState, DiningTablesEvent> = {
  key: "reservations",
  eventOf: ({ reservation, waiterCall }) => (reservation || waiterCall ? { reservation, waiterCall } : null),
  read: () => unwrapApiResult<ReservationsState>(api.call("GET /console/v1/reservations", { query: {} })),
  withEvent: applyTablesEvent,
};
const RESERVATIONS_QUERY_KEY = [reservationsSource.key];

export const useReservations = () => useLiveQuery(reservationsSource);

/** Returns a function that updates the cached data by an event, or by an action's reply, which arrives earlier. */
export function useApplyTablesEvent(): (event: Partial<DiningTablesEvent>) => void {
  const client = useQueryClient();
  return (event) =>
    client.setQueryData<ReservationsState>(
      RESERVATIONS_QUERY_KEY,
      (now) => now && applyTablesEvent(now, { reservation: null, waiterCall: null, ...event }),
    );
}

/** Returns the staff's answers to reservations and calls. Each one updates the page immediately and shows a refusal. */
export function useReservationAnswers() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const show = useApplyTablesEvent();
  const [busy, setBusy] = useState<string | null>(null);

  async function sendAnswer<T>(
    id: string,
    result: Promise<[RefusalBody<string>, null] | [null, T]>,
    done: (reply: T) => void,
  ): Promise<boolean> {
    setBusy(id);
    const [refusal, reply] = await result;
    setBusy(null);
    if (refusal) {
      showRefusal(refusal, language);
      // The refusal means that another user answered first. The current state is loaded again.
      void client.invalidateQueries({ queryKey: RESERVATIONS_QUERY_KEY });
      return false;
    }
    done(reply);
    return true;
  }

  const showReservation = (reservation: Reservation) => show({ reservation });
  return {
    /** Id of the reservation or call that is being answered. */
    busy,
    confirm: ({ id, version }: Reservation) =>
      sendAnswer(
        id,
        api.call("POST /console/v1/reservations/{id}/confirm", { path: { id }, body: { version } }),
        showReservation,
      ),
    refuse: ({ id, version }: Reservation, answer: string) =>
      sendAnswer(
        id,
        api.call("POST /console/v1/reservations/{id}/refuse", { path: { id }, body: { version, answer } }),
        showReservation,
      ),
    end: (id: string) =>
      sendAnswer(id, api.call("POST /console/v1/waiter-calls/{id}/end", { path: { id } }), (waiterCall) =>
        show({ waiterCall }),
      ),
  };
}
