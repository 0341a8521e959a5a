import { minutesOf } from "@dasturxon/domain/time-zone";

export type DayPart = "night" | "morning" | "midday" | "evening";

/** Each part with the minute of the day that it ends before. */
const ENDS: [DayPart, number][] = [
  ["night", 5 * 60],
  ["morning", 12 * 60],
  ["midday", 17 * 60],
  ["evening", 24 * 60],
];

/** Times of one day, `HH:mm`, by the part of the day that they are in; parts without any left out. */
export function byDayPart<T extends { time: string }>(slots: readonly T[]): { part: DayPart; slots: T[] }[] {
  return ENDS.map(([part]) => ({ part, slots: slots.filter(({ time }) => partOf(time) === part) })).filter(
    (group) => group.slots.length > 0,
  );
}

function partOf(time: string): DayPart {
  const minute = minutesOf(time) ?? 0;
  return ENDS.find(([, end]) => minute < end)?.[0] ?? "evening";
}
