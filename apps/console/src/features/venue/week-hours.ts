import { type DayHours, WEEK_NAMES, type WeekName } from "@dasturxon/domain/hours";

export type Service = "DELIVERY" | "PICK_UP" | "DINE_IN";
export const SERVICES: readonly Service[] = ["DELIVERY", "PICK_UP", "DINE_IN"];

/** A weekday's hours as the form has them. */
export type WrittenDay = DayHours & { open: string; close: string; isDayOff: boolean };
export interface WeekHours {
  type: Service;
  hours: WrittenDay[];
}

const usual = (weekName: WeekName, isDayOff: boolean): WrittenDay => ({
  weekName,
  open: "10:00",
  close: "22:00",
  isDayOff,
});

/** The usual week of every service: what a new branch begins with. */
export const usualWeek = (): WeekHours[] =>
  SERVICES.map((type) => ({ type, hours: WEEK_NAMES.map((name) => usual(name, false)) }));

/** The hours of one day of a service; a day that is not told is off. */
export function dayIn(week: readonly WeekHours[], type: Service, name: WeekName): WrittenDay {
  const own = week.find((hours) => hours.type === type)?.hours.find(({ weekName }) => weekName === name);
  return own ?? usual(name, true);
}

/** The same week with other days of one service. */
export function withDays(week: readonly WeekHours[], type: Service, days: WrittenDay[]): WeekHours[] {
  const others = week.filter((hours) => hours.type !== type);
  const before = week.find((hours) => hours.type === type)?.hours ?? [];
  const kept = before.filter(({ weekName }) => !days.some((day) => day.weekName === weekName));
  const hours = [...kept, ...days].sort(
    (a, b) => WEEK_NAMES.indexOf(a.weekName) - WEEK_NAMES.indexOf(b.weekName),
  );
  return [...others, { type, hours }].sort((a, b) => SERVICES.indexOf(a.type) - SERVICES.indexOf(b.type));
}

/** One day's hours on every day of the service. */
export function onEveryDay(week: readonly WeekHours[], type: Service, from: WrittenDay): WeekHours[] {
  return withDays(
    week,
    type,
    WEEK_NAMES.map((weekName) => ({ ...from, weekName })),
  );
}

/** One service's week in every service. */
export function inEveryService(week: readonly WeekHours[], type: Service): WeekHours[] {
  const days = WEEK_NAMES.map((name) => dayIn(week, type, name));
  return SERVICES.map((each) => ({ type: each, hours: days }));
}
