import { useCallback, useEffect, useState } from "react";
import type { OrderTimeSlots } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import { changeCheckoutDraft, checkoutDraftStore } from "./draft.ts";
import { getTimeRangeMinutes, applyTimeRangeLength } from "./time-spans.ts";

const TIME_SLOTS_REFRESH_INTERVAL_MS = 60_000;

export interface TimeSlotsState {
  slots: OrderTimeSlots | null;
  error: ApiError | null;
  reload(): void;
}

export interface TimeSlotsFilter {
  branchId: string | null;
  serviceType: ServiceType;
  /** Preparation and delivery time of this order in minutes. Undefined before the first quote. */
  minutes: number | undefined;
}

/**
 * Loads the available times. Reloads them each minute and when the page becomes visible, so that fully booked times are
 * no longer offered [CH-2].
 */
export function useTimeSlots({ branchId, serviceType, minutes }: TimeSlotsFilter): TimeSlotsState {
  const [state, setState] = useState<{ slots: OrderTimeSlots | null; error: ApiError | null }>({
    slots: null,
    error: null,
  });
  const [attempts, setAttempts] = useState(0);
  const reload = useCallback(() => setAttempts((count) => count + 1), []);

  useEffect(() => {
    if (!branchId) return;
    const stop = new AbortController();
    const query = { branchId, serviceType, minutes };
    void call("GET /orders/v1/orders/slots", { query, signal: stop.signal }).then(({ data, error }) => {
      if (stop.signal.aborted) return;
      setState(({ slots }) => ({ slots: data ?? slots, error }));
      if (data) clearUnavailableTimeSlot(data);
    });
    return () => stop.abort();
  }, [branchId, serviceType, minutes, attempts]);

  useEffect(() => {
    const timer = setInterval(reload, TIME_SLOTS_REFRESH_INTERVAL_MS);
    const reloadIfVisible = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", reloadIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", reloadIfVisible);
    };
  }, [reload]);

  return { ...state, reload };
}

/**
 * Clears the selected time if it is no longer offered. If only the end of its range is no longer offered, clears the
 * end.
 */
function clearUnavailableTimeSlot({ days }: OrderTimeSlots): void {
  const { slot } = checkoutDraftStore.get();
  if (!slot) return;
  const day = days.find((each) => each.day === slot.day);
  if (!day?.slots.some(({ time }) => time === slot.time)) return changeCheckoutDraft({ slot: null });
  if (slot.time2) changeCheckoutDraft({ slot: applyTimeRangeLength(slot, getTimeRangeMinutes(slot), days) });
}
