import { expect, test } from "vitest";
import {
  getDayHours,
  copyWeekToServices,
  copyHoursToDays,
  createDefaultWeek,
  replaceServiceDays,
} from "./week-hours.ts";

const monday = {
  weekName: "MONDAY",
  open: "08:00",
  close: "14:00",
  extraOpen: "16:00",
  extraClose: "23:00",
  isDayOff: false,
} as const;

test("[BN-4] changes a day in its service only, and the week stays sorted", () => {
  const week = replaceServiceDays(createDefaultWeek(), "PICK_UP", [monday]);
  expect(getDayHours(week, "PICK_UP", "MONDAY")).toEqual(monday);
  expect(getDayHours(week, "DELIVERY", "MONDAY").open).toBe("10:00");
  expect(week.map(({ type }) => type)).toEqual(["DELIVERY", "PICK_UP", "DINE_IN"]);
  expect(week[1]?.hours[0]?.weekName).toBe("MONDAY");
  expect(week[1]?.hours).toHaveLength(7);
});

test("[BN-4] copies a day's hours to all days, and a service's week to all services", () => {
  const week = copyHoursToDays(createDefaultWeek(), "DELIVERY", monday);
  expect(getDayHours(week, "DELIVERY", "SUNDAY")).toEqual({ ...monday, weekName: "SUNDAY" });
  expect(getDayHours(week, "DINE_IN", "SUNDAY").open).toBe("10:00");
  expect(getDayHours(copyWeekToServices(week, "DELIVERY"), "DINE_IN", "SUNDAY").close).toBe("14:00");
});

test("[BN-4] a day without hours is off", () => {
  expect(getDayHours([], "DELIVERY", "FRIDAY").isDayOff).toBe(true);
});
