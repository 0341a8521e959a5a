import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatMoney,
  formatNumber,
  formatPhone,
  formatTime,
  isolateText,
  joinWithDots,
  joinWithCommas,
  maskPhone,
} from "./format.ts";

test("[FM-3] groups thousands with a no-break space, with at most two decimals; an empty value is 0", () => {
  expect(formatNumber(1_234_567)).toBe("1\u00a0234\u00a0567");
  expect(formatNumber(999)).toBe("999");
  expect(formatNumber(1234.5)).toBe("1\u00a0234.5");
  expect(formatNumber(1.005)).toBe("1.01");
  expect(formatNumber(0.999)).toBe("1");
  expect(formatNumber("45000")).toBe("45\u00a0000");
  expect(formatNumber(-1500)).toBe("-1\u00a0500");
  expect(formatNumber(-0.001)).toBe("0");
  for (const empty of [null, undefined, "", " ", "abc", Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(formatNumber(empty)).toBe("0");
  }
});

test("[FM-3] the decimal mark depends on the language", () => {
  expect([formatNumber(1.5, "ru"), formatNumber(1.5, "en")]).toEqual(["1,5", "1.5"]);
});

test("[FM-3] grouping keeps all digits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (value) => {
      expect(formatNumber(value).replaceAll("\u00a0", "")).toBe(String(value));
    }),
  );
});

test("[LN-8] [FM-3] money is the amount, a no-break space and the label", () => {
  expect(formatMoney(45_000, "uz")).toBe("45\u00a0000\u00a0soʻm");
  expect(formatMoney(null, "ru")).toBe("0\u00a0сум");
  expect(formatMoney(1_000, "kz")).toBe("1\u00a0000\u00a0теңге");
});

test("[FM-1] formats a phone as +998 90 123 45 67, and the masked variant hides the middle", () => {
  expect(formatPhone("998901234567")).toBe("+998 90 123 45 67");
  expect(formatPhone("+998 (90) 123-45-67")).toBe("+998 90 123 45 67");
  expect(formatPhone("99890123")).toBe("+998 90 123");
  expect(formatPhone("77011234567")).toBe("+7 701 123 45 67");
  expect(maskPhone("998901234567")).toBe("+998 90 *** ** 67");
  expect([formatPhone(null), maskPhone("")]).toEqual(["", ""]);
});

test("[FM-2] formats dates as dd.mm.yyyy with an optional time, in the brand's time zone", () => {
  const at = "2026-03-04T20:05:09Z";
  expect(formatDate(at, "Asia/Tashkent")).toBe("05.03.2026");
  expect(formatDate(at, "Asia/Tashkent", { time: "minutes" })).toBe("05.03.2026 01:05");
  expect(formatDate(at, "Asia/Tashkent", { time: "seconds" })).toBe("05.03.2026 01:05:09");
  expect(formatTime(at, "Asia/Tashkent")).toBe("01:05");
});

test("formats a day as usual in the language, with the year only if it is another one", () => {
  const now = "2026-12-31T00:00:00Z";
  const formatTestDay = (language: "en" | "ru" | "uz" | "kz" | "uz-Cyrl", instant = "2026-11-21T20:30:00Z") =>
    formatDay(instant, { timeZone: "Asia/Tashkent", language, now });
  expect(formatTestDay("en")).toBe("Nov 22");
  expect(formatTestDay("ru")).toBe("22 нояб.");
  expect(formatTestDay("uz")).toBe("22-noy");
  expect(formatTestDay("uz-Cyrl")).toBe("22-ноя");
  expect(formatTestDay("kz")).toBe("22 қар.");
  expect(formatTestDay("en", "2025-01-02T10:00:00Z")).toContain("2025");
  expect(formatTestDay("uz", "2025-01-02T10:00:00Z")).toBe("2-yan, 2025");
  expect(formatTestDay("kz", "2025-01-02T10:00:00Z")).toBe("2025 ж. 2 қаң.");
});

test("[FM-2] an empty or invalid date has its placeholder", () => {
  expect(formatDate(null, "Asia/Tashkent")).toBe("--.--.----");
  expect(formatDate("never", "Asia/Tashkent", { time: "minutes" })).toBe("--.--.---- -- : --");
  expect(formatTime(undefined, "Asia/Tashkent")).toBe("-- : --");
});

test("[UX-43] separates parts of a line by the comma of the language; in Arabic each keeps its direction", () => {
  expect(joinWithCommas(["Osh", "", null, false, "Non"], "uz")).toBe("Osh, Non");
  expect(joinWithCommas(["22 نوفمبر", "18:40"], "ar")).toBe("\u206822 نوفمبر\u2069\u060c \u206818:40\u2069");
  expect(joinWithCommas(["18:40"], "ar")).toBe("18:40");
  expect(joinWithCommas([], "ar")).toBe("");
  expect(joinWithDots(["Osh", "", null, false, "Non"], "uz")).toBe("Osh · Non");
  expect(joinWithDots(["22", "نقداً"], "ar")).toBe("\u206822\u2069 · \u2068نقداً\u2069");
});

test("[UX-43] an isolated text has the same order alone as in a list of parts", () => {
  const hours = ["10:00–14:00", "16:00–23:00"];
  expect(joinWithCommas(hours, "ar")).toBe(hours.map((each) => isolateText(each, "ar")).join("\u060c "));
  expect(isolateText("10:00–14:00", "uz")).toBe("10:00–14:00");
});
