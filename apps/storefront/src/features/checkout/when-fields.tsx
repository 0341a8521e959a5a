import { Suspense } from "react";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useChosenTimeText } from "./chosen-time-text.ts";
import { changeCheckoutDraft } from "./draft.ts";
import type { CheckoutState } from "./use-checkout.ts";
import type { TimeChoice } from "./use-time-choice.ts";

const TimeSlotPicker = lazyComponent(() =>
  import("./time-slot-picker.tsx").then((module) => module.TimeSlotPicker),
);

export interface CheckoutTimeFieldsProps {
  checkout: CheckoutState;
  choice: TimeChoice;
}

/** Selects the time of the order: as soon as possible, or an available day and time [CH-2]. */
export function CheckoutTimeFields({ checkout: { draft, branch }, choice }: CheckoutTimeFieldsProps) {
  const t = useT();
  const chosen = useChosenTimeText(draft);
  const { times, pause, closedText, isClosed, isPausedForGood, soon, isUnanswered } = choice;
  const soonUnknown =
    branch && (isUnanswered ? t("checkout.soonUnknown") : <Skeleton className="mt-1 h-4 w-24" />);
  return (
    <>
      {pause && <PauseNote pause={pause} className="mb-2" />}
      {closedText && <p className="mb-2 text-small text-bad-ink">{closedText}</p>}
      <div role="radiogroup" aria-label={t("checkout.when")}>
        <SelectableRow
          name="when"
          isChosen={!draft.isLater}
          isDisabled={isClosed}
          onChange={() => changeCheckoutDraft({ isLater: false })}
          label={t("checkout.soon")}
          note={isClosed ? undefined : (soon?.range ?? soonUnknown)}
        />
        <SelectableRow
          name="when"
          isChosen={draft.isLater}
          isDisabled={isPausedForGood}
          onChange={() => changeCheckoutDraft({ isLater: true })}
          label={t("checkout.later")}
          note={chosen ?? undefined}
        />
      </div>
      {draft.isLater && !isPausedForGood && (
        <Suspense fallback={<Skeleton className="mt-2 h-40" />}>
          <TimeSlotPicker
            slots={times.slots}
            branch={branch}
            error={times.error}
            chosen={draft.slot}
            onChoose={(slot) => changeCheckoutDraft({ slot })}
            onRetry={times.reload}
          />
        </Suspense>
      )}
    </>
  );
}
