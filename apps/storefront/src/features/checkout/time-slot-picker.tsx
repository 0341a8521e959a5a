import { useId, useState } from "react";
import type { OrderTimeSlots } from "@dasturxon/contract";
import type { ApiError } from "../../platform/api.ts";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import type { Branch } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { PillSelect } from "../../ui/pill-select.tsx";
import { RadioChip } from "../../ui/radio-chip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { groupByDayPart } from "../../shop/brand/day-parts.ts";
import { ClosedDays } from "./closed-days.tsx";
import type { ChosenTimeSlot } from "./draft.ts";
import { getTimeRangeMinutes, listTimeRanges, applyTimeRangeLength } from "./time-spans.ts";

export interface TimeSlotPickerProps {
  slots: OrderTimeSlots | null;
  /** Branch whose holidays are shown beside the available days. */
  branch: Pick<Branch, "workHours"> | null;
  error: ApiError | null;
  chosen: ChosenTimeSlot | null;
  onChoose(slot: ChosenTimeSlot): void;
  onRetry(): void;
}

/** Selects a day, then a time. The times are grouped by part of the day. Offers only available times [CH-2]. */
export function TimeSlotPicker({ slots, branch, error, chosen, onChoose, onRetry }: TimeSlotPickerProps) {
  const t = useT();
  const dayWords = useFormatDay();
  const errorText = useErrorText();
  const name = useId();
  const [opened, setOpened] = useState<string | null>(null);
  if (!slots && error) {
    return (
      <div role="alert" className="mt-2 grid justify-items-start gap-2">
        <p className="text-small text-bad-ink">{errorText(error)}</p>
        <Button look="quiet" onClick={onRetry}>
          {t("action.retry")}
        </Button>
      </div>
    );
  }
  if (!slots) return <Skeleton className="mt-2 h-40" />;
  const span = chosen ? getTimeRangeMinutes(chosen) : 0;
  const spans = chosen ? listTimeRanges(chosen, slots.days) : [];
  const day = slots.days.find((each) => each.day === (opened ?? chosen?.day)) ?? slots.days[0];
  if (!day)
    return (
      <div className="mt-2 grid gap-2">
        <p className="text-small text-bad-ink">{t("checkout.noSlots")}</p>
        {branch && <ClosedDays branch={branch} />}
      </div>
    );
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <div
        role="radiogroup"
        aria-label={t("checkout.day")}
        className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 py-1"
      >
        {slots.days.map((each) => (
          <RadioChip
            key={each.day}
            name={`${name}-day`}
            isChosen={each.day === day.day}
            onChoose={() => setOpened(each.day)}
            className="shrink-0"
          >
            {dayWords(each.day)}
          </RadioChip>
        ))}
      </div>
      {branch && <ClosedDays branch={branch} />}
      <div role="radiogroup" aria-label={t("checkout.time")} className="grid gap-4">
        {groupByDayPart(day.slots).map(({ part, slots: times }) => (
          <div key={part} role="group" aria-labelledby={`${name}-${part}`}>
            <p id={`${name}-${part}`} className="mb-2 text-small text-ink-2">
              {t(`checkout.dayPart.${part}`)}
            </p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
              {times.map(({ time }) => (
                <RadioChip
                  key={time}
                  name={`${name}-time`}
                  isChosen={chosen?.day === day.day && chosen.time === time}
                  onChoose={() => onChoose(applyTimeRangeLength({ day: day.day, time }, span, slots.days))}
                >
                  {time}
                </RadioChip>
              ))}
            </div>
          </div>
        ))}
      </div>
      {chosen && spans.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="text-small text-ink-2">{t("checkout.span")}</span>
          <PillSelect
            label={t("checkout.span")}
            options={[
              { value: "0", label: t("checkout.spanExact", { time: chosen.time }) },
              ...spans.map(({ minutes, time2 }) => ({
                value: String(minutes),
                label: `${chosen.time}–${time2}`,
              })),
            ]}
            value={String(getTimeRangeMinutes(chosen))}
            onChange={(value) => onChoose(applyTimeRangeLength(chosen, Number(value), slots.days))}
          />
        </div>
      )}
    </div>
  );
}
