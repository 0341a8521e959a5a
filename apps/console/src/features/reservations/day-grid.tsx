import type { DiningTable, Reservation, WaiterCall } from "@dasturxon/contract";
import { useTranslate } from "../../platform/use-language.tsx";
import { useSignedInStaff } from "../../platform/session.tsx";
import { TableDayRow } from "./day-row.tsx";
import { toMinutesOfDay, listTimelineSpans, getShownTimelineHours } from "./day-span.ts";
import "./day-grid.css";

const HOUR_MINUTES = 60;

interface Props {
  /** Reservations of one day. */
  reservations: readonly Reservation[];
  /** Open waiter calls. Empty for a future day. */
  calls: readonly WaiterCall[];
  tables: readonly DiningTable[];
  /** Current time if the grid shows today. Null: the grid shows a future day. */
  now: Date | null;
  /** Returns the branch name of a table. Null: the brand has only one branch. */
  branchName: ((id: string) => string) | null;
  onOpen: (reservation: Reservation) => void;
}

/** Grid of a day's tables and hours with reservations, free tables and current waiter calls. */
export function DayGrid({ reservations, calls, tables, now, branchName, onOpen }: Props) {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  const placed = listTimelineSpans(reservations, timeZone);
  const moment = now ? toMinutesOfDay(now.toISOString(), timeZone) : undefined;
  const { first, last } = getShownTimelineHours(placed, moment);
  // The grid hides branches that have no reservations and no waiter calls on this day. A single branch is always shown,
  // because its free tables are useful.
  const hasBranchActivity = (id: string) =>
    branchName === null ||
    reservations.some(({ branch }) => branch.id === id) ||
    calls.some(({ branchId }) => branchId === id);
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const toLeftPercent = (minutes: number) =>
    `${((minutes - first * HOUR_MINUTES) / ((last - first) * HOUR_MINUTES)) * 100}%`;
  return (
    <div
      ref={scrollToCurrentTime}
      className="day-grid"
      role="group"
      aria-label={t("reservations.grid")}
      tabIndex={0}
    >
      <div className="day-grid-hours" aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className="num">
            {hour % 24}:00
          </span>
        ))}
      </div>
      <ul>
        {tables
          .filter((table) => hasBranchActivity(table.branchId))
          .map((table) => (
            <TableDayRow
              key={table.id}
              table={table}
              placed={placed.filter(({ reservation }) => reservation.table.id === table.id)}
              call={calls.find((call) => call.table.id === table.id) ?? null}
              now={moment === undefined ? null : toLeftPercent(moment)}
              branchName={branchName?.(table.branchId) ?? ""}
              hours={hours.length}
              share={toLeftPercent}
              onOpen={onOpen}
            />
          ))}
      </ul>
    </div>
  );
}

/** Scrolls to the current time, because a phone shows only a few hours. */
function scrollToCurrentTime(grid: HTMLElement | null): void {
  const line = grid?.querySelector(".day-grid-now");
  const table = grid?.querySelector(".day-grid-table");
  if (!grid || !line || !table) return;
  grid.scrollLeft += line.getBoundingClientRect().left - table.getBoundingClientRect().right - 24;
}
