import type { DiningTable, Reservation, WaiterCall } from "@dasturxon/contract";
import { BellRing } from "lucide-react";
import { formatClockTime } from "../../platform/clock-time.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";
import type { TimelineSpan } from "./day-span.ts";
import { countMinutesSince } from "./minutes-since.ts";

interface Props {
  table: DiningTable;
  placed: readonly TimelineSpan[];
  /** Current waiter call of this table. */
  call: WaiterCall | null;
  /** Position of the current time on the row's time line, as a percentage of the width. Null for a future day. */
  now: string | null;
  branchName: string;
  hours: number;
  /** Returns the position of a minute of the day on the line. */
  share: (minutes: number) => string;
  onOpen: (reservation: Reservation) => void;
}

/** Row of a dining table: its reservations by hour, and its waiter call at the current time. */
export function TableDayRow({ table, placed, call, now, branchName, hours, share, onOpen }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { timeZone } = useSignedInStaff().merchant;
  const formatClock = (instant: string) => formatClockTime(instant, timeZone);
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
              {formatClock(reservation.startsAt)}–{formatClock(reservation.endsAt)}
            </span>{" "}
            {reservation.guestName ?? t("order.guest")}
          </button>
        ))}
        {call && now !== null && <WaiterCallBadge call={call} at={now} />}
      </div>
    </li>
  );
}

/** Mark of a waiter call at the current time. Stays inside the row near the end of the day. */
function WaiterCallBadge({ call, at }: { call: WaiterCall; at: string }) {
  const t = useTranslate();
  const waited = t("time.waited", { minutes: countMinutesSince(call.calledAt, useNow()) });
  return (
    <span className="day-grid-call" style={{ insetInlineStart: `min(${at}, 100% - 184px)` }}>
      <BellRing size={16} aria-hidden />
      {t(call.reason === "BILL" ? "reservations.bill" : "reservations.calling")} · {waited}
    </span>
  );
}
