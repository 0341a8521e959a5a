import { useState } from "react";
import type { OrderSlots } from "@dasturxon/contract";
import type { ApiError } from "../../platform/api.ts";
import { useDayWords } from "../../platform/day-words.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ChosenSlot } from "./draft.ts";

export interface SlotChipsProps {
  slots: OrderSlots | null;
  error: ApiError | null;
  chosen: ChosenSlot | null;
  onChoose(slot: ChosenSlot): void;
  onRetry(): void;
}

const ROW = "no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0";

/** Days, then the times of one, as chips; only those that can be kept. */
export function SlotChips({ slots, error, chosen, onChoose, onRetry }: SlotChipsProps) {
  const t = useT();
  const dayWords = useDayWords();
  const errorText = useErrorText();
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
  if (!slots) return <Skeleton className="mt-2 h-22" />;
  const day = slots.days.find((each) => each.day === (opened ?? chosen?.day)) ?? slots.days[0];
  if (!day) return <p className="mt-2 text-small text-bad-ink">{t("checkout.noSlots")}</p>;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      <div role="group" aria-label={t("checkout.day")} className={ROW}>
        {slots.days.map((each) => (
          <Chip key={each.day} isActive={each.day === day.day} onClick={() => setOpened(each.day)}>
            {dayWords(each.day)}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={t("checkout.time")} className={ROW}>
        {day.slots.map(({ time }) => (
          <Chip
            key={time}
            className="num"
            isActive={chosen?.day === day.day && chosen.time === time}
            onClick={() => onChoose({ day: day.day, time })}
          >
            {time}
          </Chip>
        ))}
      </div>
    </div>
  );
}
