import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { formatLongDay } from "./long-day.ts";

const dayContext = { timeZone: "Asia/Tashkent", now: "2026-11-20T08:00:00Z" };

test("[FM-2, LN-1] formats a day with its full month as usual in each language", () => {
  const formatDayInAllLanguages = (instant: string) =>
    LANGUAGES.map((language) => formatLongDay(instant, { ...dayContext, language }));
  // 20:30 UTC is the next day in Tashkent.
  expect(formatDayInAllLanguages("2026-11-27T20:30:00Z")).toEqual([
    "28-noyabr",
    "28 ноября",
    "November 28",
    "28 نوفمبر",
    "28 қараша",
    "28 Kasım",
    "11月28日",
    "28-ноябрь",
  ]);
  expect(formatDayInAllLanguages("2027-11-28T08:00:00Z").slice(0, 2)).toEqual([
    "2027-yil 28-noyabr",
    "28 ноября 2027 г.",
  ]);
  expect(formatLongDay("2027-11-28T08:00:00Z", { ...dayContext, language: "kz" })).toBe(
    "2027 жылғы 28 қараша",
  );
  expect(formatLongDay("no day", { ...dayContext, language: "uz" })).toBe("");
});
