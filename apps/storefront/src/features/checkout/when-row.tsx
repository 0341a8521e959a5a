import type { ReactNode } from "react";
import { useT } from "../../platform/i18n.tsx";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useChosenTimeText } from "./chosen-time-text.ts";
import { RowChevron } from "./summary-card.tsx";
import type { CheckoutState } from "./use-checkout.ts";
import type { TimeChoice } from "./use-time-choice.ts";

export interface CheckoutTimeRowProps {
  checkout: CheckoutState;
  choice: TimeChoice;
  onOpen(): void;
}

/** Shows the time of the order, and why it cannot be as soon as possible. A tap chooses another time [CH-2]. */
export function CheckoutTimeRow({ checkout, choice, onOpen }: CheckoutTimeRowProps) {
  const t = useT();
  const { draft, branch } = checkout;
  const { pause, closedText, isPausedForGood } = choice;
  const chosen = useChosenTimeText(draft);
  const note = draft.isLater ? null : (
    <SoonestOrderTimeNote choice={choice} isBranchKnown={branch !== null} />
  );
  return (
    <>
      {pause && <PauseNote pause={pause} className="mb-2" />}
      {!isPausedForGood && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="flex min-h-11 w-full items-center gap-3 py-1.5 text-start"
        >
          <span className="min-w-0 flex-1 text-small">
            <span className="sr-only">{t("checkout.when")}: </span>
            {closedText && <span className="block text-bad-ink">{closedText}</span>}
            {draft.isLater ? (
              <span className={chosen ? "block text-body font-medium" : "block font-bold text-brand-ink"}>
                {chosen ?? t("checkout.lacks.slot_missing")}
              </span>
            ) : (
              <span className="block text-ink-2">
                {!closedText && t("checkout.soon")}
                {note}
              </span>
            )}
          </span>
          <RowChevron />
        </button>
      )}
    </>
  );
}

/** Renders the time after "As soon as possible": " · about 18:50", or the reason why it is unknown. */
function SoonestOrderTimeNote({
  choice,
  isBranchKnown,
}: {
  choice: TimeChoice;
  isBranchKnown: boolean;
}): ReactNode {
  const t = useT();
  const { soon, isClosed, isUnanswered } = choice;
  if (soon) return ` · ${t("checkout.aboutTime", { time: soon.at })}`;
  if (isClosed || !isBranchKnown) return null;
  if (isUnanswered) return <span className="block">{t("checkout.soonUnknown")}</span>;
  return (
    <span className="ms-2 inline-block w-20 align-middle">
      <Skeleton className="h-4" />
    </span>
  );
}
