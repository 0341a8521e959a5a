import type { HallEvent } from "@dasturxon/contract";
import { listen } from "@dasturxon/contract/live-events";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { checkSession, useStaff } from "../../platform/session.tsx";
import { useBell } from "../../platform/use-bell.ts";
import { useNow } from "../../platform/use-now.ts";
import { type Hall, waitingIn, withEvent } from "./hall-state.ts";
import { HALL, useHall } from "./use-hall.ts";

const MAX_WAIT_MS = 3_000;

const WaitingContext = createContext(0);

/** How many tables and reservations wait for an answer. */
export const useWaitingInHall = () => useContext(WaitingContext);

/** Keeps the hall live and rings while a table calls or a reservation is unanswered, whatever page is open. */
export function LiveHall({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const isAsked = useStaff().role !== "courier";
  const { data } = useHall(isAsked);
  const isLoaded = data !== undefined;
  useEffect(() => {
    const hall = client.getQueryData<Hall>(HALL);
    if (!isLoaded || !hall) return;
    const reload = () => void client.invalidateQueries({ queryKey: HALL });
    let wasDown = false;
    return listen<HallEvent>("/console/v1/hall/events", {
      after: hall.lastEventId,
      longestWait: MAX_WAIT_MS,
      onEvent: (event) => client.setQueryData<Hall>(HALL, (now) => now && withEvent(now, event)),
      onResync: reload,
      onRefused: () => void checkSession(),
      onState: (isBack) => {
        if (isBack && wasDown) reload();
        wasDown = !isBack;
      },
    });
  }, [client, isLoaded]);

  const now = useNow(30);
  const waiting = data ? waitingIn(data, now) : 0;
  useBell(waiting > 0);
  return <WaitingContext value={waiting}>{children}</WaitingContext>;
}
