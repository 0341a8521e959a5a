import { useId } from "react";
import { groupByDayPart } from "../../shop/brand/day-parts.ts";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { RadioChip } from "../../ui/radio-chip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Card } from "../../ui/card.tsx";
import { changeBookingDraft } from "./draft.ts";
import { isReservationTimeFree, availableTimesQuery } from "./use-booking.ts";
import type { Booking, BookingCardProps } from "./use-booking.ts";

/** Renders the days and the times of the chosen day. Times that are taken are disabled. */
export function TimeCard({ booking, error }: BookingCardProps) {
  const t = useT();
  const dayWords = useFormatDay();
  const name = useId();
  const { days, day } = booking;
  return (
    <Card id="booking-time" title={t("booking.when")} error={error}>
      {days.length === 0 && <p className="mb-2 text-small text-ink-2">{t("booking.noDays")}</p>}
      <div
        role="radiogroup"
        aria-label={t("booking.day")}
        className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:-mx-6 lg:px-6"
      >
        {days.map((each) => (
          <RadioChip
            key={each}
            name={`${name}-day`}
            isChosen={each === day}
            onChoose={() => changeBookingDraft({ day: each, time: null })}
            className="shrink-0"
          >
            {dayWords(each)}
          </RadioChip>
        ))}
      </div>
      {day && <TimeChoice booking={booking} day={day} />}
    </Card>
  );
}

function TimeChoice({ booking, day }: { booking: Booking; day: string }) {
  const t = useT();
  const errorText = useErrorText();
  const name = useId();
  const { times, timesError, time: chosen, table, branch, draft } = booking;
  if (!times && timesError && branch) {
    const { chairs } = draft;
    return (
      <div role="alert" className="mt-3 grid justify-items-start gap-2">
        <p className="text-small text-bad-ink">{errorText(timesError)}</p>
        <Button
          look="quiet"
          onClick={() => void availableTimesQuery.reload({ branchId: branch.id, day, chairs })}
        >
          {t("action.retry")}
        </Button>
      </div>
    );
  }
  if (!times) return <Skeleton className="mt-3 h-40" />;
  if (times.times.length === 0) return <p className="mt-3 text-small text-ink-2">{t("booking.dayIsOver")}</p>;
  return (
    <div role="radiogroup" aria-label={t("booking.time")} className="mt-3 grid gap-4">
      {groupByDayPart(times.times).map(({ part, slots }) => (
        <div key={part} role="group" aria-labelledby={`${name}-${part}`}>
          <p id={`${name}-${part}`} className="mb-2 text-small text-ink-2">
            {t(`checkout.dayPart.${part}`)}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
            {slots.map((each) => (
              <RadioChip
                key={each.time}
                name={`${name}-time`}
                isChosen={chosen === each.time}
                isDisabled={!isReservationTimeFree(each, table)}
                onChoose={() => changeBookingDraft({ day, time: each.time })}
              >
                {each.time}
                {!isReservationTimeFree(each, table) && <span className="sr-only">{t("booking.taken")}</span>}
              </RadioChip>
            ))}
          </div>
        </div>
      ))}
      {times.times.some((each) => !isReservationTimeFree(each, table)) && (
        <p className="text-caption text-ink-3">{t("booking.takenNote")}</p>
      )}
    </div>
  );
}
