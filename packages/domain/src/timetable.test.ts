import { expect, test } from "vitest";
import { WEEK_NAMES } from "./hours.ts";
import { servingState } from "./timetable.ts";

const timeZone = "Asia/Tashkent";
const at = (instant: string) => ({ instant, timeZone });
const daily = (from: string, to: string) => [{ days: WEEK_NAMES, from, to }];
const breakfast = daily("07:00", "11:00");

test("[MN-7] a product without a timetable is always served", () => {
  expect(servingState(null, at("2026-03-02T03:00:00Z"))).toEqual({ isServed: true });
  expect(servingState([], at("2026-03-02T03:00:00Z"))).toEqual({ isServed: true });
});

test("[MN-7] breakfast is served in the brand's time zone: from its opening minute, not at its closing one", () => {
  expect(servingState(breakfast, at("2026-03-02T01:59:59Z")).isServed).toBe(false);
  expect(servingState(breakfast, at("2026-03-02T02:00:00Z")).isServed).toBe(true);
  expect(servingState(breakfast, at("2026-03-02T05:59:59Z")).isServed).toBe(true);
  expect(servingState(breakfast, at("2026-03-02T06:00:00Z"))).toEqual({
    isServed: false,
    from: "07:00",
    to: "11:00",
    opensAt: new Date("2026-03-03T02:00:00Z"),
  });
});

test("[MN-7] hours past midnight belong to the day they began", () => {
  const friday = [{ days: ["FRIDAY" as const], from: "22:00", to: "03:00" }];
  // 2026-03-06 is a Friday; 19:30 UTC is half past midnight on Saturday.
  expect(servingState(friday, at("2026-03-06T19:30:00Z")).isServed).toBe(true);
  expect(servingState(friday, at("2026-03-05T19:30:00Z")).isServed).toBe(false);
  expect(servingState(friday, at("2026-03-06T22:00:00Z")).isServed).toBe(false);
});

test("[MN-7] returns the next of several hours, with their day", () => {
  const hours = [...daily("12:00", "15:00"), { days: ["SUNDAY" as const], from: "18:00", to: "21:00" }];
  const state = servingState(hours, at("2026-03-08T11:00:00Z"));
  expect(state).toMatchObject({ from: "18:00", to: "21:00", opensAt: new Date("2026-03-08T13:00:00Z") });
});

test("[MN-7] equal times are the whole day, invalid hours never begin", () => {
  expect(servingState(daily("00:00", "00:00"), at("2026-03-02T20:00:00Z")).isServed).toBe(true);
  expect(servingState(daily("soon", "late"), at("2026-03-02T20:00:00Z"))).toMatchObject({ opensAt: null });
});
