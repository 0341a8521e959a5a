import type { Pause } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { listPauseDetails } from "./pause-details.ts";

const formatMessage = (id: string, values: Record<string, string | number> = {}) =>
  [id, ...Object.values(values)].join(" ");
const listDetails = (pause: Partial<Pause>) =>
  listPauseDetails({ until: null, extraMinutes: 0, deliverySurcharge: 0, ...pause } as Pause, {
    timeZone: "Asia/Tashkent",
    now: new Date("2026-03-02T17:00:00Z"),
    t: formatMessage,
    money: (sum) => `${sum} tenge`,
  });

test("a pause without an end is lifted manually", () => {
  expect(listDetails({})).toEqual(["pause.by-hand"]);
});

test("a pause with an end shows its time", () => {
  expect(listDetails({ until: "2026-03-02T18:30:00Z" })).toEqual(["pause.until 23:30"]);
  expect(listDetails({ until: "2026-03-02T19:30:00Z" })).toEqual(["pause.until day.tomorrow, 00:30"]);
});

test("a busy hour shows the extra minutes and the surcharge in the brand's currency, if set", () => {
  expect(listDetails({ extraMinutes: 15 })).toEqual(["pause.by-hand", "pause.extra-minutes 15"]);
  expect(listDetails({ extraMinutes: 15, deliverySurcharge: 5000 })[2]).toBe("pause.dearer 5000 tenge");
});

test("[OR-13] a pause that began because orders were unanswered ends with the first reaction", () => {
  expect(listDetails({ isByAlert: true })).toEqual(["pause.by-alert"]);
});
