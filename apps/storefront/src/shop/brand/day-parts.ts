import { parseMinutesOfDay } from "@dasturxon/domain/time-zone";

export type DayPart = "night" | "morning" | "midday" | "evening";

/** Parts of the day, each with its end as a minute of the day (exclusive). */
const DAY_PART_ENDS: [DayPart, number][] = [
  ["night", 5 * 60],
  ["morning", 12 * 60],
  ["midday", 17 * 60],
  ["evening", 24 * 60],
];

/** Groups times of one day, `HH:mm`, by the part of the day. Omits parts without times. */
export function groupByDayPart<T extends { time: string }>(
  slots: readonly T[],
): { part: DayPart; slots: T[] }[] {
  return DAY_PART_ENDS.map(([part]) => ({
    part,
    slots: slots.filter(({ time }) => findDayPart(time) === part),
  })).filter((group) => group.slots.length > 0);
}

function findDayPart(time: string): DayPart {
  const minute = parseMinutesOfDay(time) ?? 0;
  return DAY_PART_ENDS.find(([, end]) => minute < end)?.[0] ?? "evening";
}
