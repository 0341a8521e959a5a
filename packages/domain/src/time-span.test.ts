import { expect, test } from "vitest";
import { formatPromisedDayAndTime, formatPromisedTime, formatTimeSpan } from "./time-span.ts";

const zone = "Asia/Tashkent";
const [from, until] = ["2026-03-02T13:00:00.000Z", "2026-03-02T14:00:00.000Z"];

test("[EN-7] a time window has both ends in the brand's time zone, an exact time only one", () => {
  expect(formatTimeSpan(from, until, zone)).toBe("18:00–19:00");
  expect(formatTimeSpan(from, null, zone)).toBe("18:00");
});

test("[EN-7] the promise is the requested window until the time moves, as dates and as text", () => {
  const order = { promisedAt: until, deliveryAt: from, deliveryUntil: until };
  expect(formatPromisedTime(order, zone)).toBe("18:00–19:00");
  expect(formatPromisedTime({ ...order, promisedAt: new Date(until) }, zone)).toBe("18:00–19:00");
  expect(formatPromisedTime({ ...order, promisedAt: "2026-03-02T14:10:00.000Z" }, zone)).toBe("19:10");
  expect(formatPromisedTime({ ...order, promisedAt: from, deliveryUntil: null }, zone)).toBe("18:00");
  expect(formatPromisedTime({ promisedAt: until, deliveryAt: null, deliveryUntil: null }, zone)).toBe(
    "19:00",
  );
});

test("[EN-7] the promise of an order for another day has the day, in the brand's time zone and language", () => {
  const order = { promisedAt: until, deliveryAt: from, deliveryUntil: until };
  const format = (createdAt: string, language: "en" | "ru" | "uz" | "kz" | "ar" = "en") =>
    formatPromisedDayAndTime({ ...order, createdAt }, { timeZone: zone, language });
  // Midnight in Tashkent is 19:00 UTC.
  expect(format("2026-03-01T19:00:00.000Z")).toBe("18:00–19:00");
  expect(format("2026-03-01T18:59:00.000Z")).toBe("Mar 2, 18:00–19:00");
  expect(format("2026-03-01T10:00:00.000Z", "ru")).toBe("2 мар., 18:00–19:00");
  expect(format("2026-03-01T10:00:00.000Z", "uz")).toBe("2-mar, 18:00–19:00");
  expect(format("2025-12-31T10:00:00.000Z", "kz")).toBe("2026 ж. 2 нау., 18:00–19:00");
  expect(format("2026-03-01T10:00:00.000Z", "ar")).toContain("\u060c");
  const single = { promisedAt: from, deliveryAt: from, deliveryUntil: null };
  expect(
    formatPromisedDayAndTime(
      { ...single, createdAt: "2026-03-01T10:00:00.000Z" },
      { timeZone: zone, language: "en" },
    ),
  ).toBe("Mar 2, 18:00");
});
