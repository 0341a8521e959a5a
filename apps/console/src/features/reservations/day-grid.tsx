import type { DiningTable, Reservation } from "@dasturxon/contract";
import { clockTime } from "../../platform/clock-time.ts";
import { useStaff } from "../../platform/session.tsx";
import { useT, useText } from "../../platform/use-language.tsx";
import { placedIn, spanOf } from "./day-span.ts";
import "./day-grid.css";

const HOUR = 60;

interface Props {
  /** Of one day. */
  reservations: readonly Reservation[];
  tables: readonly DiningTable[];
  /** The branch a table is of; null where there is one only. */
  branchName: ((id: string) => string) | null;
  onOpen: (reservation: Reservation) => void;
}

/** A day's tables and hours: who sits where and when, and which are free. */
export function DayGrid({ reservations, tables, branchName, onOpen }: Props) {
  const t = useT();
  const text = useText();
  const { timeZone } = useStaff().merchant;
  const placed = placedIn(reservations, timeZone);
  const { first, last } = spanOf(placed);
  // A branch that nobody comes to that day has nothing to show.
  const isVisited = (id: string) => reservations.some(({ branch }) => branch.id === id);
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const share = (minutes: number) => `${((minutes - first * HOUR) / ((last - first) * HOUR)) * 100}%`;
  const clock = (instant: string) => clockTime(instant, timeZone);
  return (
    <div className="day-grid" role="group" aria-label={t("reservations.grid")}>
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
            <li key={table.id} aria-label={t("reservations.table", { number: table.number })}>
              <div className="day-grid-table">
                <b>{table.number}</b>
                <small>
                  {[
                    text(table.place),
                    branchName?.(table.branchId),
                    t("reservations.chairs", { count: table.chairs }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </div>
              <div className="day-grid-line" style={{ backgroundSize: `${100 / hours.length}% 100%` }}>
                {placed
                  .filter(({ reservation }) => reservation.table.id === table.id)
                  .map(({ reservation, from, to }) => (
                    <button
                      key={reservation.id}
                      type="button"
                      data-state={reservation.state}
                      style={{ insetInlineStart: share(from), insetInlineEnd: `calc(100% - ${share(to)})` }}
                      onClick={() => onOpen(reservation)}
                    >
                      <span className="num">
                        {clock(reservation.startsAt)}–{clock(reservation.endsAt)}
                      </span>{" "}
                      {reservation.guestName ?? t("order.guest")}
                    </button>
                  ))}
              </div>
            </li>
          ))}
      </ul>
    </div>
  );
}
