import { expect, test } from "vitest";
import { untilText } from "./until-text.ts";

const now = new Date("2026-03-02T17:00:00Z");
const text = (until: string) => untilText(until, "Asia/Tashkent", now);

test("a dish comes back at a time, with the date when that is another day for the brand", () => {
  expect(text("2026-03-02T18:30:00Z")).toBe("23:30");
  expect(text("2026-03-02T19:30:00Z")).toMatch(/^03\.03\.2026\D+00:30$/);
});
