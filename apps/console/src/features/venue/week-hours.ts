import { STORE_SERVICE_TYPES, type StoreServiceType } from "@dasturxon/domain/order-status";
import { type DayHours, WEEKDAYS, type Weekday } from "@dasturxon/domain/hours";

export type ServiceType = StoreServiceType;
export const SERVICE_TYPES: readonly ServiceType[] = STORE_SERVICE_TYPES;

/** Hours of a weekday as form values. */
export type DayHoursDraft = DayHours & { open: string; close: string; isDayOff: boolean };
export interface WeekHours {
  type: ServiceType;
  hours: DayHoursDraft[];
}

const createDefaultDay = (weekName: Weekday, isDayOff: boolean): DayHoursDraft => ({
  weekName,
  open: "10:00",
  close: "22:00",
  isDayOff,
});

/** Returns the default week of every service for a new branch. */
export const createDefaultWeek = (): WeekHours[] =>
  SERVICE_TYPES.map((type) => ({ type, hours: WEEKDAYS.map((name) => createDefaultDay(name, false)) }));

/** Returns the opening hours of a service on one day of the week. A day without stored hours is closed. */
export function getDayHours(week: readonly WeekHours[], type: ServiceType, name: Weekday): DayHoursDraft {
  const own = week.find((hours) => hours.type === type)?.hours.find(({ weekName }) => weekName === name);
  return own ?? createDefaultDay(name, true);
}

/** Returns the week with the given days of one service replaced. */
export function replaceServiceDays(
  week: readonly WeekHours[],
  type: ServiceType,
  days: DayHoursDraft[],
): WeekHours[] {
  const others = week.filter((hours) => hours.type !== type);
  const before = week.find((hours) => hours.type === type)?.hours ?? [];
  const kept = before.filter(({ weekName }) => !days.some((day) => day.weekName === weekName));
  const hours = [...kept, ...days].sort(
    (a, b) => WEEKDAYS.indexOf(a.weekName) - WEEKDAYS.indexOf(b.weekName),
  );
  return [...others, { type, hours }].sort(
    (a, b) => SERVICE_TYPES.indexOf(a.type) - SERVICE_TYPES.indexOf(b.type),
  );
}

/** Copies the hours of one day to every day of the service. */
export function copyHoursToDays(
  week: readonly WeekHours[],
  type: ServiceType,
  from: DayHoursDraft,
): WeekHours[] {
  return replaceServiceDays(
    week,
    type,
    WEEKDAYS.map((weekName) => ({ ...from, weekName })),
  );
}

/** Copies the week of one service to every service. */
export function copyWeekToServices(week: readonly WeekHours[], type: ServiceType): WeekHours[] {
  const days = WEEKDAYS.map((name) => getDayHours(week, type, name));
  return SERVICE_TYPES.map((each) => ({ type: each, hours: days }));
}
