import { expect, test } from "vitest";
import { formatPromisedTime, formatTimeSpan } from "./time-span.ts";

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
