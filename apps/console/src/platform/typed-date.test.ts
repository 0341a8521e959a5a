import { expect, test } from "vitest";
import { parseTypedDate, formatTypedDate } from "./typed-date.ts";

test.each([
  ["2.3.2026", "2026-03-02"],
  ["02.03.2026", "2026-03-02"],
  ["02/03/2026", "2026-03-02"],
  ["02-03-2026", "2026-03-02"],
  ["2 3 2026", "2026-03-02"],
  ["02032026", "2026-03-02"],
  [" 2026-03-02 ", "2026-03-02"],
  ["٠٢.٠٣.٢٠٢٦", "2026-03-02"],
  ["29.02.2028", "2028-02-29"],
])("[FM-2] reads %s with the day first", (typed, day) => {
  expect(parseTypedDate(typed, false)).toBe(day);
});

test.each([
  "",
  "2",
  "2.3",
  "2.3.26",
  "31.02.2026",
  "29.02.2026",
  "12/31/2026",
  "0.3.2026",
  "2026-13-01",
  "02.03.2026 10:00",
  "second of March",
  "2.3.20266",
])("[FM-2] refuses %j as a date", (typed) => {
  expect(parseTypedDate(typed, false)).toBeNull();
});

test.each([
  ["2.3.2026", "2026-03-02T00:00"],
  ["2.3.2026 9", "2026-03-02T09:00"],
  ["2.3.2026 9.30", "2026-03-02T09:30"],
  ["02.03.2026, 23:59", "2026-03-02T23:59"],
  ["2026-03-02T09:30", "2026-03-02T09:30"],
  ["02032026", "2026-03-02T00:00"],
])("[FM-2] reads %s as a date with a time", (typed, moment) => {
  expect(parseTypedDate(typed, true)).toBe(moment);
});

test.each(["2.3.2026 24:00", "2.3.2026 24:30", "2.3.2026 9:75", "2.3.2026 9:3", "09:30", "2.3.2026 nine"])(
  "[FM-2] refuses %s as a date with a time",
  (typed) => {
    expect(parseTypedDate(typed, true)).toBeNull();
  },
);

test("[FM-2] formats a date with the day first and reads it back unchanged", () => {
  expect(formatTypedDate("2026-03-02")).toBe("02.03.2026");
  expect(formatTypedDate("2026-03-02T09:30")).toBe("02.03.2026 09:30");
  expect(formatTypedDate("")).toBe("");
  expect(parseTypedDate(formatTypedDate("2026-03-02T09:30"), true)).toBe("2026-03-02T09:30");
});
