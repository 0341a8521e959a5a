import { Suspense, useEffect, useRef } from "react";
import { formatNumber, formatTime } from "@dasturxon/domain/format";
import type { OrderTimeSlots } from "@dasturxon/contract";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { useJoinWords } from "../../shop/brand/listed-words.ts";
import { useWordingContext, formatEventTime } from "../../shop/brand/when-text.ts";
import { connectionStore } from "../../platform/connection.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { serverNow } from "../../platform/server-clock.ts";
import { getBranchOpeningState } from "../../shop/location/branch-hours.ts";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { useBranchPause } from "../../shop/menu/pauses.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Card } from "../../ui/card.tsx";
import { changeDraft } from "./draft.ts";
import type { TimeSlotsState } from "./time-slots.ts";
import type { CheckoutState } from "./use-checkout.ts";

const TimeSlotPicker = lazyComponent(() =>
  import("./time-slot-picker.tsx").then((module) => module.TimeSlotPicker),
);

const MINUTE_STEP = 5;
const SHOWN_RANGE_MINUTES = 10;

/** Selects as soon as possible or an available day and time [CH-2]. */
export function WhenCard({ checkout, times }: { checkout: CheckoutState; times: TimeSlotsState }) {
  const t = useT();
  const listedWords = useJoinWords();
  const dayWords = useFormatDay();
  const { draft, branch, basics } = checkout;
  const settings = useOrderSettings();
  const { slots, error, reload } = times;
  const { isLost } = connectionStore.use();
  const { timeZone } = useBrand().merchant;
  const closed = useClosedText(checkout);
  const known = useBranchPause();
  const pause = slots ? slots.pause : known;
  const tooLate = slots?.closesBeforeReadyAt ?? null;
  const isClosed = (slots ? !slots.isOpenNow : closed !== null) || pause !== null || tooLate !== null;
  // If the branch is closed or paused, only a scheduled order is possible, so show the times at once.
  const isLaterOnly =
    slots !== null &&
    (!slots.isOpenNow || tooLate !== null || (slots.pause !== null && slots.days.length > 0));
  const isSoonAgain = slots !== null && !isClosed;
  // Returns the customer to "as soon as possible" when it is available again, unless they have chosen a time.
  const wasMovedLater = useRef(false);
  useEffect(() => {
    if (isLaterOnly && !draft.isLater) {
      wasMovedLater.current = true;
      changeDraft({ isLater: true });
    } else if (isSoonAgain && wasMovedLater.current) {
      wasMovedLater.current = false;
      if (!draft.slot) changeDraft({ isLater: false });
    }
  }, [isLaterOnly, isSoonAgain, draft.isLater, draft.slot]);
  // A pause that begins or ends while the page is open changes the available times.
  const pauseEnd = known && (known.until ?? "open");
  const shownEnd = useRef(pauseEnd);
  useEffect(() => {
    if (shownEnd.current !== pauseEnd) reload();
    shownEnd.current = pauseEnd;
  }, [pauseEnd, reload]);
  // While the delivery address is unknown, show at least the delivery time that the menu shows.
  const isPlaceUnknown = useServiceType() === "DELIVERY" && !basics?.address;
  const leastMinutes = (isPlaceUnknown && settings?.deliveryFrom?.minutes) || 0;
  const closedText = tooLate
    ? t("checkout.closesBeforeReady", { time: formatTime(tooLate, timeZone) })
    : (closed ?? t("hours.closed"));
  const soon = isClosed ? null : formatDeliveryTime(slots, checkout);
  const isUnanswered = isLost || error !== null;
  const soonUnknown =
    branch && (isUnanswered ? t("checkout.soonUnknown") : <Skeleton className="mt-1 h-4 w-24" />);
  return (
    <Card id="checkout-when" title={t("checkout.when")}>
      {pause && <PauseNote pause={pause} className="mb-2" />}
      {isClosed && !pause && <p className="mb-2 text-small text-bad-ink">{closedText}</p>}
      <div role="radiogroup" aria-label={t("checkout.when")} className="-my-2">
        <ChoiceRow
          name="when"
          isChosen={!draft.isLater}
          isDisabled={isClosed}
          onChange={() => changeDraft({ isLater: false })}
          label={t("checkout.soon")}
          note={isClosed ? undefined : (soon ?? soonUnknown)}
        />
        <ChoiceRow
          name="when"
          isChosen={draft.isLater}
          isDisabled={pause !== null && slots?.days.length === 0}
          onChange={() => changeDraft({ isLater: true })}
          label={t("checkout.later")}
          note={
            draft.isLater && draft.slot
              ? listedWords([
                  dayWords(draft.slot.day),
                  [draft.slot.time, draft.slot.time2].filter(Boolean).join("–"),
                ])
              : undefined
          }
        />
      </div>
      {draft.isLater && !(pause && slots?.days.length === 0) && (
        <Suspense fallback={<Skeleton className="mt-2 h-40" />}>
          <TimeSlotPicker
            slots={slots}
            branch={branch}
            error={error}
            chosen={draft.slot}
            onChoose={(slot) => changeDraft({ slot })}
            onRetry={reload}
          />
        </Suspense>
      )}
    </Card>
  );

  /** Returns for example "35–45 min", from the order's quote or else from the usual time of orders. Null if unknown. */
  function formatDeliveryTime(known: OrderTimeSlots | null, { quote }: CheckoutState): string | null {
    const counted = quote?.minutes ?? known?.minutes;
    if (counted == null) return null;
    const from = Math.ceil(Math.max(counted, leastMinutes) / MINUTE_STEP) * MINUTE_STEP;
    const range = `${formatNumber(from)}–${formatNumber(from + SHOWN_RANGE_MINUTES)}`;
    return t("product.minutes", { range });
  }
}

/** Returns for example "Closed, opens tomorrow at 10:00". Null while open. `PauseNote` shows a pause. */
function useClosedText({ branch }: CheckoutState): string | null {
  const wording = useWordingContext();
  const text = useText();
  const serviceType = useServiceType();
  if (!branch) return null;
  const { t, timeZone } = wording;
  const { isOpen, opensAt, holiday } = getBranchOpeningState({
    branch,
    serviceType,
    now: serverNow(),
    timeZone,
  });
  if (isOpen) return null;
  if (!opensAt) return t("hours.closed");
  const when = formatEventTime(opensAt, wording);
  return holiday
    ? t("checkout.holidayUntil", { holiday: text(holiday), when })
    : t("checkout.closedUntil", { when });
}
