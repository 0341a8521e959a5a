import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  dayFromInstant,
  instantFromWallTime,
  parseMinutesOfDay,
  findUtcOffsetMs,
  formatTimeLabel,
  timeFromInstant,
  toWeekdayIndex,
  weekdayIndexFromDay,
} from "./time-zone.ts";

const TESTED_TIME_ZONES = [
  "Asia/Tashkent",
  "Asia/Almaty",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Africa/Casablanca",
  "UTC",
];

test("[BN-4] local time in Tashkent is five hours ahead of UTC", () => {
  expect(instantFromWallTime("2026-03-04", 9 * 60, "Asia/Tashkent").toISOString()).toBe(
    "2026-03-04T04:00:00.000Z",
  );
  expect(dayFromInstant("2026-03-04T19:00:00Z", "Asia/Tashkent")).toBe("2026-03-05");
  expect(timeFromInstant("2026-03-04T19:00:00Z", "Asia/Tashkent")).toBe("00:00");
});

test("[BN-4] a skipped hour moves forward by the gap and a repeated one means the first", () => {
  expect(instantFromWallTime("2026-03-29", 150, "Europe/Berlin").toISOString()).toBe(
    "2026-03-29T01:30:00.000Z",
  );
  expect(instantFromWallTime("2026-10-25", 150, "Europe/Berlin").toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
  expect(findUtcOffsetMs("2026-07-01T00:00:00Z", "Europe/Berlin")).toBe(7_200_000);
});

test("[BN-4] in any time zone a day and minute convert to a time and back, except in a skipped hour", () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(
      fc.constantFrom(...TESTED_TIME_ZONES),
      fc.integer({ min: 0, max: 3_000 }),
      minutes,
      (zone, offset, minute) => {
        const day = addDays("2022-01-01", offset);
        const at = instantFromWallTime(day, minute, zone);
        const shown = `${dayFromInstant(at, zone)} ${timeFromInstant(at, zone)}`;
        const isSkipped = findUtcOffsetMs(at.getTime() - 7_200_000, zone) !== findUtcOffsetMs(at, zone);
        expect(isSkipped || shown === `${day} ${formatTimeLabel(minute)}`).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test("[BN-4] reads times as HH:mm up to 24:00 and refuses others", () => {
  expect(["09:30", "9:05", "00:00", "24:00", "09:30:00"].map(parseMinutesOfDay)).toEqual([
    570, 545, 0, 1440, 570,
  ]);
  expect(["24:01", "25:00", "12:60", "noon", "", null].map(parseMinutesOfDay)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("[BN-4] refuses unknown time zones and days", () => {
  expect(() => instantFromWallTime("tomorrow", 0, "UTC")).toThrow(RangeError);
  expect(() => dayFromInstant("never", "UTC")).toThrow(RangeError);
  expect(() => dayFromInstant(0, "Mars/Base")).toThrow(RangeError);
});

test("[BN-4] returns the weekday of a day, Sunday first", () => {
  expect([weekdayIndexFromDay("2026-11-22"), weekdayIndexFromDay("2026-11-28"), toWeekdayIndex(8)]).toEqual([
    0, 6, 1,
  ]);
});
