import { expect, test } from "vitest";
import { formatMinutesAndSeconds } from "./use-seconds-left.ts";

test("shows the remaining time in minutes and seconds", () => {
  expect([1800, 1750, 65, 9, 0].map(formatMinutesAndSeconds)).toEqual([
    "30:00",
    "29:10",
    "1:05",
    "0:09",
    "0:00",
  ]);
});
