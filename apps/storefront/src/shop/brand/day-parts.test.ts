import { expect, test } from "vitest";
import { groupByDayPart } from "./day-parts.ts";

const toTimeSlots = (...times: string[]) => times.map((time) => ({ time }));
const formatDayParts = (...times: string[]) =>
  groupByDayPart(toTimeSlots(...times)).map(
    ({ part, slots }) => `${part} ${slots.map(({ time }) => time).join(" ")}`,
  );

test("[CH-2] groups a day's times by part of the day, from the night on", () => {
  expect(
    formatDayParts("00:00", "04:45", "05:00", "11:45", "12:00", "16:45", "17:00", "19:30", "23:45"),
  ).toEqual(["night 00:00 04:45", "morning 05:00 11:45", "midday 12:00 16:45", "evening 17:00 19:30 23:45"]);
});

test("[CH-2] omits a part without a time; one time makes one part; none makes none", () => {
  expect(formatDayParts("19:30")).toEqual(["evening 19:30"]);
  expect(formatDayParts()).toEqual([]);
});
