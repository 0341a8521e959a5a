import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBell } from "../../platform/use-bell.ts";
import { useLiveSource } from "../../platform/use-live.ts";
import { useNow } from "../../platform/use-now.ts";
import { countWaitingAnswers } from "./reservations-state.ts";
import { reservationsSource } from "./use-reservations.ts";

const LiveReservationsContext = createContext({ isUp: true, waiting: 0 });

/** Returns whether the event stream is connected, and how many waiter calls and reservations are unanswered. */
export const useLiveReservationsState = () => useContext(LiveReservationsContext);

/**
 * Keeps reservations and waiter calls up to date. Rings on every page while a reservation or call waits for an answer
 * that the staff member may give.
 */
export function LiveReservations({ children }: { children: ReactNode }) {
  const { role } = useSignedInStaff();
  const { data, isUp } = useLiveSource(reservationsSource, mayPerformTask(role, "attend_tables"));
  const now = useNow(30);
  const mayAnswer = mayPerformTask(role, "answer_reservations");
  const waiting = data ? countWaitingAnswers(data, { now, mayAnswer }) : 0;
  useBell(waiting > 0);
  const tables = useMemo(() => ({ isUp, waiting }), [isUp, waiting]);
  return <LiveReservationsContext value={tables}>{children}</LiveReservationsContext>;
}
