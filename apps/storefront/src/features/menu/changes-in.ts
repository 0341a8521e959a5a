import { requireInstantMs } from "@dasturxon/domain/instant";
import { addDays, dayFromInstant, instantFromWallTime, parseMinutesOfDay } from "@dasturxon/domain/time-zone";
import type { Menu } from "../../platform/shapes.ts";

/**
 * Returns the milliseconds until the menu changes only by time: a stop or pause ends, serving hours start or end, or
 * the day changes. Null if nothing in the menu depends on time.
 */
export function getMsUntilMenuChange(
  menu: Menu,
  { now, timeZone }: { now: number; timeZone: string },
): number | null {
  const hours = menu.products.flatMap(({ timetable }) => timetable ?? []);
  const ends = [...menu.products.map(({ stop }) => stop?.until), ...menu.pauses.map(({ until }) => until)];
  const moments = ends.flatMap((until) => (until ? requireInstantMs(until) : []));
  if (hours.length === 0 && moments.length === 0) return null;
  const today = dayFromInstant(now, timeZone);
  for (const time of new Set(["00:00", ...hours.flatMap(({ from, to }) => [from, to])])) {
    for (const day of [today, addDays(today, 1)])
      moments.push(instantFromWallTime(day, parseMinutesOfDay(time) ?? 0, timeZone).getTime());
  }
  return Math.min(...moments.filter((moment) => moment > now)) - now;
}
