import type { HallEvent, Reservation } from "@dasturxon/contract";
import type { Refusal } from "@dasturxon/contract/refusals";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orThrow } from "../../platform/api.ts";
import { tellRefusal } from "../../platform/tell-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";
import { type Hall, withEvent } from "./hall-state.ts";

export const HALL = ["hall"];

/** The hall as it is now; `LiveHall` keeps it so. A courier has none: `isAsked` false. */
export function useHall(isAsked = true) {
  return useQuery({
    queryKey: HALL,
    enabled: isAsked,
    queryFn: () => orThrow<Hall>(api.call("GET /console/v1/hall", { query: {} })),
  });
}

/** Shows an event, or the reply of an action before its event comes. */
export function useShowInHall(): (event: Partial<HallEvent>) => void {
  const client = useQueryClient();
  return (event) =>
    client.setQueryData<Hall>(
      HALL,
      (now) => now && withEvent(now, { reservation: null, waiterCall: null, ...event }),
    );
}

/** What the staff answer in the hall; each shows its outcome at once and says why when it is refused. */
export function useAnswers() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const show = useShowInHall();
  const [busy, setBusy] = useState<string | null>(null);

  async function act<T>(
    id: string,
    result: Promise<[Refusal<string>, null] | [null, T]>,
    done: (reply: T) => void,
  ): Promise<boolean> {
    setBusy(id);
    const [refusal, reply] = await result;
    setBusy(null);
    if (refusal) {
      tellRefusal(refusal, language);
      // Somebody else was quicker: what they did comes from the server.
      void client.invalidateQueries({ queryKey: HALL });
      return false;
    }
    done(reply);
    return true;
  }

  const answered = (reservation: Reservation) => show({ reservation });
  return {
    /** The reservation or call that is being answered. */
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
