import { expect, test } from "vitest";
import { getTimeRangeMinutes, listTimeRanges, applyTimeRangeLength } from "./time-spans.ts";

const createSlot = (day: string, time: string) => ({
  time,
  at: new Date(`${day}T${time}:00+05:00`).toISOString(),
});
const days = [
  { day: "2026-03-02", slots: ["18:00", "18:30", "23:30"].map((time) => createSlot("2026-03-02", time)) },
  { day: "2026-03-03", slots: ["00:00", "00:30"].map((time) => createSlot("2026-03-03", time)) },
];

test("[EN-7] offers only spans that end at an offered time, also past midnight", () => {
  expect(listTimeRanges({ day: "2026-03-02", time: "18:00" }, days)).toEqual([
    { minutes: 30, day2: "2026-03-02", time2: "18:30" },
  ]);
  expect(listTimeRanges({ day: "2026-03-02", time: "23:30" }, days)).toEqual([
    { minutes: 30, day2: "2026-03-03", time2: "00:00" },
    { minutes: 60, day2: "2026-03-03", time2: "00:30" },
  ]);
  expect(listTimeRanges({ day: "2026-03-04", time: "18:00" }, days)).toEqual([]);
});

test("[EN-7] another time keeps the length of the span if possible, and is a fixed time otherwise", () => {
  const span = applyTimeRangeLength({ day: "2026-03-02", time: "23:30" }, 60, days);
  expect(span).toEqual({ day: "2026-03-02", time: "23:30", day2: "2026-03-03", time2: "00:30" });
  expect(getTimeRangeMinutes(span)).toBe(60);
  const exact = applyTimeRangeLength({ day: "2026-03-02", time: "18:00" }, 60, days);
  expect(exact).toEqual({ day: "2026-03-02", time: "18:00" });
  expect(getTimeRangeMinutes(exact)).toBe(0);
});
