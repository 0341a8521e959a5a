import { mustBeInstant } from "@dasturxon/domain/instant";
import { addDays, dayOf, instantAt, minutesOf } from "@dasturxon/domain/time-zone";
import type { Menu } from "../../platform/shapes.ts";

/**
 * Milliseconds until the clock alone may change how the menu looks: a stop or a pause ends, hours begin or end, "today"
 * becomes another day. Null where nothing in it has a time.
 */
export function changesIn(menu: Menu, { now, timeZone }: { now: number; timeZone: string }): number | null {
  const hours = menu.products.flatMap(({ timetable }) => timetable ?? []);
  const ends = [...menu.products.map(({ stop }) => stop?.until), ...menu.pauses.map(({ until }) => until)];
  const moments = ends.flatMap((until) => (until ? mustBeInstant(until) : []));
  if (hours.length === 0 && moments.length === 0) return null;
  const today = dayOf(now, timeZone);
  for (const time of new Set(["00:00", ...hours.flatMap(({ from, to }) => [from, to])])) {
    for (const day of [today, addDays(today, 1)])
      moments.push(instantAt(day, minutesOf(time) ?? 0, timeZone).getTime());
  }
  return Math.min(...moments.filter((moment) => moment > now)) - now;
}
