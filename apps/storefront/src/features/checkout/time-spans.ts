import type { OrderTimeSlots } from "@dasturxon/contract";
import { parseMinutesOfDay } from "@dasturxon/domain/time-zone";
import type { ChosenTimeSlot } from "./draft.ts";

type OfferedTimeSlotDays = OrderTimeSlots["days"];

/** Lengths of the time ranges to choose from, in minutes. */
const TIME_RANGE_LENGTHS_MINUTES = [30, 60, 120];

const MINUTE_MS = 60_000;

/** Returns the time ranges that start at the selected time and end at another offered time [EN-7]. */
export function listTimeRanges(
  { day, time }: ChosenTimeSlot,
  days: OfferedTimeSlotDays,
): { minutes: number; day2: string; time2: string }[] {
  const start = days.find((each) => each.day === day)?.slots.find((slot) => slot.time === time);
  if (!start) return [];
  const ends = days.flatMap((each) => each.slots.map((slot) => ({ ...slot, day: each.day })));
  return TIME_RANGE_LENGTHS_MINUTES.flatMap((minutes) => {
    const at = Date.parse(start.at) + minutes * MINUTE_MS;
    const end = ends.find((slot) => Date.parse(slot.at) === at);
    return end ? [{ minutes, day2: end.day, time2: end.time }] : [];
  });
}

/** Returns the selected time with a range of the given length in minutes, or without a range if it is not offered. */
export function applyTimeRangeLength(
  { day, time }: ChosenTimeSlot,
  minutes: number,
  days: OfferedTimeSlotDays,
): ChosenTimeSlot {
  const span = listTimeRanges({ day, time }, days).find((each) => each.minutes === minutes);
  return span ? { day, time, day2: span.day2, time2: span.time2 } : { day, time };
}

/** Returns the length of the selected time range in minutes, or 0 for an exact time. It may end after midnight. */
export function getTimeRangeMinutes({ time, time2 }: ChosenTimeSlot): number {
  if (!time2) return 0;
  const minutes = (parseMinutesOfDay(time2) ?? 0) - (parseMinutesOfDay(time) ?? 0);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}
