import type { Pause } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { pauseFacts } from "./pause-facts.ts";

const said = (id: string, values: Record<string, string | number> = {}) =>
  [id, ...Object.values(values)].join(" ");
const facts = (pause: Partial<Pause>) =>
  pauseFacts({ until: null, extraMinutes: 0, deliverySurcharge: 0, ...pause } as Pause, {
    timeZone: "Asia/Tashkent",
    now: new Date("2026-03-02T17:00:00Z"),
    language: "uz",
    t: said,
  });

test("a pause without an end is lifted by hand", () => {
  expect(facts({})).toEqual(["pause.by-hand"]);
});

test("its end is a time of the brand's clock, with the day when it is another one there", () => {
  expect(facts({ until: "2026-03-02T18:30:00Z" })).toEqual(["pause.until 23:30"]);
  expect(facts({ until: "2026-03-02T19:30:00Z" })).toEqual(["pause.until day.tomorrow, 00:30"]);
  expect(facts({ until: "2026-03-05T04:00:00Z" })).toEqual(["pause.until weekday.4, 05.03, 09:00"]);
});

test("a busy time says how much later and how much dearer, only where it is", () => {
  expect(facts({ extraMinutes: 15 })).toEqual(["pause.by-hand", "pause.extra-minutes 15"]);
  expect(facts({ extraMinutes: 15, deliverySurcharge: 5000 })[2]).toMatch(/^pause.dearer 5\s000/);
});
