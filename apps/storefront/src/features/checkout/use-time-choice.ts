import { useEffect, useRef } from "react";
import { formatNumber, formatTime } from "@dasturxon/domain/format";
import type { OrderTimeSlots } from "@dasturxon/contract";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import { useInstantFormatContext, formatEventTime } from "../../shop/brand/when-text.ts";
import { connectionStore } from "../../platform/connection.ts";
import { useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { getBranchOpeningState } from "../../shop/location/branch-hours.ts";
import { useBranchPause } from "../../shop/menu/pauses.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { changeCheckoutDraft } from "./draft.ts";
import type { TimeSlotsState } from "./time-slots.ts";
import type { CheckoutState } from "./use-checkout.ts";

const SOONEST_TIME_STEP_MINUTES = 5;
const SHOWN_TIME_RANGE_MINUTES = 10;
const MINUTE_MS = 60_000;

export interface TimeChoice {
  times: TimeSlotsState;
  /** Pause of the branch's orders. Null if orders are accepted. */
  pause: ReturnType<typeof useBranchPause>;
  /** Reason why an order for as soon as possible is not accepted, without a pause. Null if it is accepted. */
  closedText: string | null;
  /** Whether the branch accepts no order for as soon as possible. */
  isClosed: boolean;
  /** Whether no time can be chosen either, because orders are paused without an end. */
  isPausedForGood: boolean;
  /** Time of an order for as soon as possible. Null if it is unknown or such an order is not accepted. */
  soon: SoonestOrderTime | null;
  /** Whether the time of an order for as soon as possible (`soon`) is unknown because a request failed. */
  isUnanswered: boolean;
}

interface SoonestOrderTime {
  /** Time range as text, for example "35–45 min". */
  range: string;
  /** Time as text in the branch's time zone, for example "18:50". */
  at: string;
}

/**
 * Returns the state of the choice of the order's time: as soon as possible, or an available day and time [CH-2].
 * Selects a scheduled order if the branch is closed or paused.
 */
export function useTimeChoice(checkout: CheckoutState, times: TimeSlotsState): TimeChoice {
  const t = useT();
  const { draft, basics } = checkout;
  const settings = useOrderSettings();
  const { slots, error } = times;
  const { isLost } = connectionStore.use();
  const { timeZone } = useBrand().merchant;
  const closed = useClosedText(checkout);
  const known = useBranchPause();
  const pause = slots ? slots.pause : known;
  const tooLate = slots?.closesBeforeReadyAt ?? null;
  const isClosed = (slots ? !slots.isOpenNow : closed !== null) || pause !== null || tooLate !== null;
  useLaterOrderWhileClosed({ slots, isClosed, draft });
  useReloadTimesAfterPause(known, times.reload);
  // While the delivery address is unknown, the delivery takes at least the time that the menu shows.
  const isPlaceUnknown = useServiceType() === "DELIVERY" && !basics?.address;
  const leastMinutes = (isPlaceUnknown && settings?.deliveryFrom?.minutes) || 0;
  const closedText = tooLate
    ? t("checkout.closesBeforeReady", { time: formatTime(tooLate, timeZone) })
    : (closed ?? t("hours.closed"));
  return {
    times,
    pause,
    closedText: isClosed && !pause ? closedText : null,
    isClosed,
    isPausedForGood: pause !== null && slots?.days.length === 0,
    soon: isClosed ? null : findSoonTime(),
    isUnanswered: isLost || error !== null,
  };

  /**
   * Returns the time of an order for as soon as possible, from the minutes in the order's quote, or else from the usual
   * minutes of orders.
   */
  function findSoonTime(): SoonestOrderTime | null {
    const counted = checkout.quote?.minutes ?? slots?.minutes;
    if (counted == null) return null;
    const minutes = Math.max(counted, leastMinutes);
    const from = Math.ceil(minutes / SOONEST_TIME_STEP_MINUTES) * SOONEST_TIME_STEP_MINUTES;
    const step = SOONEST_TIME_STEP_MINUTES * MINUTE_MS;
    const at = Math.ceil((getServerTimeMs() + minutes * MINUTE_MS) / step) * step;
    const range = `${formatNumber(from)}–${formatNumber(from + SHOWN_TIME_RANGE_MINUTES)}`;
    return { range: t("product.minutes", { range }), at: formatTime(at, timeZone) };
  }
}

interface LaterOrderInput {
  slots: OrderTimeSlots | null;
  isClosed: boolean;
  draft: CheckoutState["draft"];
}

/**
 * Selects a scheduled order while the branch is closed or paused, because only such an order is possible. Returns the
 * customer to "as soon as possible" when it is available again, unless they have chosen a time.
 */
function useLaterOrderWhileClosed({ slots, isClosed, draft: { isLater, slot } }: LaterOrderInput): void {
  const isLaterOnly =
    slots !== null &&
    (!slots.isOpenNow ||
      slots.closesBeforeReadyAt !== null ||
      (slots.pause !== null && slots.days.length > 0));
  const isSoonAgain = slots !== null && !isClosed;
  const wasMovedLater = useRef(false);
  useEffect(() => {
    if (isLaterOnly && !isLater) {
      wasMovedLater.current = true;
      changeCheckoutDraft({ isLater: true });
    } else if (isSoonAgain && wasMovedLater.current) {
      wasMovedLater.current = false;
      if (!slot) changeCheckoutDraft({ isLater: false });
    }
  }, [isLaterOnly, isSoonAgain, isLater, slot]);
}

/** Reloads the times when a pause begins or ends while the page is open, because it changes the available times. */
function useReloadTimesAfterPause(pause: ReturnType<typeof useBranchPause>, reload: () => void): void {
  const pauseEnd = pause && (pause.until ?? "open");
  const shownEnd = useRef(pauseEnd);
  useEffect(() => {
    if (shownEnd.current !== pauseEnd) reload();
    shownEnd.current = pauseEnd;
  }, [pauseEnd, reload]);
}

/** Returns for example "Closed, opens tomorrow at 10:00". Null while open. `PauseNote` shows a pause. */
function useClosedText({ branch }: CheckoutState): string | null {
  const wording = useInstantFormatContext();
  const text = useText();
  const serviceType = useServiceType();
  if (!branch) return null;
  const { t, timeZone } = wording;
  const { isOpen, opensAt, holiday } = getBranchOpeningState({
    branch,
    serviceType,
    now: getServerTimeMs(),
    timeZone,
  });
  if (isOpen) return null;
  if (!opensAt) return t("hours.closed");
  const when = formatEventTime(opensAt, wording);
  return holiday
    ? t("checkout.holidayUntil", { holiday: text(holiday), when })
    : t("checkout.closedUntil", { when });
}
