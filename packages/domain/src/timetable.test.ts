import { expect, test } from "vitest";
import { WEEKDAYS } from "./hours.ts";
import { findServingState } from "./timetable.ts";

const timeZone = "Asia/Tashkent";
const createTimetableMoment = (instant: string) => ({ instant, timeZone });
const createDailyTimetable = (from: string, to: string) => [{ days: WEEKDAYS, from, to }];
const breakfast = createDailyTimetable("07:00", "11:00");

test("[MN-7] a product without a timetable is always served", () => {
  expect(findServingState(null, createTimetableMoment("2026-03-02T03:00:00Z"))).toEqual({ isServed: true });
  expect(findServingState([], createTimetableMoment("2026-03-02T03:00:00Z"))).toEqual({ isServed: true });
});

test("[MN-7] breakfast is served in the brand's time zone: from its opening minute, not at its closing one", () => {
  expect(findServingState(breakfast, createTimetableMoment("2026-03-02T01:59:59Z")).isServed).toBe(false);
  expect(findServingState(breakfast, createTimetableMoment("2026-03-02T02:00:00Z")).isServed).toBe(true);
  expect(findServingState(breakfast, createTimetableMoment("2026-03-02T05:59:59Z")).isServed).toBe(true);
  expect(findServingState(breakfast, createTimetableMoment("2026-03-02T06:00:00Z"))).toEqual({
    isServed: false,
    from: "07:00",
    to: "11:00",
    opensAt: new Date("2026-03-03T02:00:00Z"),
  });
});

test("[MN-7] hours past midnight belong to the day they began", () => {
  const friday = [{ days: ["FRIDAY" as const], from: "22:00", to: "03:00" }];
  // 2026-03-06 is a Friday. 19:30 UTC is half past midnight on Saturday in Tashkent.
  expect(findServingState(friday, createTimetableMoment("2026-03-06T19:30:00Z")).isServed).toBe(true);
  expect(findServingState(friday, createTimetableMoment("2026-03-05T19:30:00Z")).isServed).toBe(false);
  expect(findServingState(friday, createTimetableMoment("2026-03-06T22:00:00Z")).isServed).toBe(false);
});

test("[MN-7] returns the next of several hours, with their day", () => {
  const hours = [
    ...createDailyTimetable("12:00", "15:00"),
    { days: ["SUNDAY" as const], from: "18:00", to: "21:00" },
  ];
  const state = findServingState(hours, createTimetableMoment("2026-03-08T11:00:00Z"));
  expect(state).toMatchObject({ from: "18:00", to: "21:00", opensAt: new Date("2026-03-08T13:00:00Z") });
});

test("[MN-7] equal times are the whole day, invalid hours never begin", () => {
  expect(
    findServingState(createDailyTimetable("00:00", "00:00"), createTimetableMoment("2026-03-02T20:00:00Z"))
      .isServed,
  ).toBe(true);
  expect(
    findServingState(createDailyTimetable("soon", "late"), createTimetableMoment("2026-03-02T20:00:00Z")),
  ).toMatchObject({ opensAt: null });
});
