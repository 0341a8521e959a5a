import { STORE_SERVICE_TYPES, type StoreServiceType } from "@dasturxon/domain/order-status";
import { type DayHours, WEEK_NAMES, type WeekName } from "@dasturxon/domain/hours";

export type Service = StoreServiceType;
export const SERVICE_TYPES: readonly Service[] = STORE_SERVICE_TYPES;

/** Hours of a weekday as form values. */
export type DayHoursDraft = DayHours & { open: string; close: string; isDayOff: boolean };
export interface WeekHours {
  type: Service;
  hours: DayHoursDraft[];
}

const createUsualDay = (weekName: WeekName, isDayOff: boolean): DayHoursDraft => ({
  weekName,
  open: "10:00",
  close: "22:00",
  isDayOff,
});

/** Returns the default week of every service for a new branch. */
export const createUsualWeek = (): WeekHours[] =>
  SERVICE_TYPES.map((type) => ({ type, hours: WEEK_NAMES.map((name) => createUsualDay(name, false)) }));

/** Returns the hours of a service on one day. A missing day is closed. */
export function getDayHours(week: readonly WeekHours[], type: Service, name: WeekName): DayHoursDraft {
  const own = week.find((hours) => hours.type === type)?.hours.find(({ weekName }) => weekName === name);
  return own ?? createUsualDay(name, true);
}

/** Returns the week with the given days of one service replaced. */
export function replaceDays(week: readonly WeekHours[], type: Service, days: DayHoursDraft[]): WeekHours[] {
  const others = week.filter((hours) => hours.type !== type);
  const before = week.find((hours) => hours.type === type)?.hours ?? [];
  const kept = before.filter(({ weekName }) => !days.some((day) => day.weekName === weekName));
  const hours = [...kept, ...days].sort(
    (a, b) => WEEK_NAMES.indexOf(a.weekName) - WEEK_NAMES.indexOf(b.weekName),
  );
  return [...others, { type, hours }].sort(
    (a, b) => SERVICE_TYPES.indexOf(a.type) - SERVICE_TYPES.indexOf(b.type),
  );
}

/** Copies the hours of one day to every day of the service. */
export function copyHoursToDays(week: readonly WeekHours[], type: Service, from: DayHoursDraft): WeekHours[] {
  return replaceDays(
    week,
    type,
    WEEK_NAMES.map((weekName) => ({ ...from, weekName })),
  );
}

/** Copies the week of one service to every service. */
export function copyWeekToServices(week: readonly WeekHours[], type: Service): WeekHours[] {
  const days = WEEK_NAMES.map((name) => getDayHours(week, type, name));
  return SERVICE_TYPES.map((each) => ({ type: each, hours: days }));
}
