import type { DiningTable, Reservation, WaiterCall } from "@dasturxon/contract";
import { useT } from "../../platform/use-language.tsx";
import { useStaff } from "../../platform/session.tsx";
import { DayRow } from "./day-row.tsx";
import { minutesOf, placedIn, spanOf } from "./day-span.ts";
import "./day-grid.css";

const HOUR = 60;

interface Props {
  /** Of one day. */
  reservations: readonly Reservation[];
  /** Tables that call now; none on a day to come. */
  calls: readonly WaiterCall[];
  tables: readonly DiningTable[];
  /** The time, on the day that it is; null on a day to come. */
  now: Date | null;
  /** The branch a table is of; null where there is one only. */
  branchName: ((id: string) => string) | null;
  onOpen: (reservation: Reservation) => void;
}

/** A day's tables and hours: who sits where and when, which are free, and who calls now. */
export function DayGrid({ reservations, calls, tables, now, branchName, onOpen }: Props) {
  const t = useT();
  const { timeZone } = useStaff().merchant;
  const placed = placedIn(reservations, timeZone);
  const moment = now ? minutesOf(now.toISOString(), timeZone) : undefined;
  const { first, last } = spanOf(placed, moment);
  // A branch that nobody comes to that day has nothing to show; the only one shows which tables are free.
  const isVisited = (id: string) =>
    branchName === null ||
    reservations.some(({ branch }) => branch.id === id) ||
    calls.some(({ branchId }) => branchId === id);
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const share = (minutes: number) => `${((minutes - first * HOUR) / ((last - first) * HOUR)) * 100}%`;
  return (
    <div ref={showNow} className="day-grid" role="group" aria-label={t("reservations.grid")} tabIndex={0}>
      <div className="day-grid-hours" aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className="num">
            {hour % 24}:00
          </span>
        ))}
      </div>
      <ul>
        {tables
          .filter((table) => isVisited(table.branchId))
          .map((table) => (
            <DayRow
              key={table.id}
              table={table}
              placed={placed.filter(({ reservation }) => reservation.table.id === table.id)}
              call={calls.find((call) => call.table.id === table.id) ?? null}
              now={moment === undefined ? null : share(moment)}
              branchName={branchName?.(table.branchId) ?? ""}
              hours={hours.length}
              share={share}
              onOpen={onOpen}
            />
          ))}
      </ul>
    </div>
  );
}

/** A phone has room for a few hours: those from now on, beside the tables. */
function showNow(grid: HTMLElement | null): void {
  const line = grid?.querySelector(".day-grid-now");
  const table = grid?.querySelector(".day-grid-table");
  if (!grid || !line || !table) return;
  grid.scrollLeft += line.getBoundingClientRect().left - table.getBoundingClientRect().right - 24;
}
