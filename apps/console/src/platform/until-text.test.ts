import { expect, test } from "vitest";
import { formatUntilText } from "./until-text.ts";

const now = new Date("2026-03-02T17:00:00Z");
const formatUntil = (until: string) =>
  formatUntilText(until, { timeZone: "Asia/Tashkent", now, t: () => "Ertaga" });

test("formats an end in the brand's time zone, with the day if it is another one", () => {
  expect(formatUntil("2026-03-02T18:30:00Z")).toBe("23:30");
  expect(formatUntil("2026-03-02T19:30:00Z")).toBe("ertaga, 00:30");
  expect(formatUntil("2026-03-05T04:00:00Z")).toBe("05.03, 09:00");
});
