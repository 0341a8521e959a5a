import { STORE_SERVICE_TYPES, type StoreServiceType } from "@dasturxon/domain/order-status";
import { type DayHours, WEEK_NAMES, type WeekName } from "@dasturxon/domain/hours";

export type Service = StoreServiceType;
export const SERVICES: readonly Service[] = STORE_SERVICE_TYPES;

/** Hours of a weekday as form values. */
export type DayHoursDraft = DayHours & { open: string; close: string; isDayOff: boolean };
export interface WeekHours {
  type: Service;
  hours: DayHoursDraft[];
}

const usual = (weekName: WeekName, isDayOff: boolean): DayHoursDraft => ({
  weekName,
  open: "10:00",
  close: "22:00",
  isDayOff,
});

/** Returns the default week of every service for a new branch. */
export const usualWeek = (): WeekHours[] =>
  SERVICES.map((type) => ({ type, hours: WEEK_NAMES.map((name) => usual(name, false)) }));

/** Returns the hours of a service on one day. A missing day is closed. */
export function dayIn(week: readonly WeekHours[], type: Service, name: WeekName): DayHoursDraft {
  const own = week.find((hours) => hours.type === type)?.hours.find(({ weekName }) => weekName === name);
  return own ?? usual(name, true);
}

/** Returns the week with the given days of one service replaced. */
export function withDays(week: readonly WeekHours[], type: Service, days: DayHoursDraft[]): WeekHours[] {
  const others = week.filter((hours) => hours.type !== type);
  const before = week.find((hours) => hours.type === type)?.hours ?? [];
  const kept = before.filter(({ weekName }) => !days.some((day) => day.weekName === weekName));
  const hours = [...kept, ...days].sort(
    (a, b) => WEEK_NAMES.indexOf(a.weekName) - WEEK_NAMES.indexOf(b.weekName),
  );
  return [...others, { type, hours }].sort((a, b) => SERVICES.indexOf(a.type) - SERVICES.indexOf(b.type));
}

/** Copies the hours of one day to every day of the service. */
export function onEveryDay(week: readonly WeekHours[], type: Service, from: DayHoursDraft): WeekHours[] {
  return withDays(
    week,
    type,
    WEEK_NAMES.map((weekName) => ({ ...from, weekName })),
  );
}

/** Copies the week of one service to every service. */
export function inEveryService(week: readonly WeekHours[], type: Service): WeekHours[] {
  const days = WEEK_NAMES.map((name) => dayIn(week, type, name));
  return SERVICES.map((each) => ({ type: each, hours: days }));
}
