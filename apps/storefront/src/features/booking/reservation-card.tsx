import { MapPin, MessageCircle, Phone, Users } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { Reservation } from "@dasturxon/contract";
import { formatTime } from "@dasturxon/domain/format";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { useT } from "../../platform/i18n.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

const BADGE_TONES = { NEW: "warn", CONFIRMED: "good", REFUSED: "bad", CANCELED: "quiet" } as const;

/** Returns whether the reservation is still upcoming. */
export function isUpcoming({ state, endsAt }: Reservation, now: number): boolean {
  return (state === "NEW" || state === "CONFIRMED") && Date.parse(endsAt) > now;
}

export interface ReservationCardProps {
  reservation: Reservation;
  now: number;
  onCancel(): void;
}

/** Renders one reservation: its state, time, place, the staff's answer, and a button to cancel it. */
export function ReservationCard({ reservation, now, onCancel }: ReservationCardProps) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const text = useText();
  const dayWords = useFormatDay();
  const { timeZone } = useBrand().merchant;
  const { state, startsAt, endsAt, branch, table, chairs, comment, answer } = reservation;
  const formatReservationTime = (instant: string) => formatTime(instant, timeZone);
  const call = formatPhoneHref(branch.phone);
  const isOver = !isUpcoming(reservation, now);
  const tableName = t("table.number", { number: table.number });
  return (
    <article className={`rounded-[20px] on-raised px-4 py-4 lg:px-5 ${isOver ? "text-ink-2" : ""}`}>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className={`font-bold ${isOver ? "text-body" : "text-title"}`}>
          {listedWords([
            dayWords(dayFromInstant(startsAt, timeZone)),
            `${formatReservationTime(startsAt)}–${formatReservationTime(endsAt)}`,
          ])}
        </span>
        <span aria-live="polite">
          <Badge tone={isOver && state !== "REFUSED" ? "quiet" : BADGE_TONES[state]}>
            {isOver && state !== "REFUSED" && state !== "CANCELED"
              ? t("booking.over")
              : t(`booking.state.${state}`)}
          </Badge>
        </span>
      </p>
      {!isOver && <p className="mt-1 text-small text-ink-2">{t(`booking.next.${state}`)}</p>}
      <ul className="mt-3 grid gap-2 text-small">
        <ReservationFact icon={MapPin}>
          {listedWords([text(branch.name), text(branch.address)])}
        </ReservationFact>
        <ReservationFact icon={Users}>
          <DottedTexts texts={[tableName, text(table.place), t("booking.party", { count: chairs })]} />
        </ReservationFact>
        {comment && <ReservationFact icon={MessageCircle}>{comment}</ReservationFact>}
      </ul>
      {answer && (
        <p className="mt-3 rounded-control bg-sunken px-3.5 py-2.5 text-small">
          <span className="block text-caption text-ink-3">{t("booking.answer")}</span>
          <bdi>{answer}</bdi>
        </p>
      )}
      {!isOver && (
        <div className="mt-3 flex flex-wrap gap-2">
          {call && (
            <a
              href={call}
              className="inline-flex min-h-11 min-w-fit flex-1 items-center justify-center gap-2 rounded-control bg-sunken px-4 text-small font-bold"
            >
              <Phone size={16} aria-hidden />
              {t("booking.call")}
            </a>
          )}
          {Date.parse(startsAt) > now && (
            <Button look="danger" className="min-w-fit flex-1" onClick={onCancel}>
              {t("booking.cancel")}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function ReservationFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon size={18} aria-hidden className="mt-px shrink-0 text-ink-3" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </span>
    </li>
  );
}
