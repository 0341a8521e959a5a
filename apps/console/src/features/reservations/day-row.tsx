import type { DiningTable, Reservation, WaiterCall } from "@dasturxon/contract";
import { BellRing } from "lucide-react";
import { clockTime } from "../../platform/clock-time.ts";
import { useStaff } from "../../platform/session.tsx";
import { useT, useText } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";
import type { Placed } from "./day-span.ts";
import { minutesSince } from "./minutes-since.ts";

interface Props {
  table: DiningTable;
  placed: readonly Placed[];
  /** Who calls from this table now. */
  call: WaiterCall | null;
  /** Where the line stands now; null on a day to come. */
  now: string | null;
  branchName: string;
  hours: number;
  /** How far along the line a minute of the day is. */
  share: (minutes: number) => string;
  onOpen: (reservation: Reservation) => void;
}

/** One table of the day: its reservations along the hours, and its call at the line of now. */
export function DayRow({ table, placed, call, now, branchName, hours, share, onOpen }: Props) {
  const t = useT();
  const text = useText();
  const { timeZone } = useStaff().merchant;
  const clock = (instant: string) => clockTime(instant, timeZone);
  return (
    <li
      aria-label={t("reservations.table", { number: table.number })}
      data-calling={call !== null || undefined}
    >
      <div className="day-grid-table">
        <b>{table.number}</b>
        <small>
          {[text(table.place), branchName, t("reservations.chairs", { count: table.chairs })]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </div>
      <div className="day-grid-line" style={{ backgroundSize: `${100 / hours}% 100%` }}>
        {now !== null && <i className="day-grid-now" style={{ insetInlineStart: now }} />}
        {placed.map(({ reservation, from, to }) => (
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
        {call && now !== null && <CallMark call={call} at={now} />}
      </div>
    </li>
  );
}

/** Stands at the line of now, however near it is to the day's end. */
function CallMark({ call, at }: { call: WaiterCall; at: string }) {
  const t = useT();
  const waited = t("time.waited", { minutes: minutesSince(call.calledAt, useNow()) });
  return (
    <span className="day-grid-call" style={{ insetInlineStart: `min(${at}, 100% - 184px)` }}>
      <BellRing size={16} aria-hidden />
      {t(call.reason === "BILL" ? "reservations.bill" : "reservations.calling")} · {waited}
    </span>
  );
}
