import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findOpenState, WEEKDAYS } from "./hours.ts";
import type { WorkHours } from "./hours.ts";
import {
  canPromiseTimeWindow,
  canPromiseTimeSlot,
  instantFromTimeSlot,
  listOfferedTimeSlots,
} from "./time-slots.ts";

const timeZone = "Asia/Tashkent";
const createDailyHours = (open: string, close: string): WorkHours[] => [
  { type: "DELIVERY", hours: WEEKDAYS.map((weekName) => ({ weekName, open, close })) },
];
const slotRules = {
  workHours: createDailyHours("09:00", "22:00"),
  serviceType: "DELIVERY" as const,
  now: "2026-03-04T19:50:00+05:00",
  timeZone,
  prepareMinutes: 45,
  stepMinutes: 30,
  days: 2,
};

test("[CH-2] slots have round steps within the hours, after the kitchen's preparation time", () => {
  const [today, tomorrow, ...rest] = listOfferedTimeSlots(slotRules);
  expect(today?.day).toBe("2026-03-04");
  expect(today?.slots.map((slot) => slot.time)).toEqual(["21:00", "21:30"]);
  expect(today?.slots[0]?.at.toISOString()).toBe("2026-03-04T16:00:00.000Z");
  expect(tomorrow?.slots[0]?.time).toBe("10:00");
  expect(tomorrow?.slots.at(-1)?.time).toBe("21:30");
  expect(rest).toEqual([]);
});

test("[CH-2] omits a full slot, and a day without any", () => {
  const isSlotFull = (at: Date) => at.toISOString() === "2026-03-04T16:00:00.000Z";
  expect(
    listOfferedTimeSlots({ ...slotRules, isFull: isSlotFull })[0]?.slots.map((slot) => slot.time),
  ).toEqual(["21:30"]);
  expect(
    listOfferedTimeSlots({ ...slotRules, now: "2026-03-04T21:50:00+05:00" }).map(({ day }) => day),
  ).toEqual(["2026-03-05"]);
  expect(listOfferedTimeSlots({ ...slotRules, workHours: [] })).toEqual([]);
  expect(listOfferedTimeSlots({ ...slotRules, days: 0 })).toEqual([]);
});

test("[CH-2] offers slots after midnight under their own date", () => {
  const offered = listOfferedTimeSlots({
    ...slotRules,
    workHours: createDailyHours("18:00", "01:00"),
    now: "2026-03-04T23:00:00+05:00",
  });
  expect(offered.map(({ day }) => day)).toEqual(["2026-03-05"]);
  expect(offered[0]?.slots.slice(0, 3).map((slot) => slot.time)).toEqual(["00:00", "00:30", "19:00"]);
});

test("[CH-2] accepts a slot as long as the kitchen can prepare it, and never outside the hours", () => {
  const canKeep = (local: string) => canPromiseTimeSlot(`${local}:00+05:00`, slotRules);
  expect(canKeep("2026-03-04T20:35")).toBe(true);
  expect(canKeep("2026-03-04T20:34")).toBe(false);
  expect(canKeep("2026-03-04T22:00")).toBe(false);
  expect(canKeep("2026-03-05T09:30")).toBe(false);
  expect(canKeep("2026-03-05T09:45")).toBe(true);
  expect(canKeep("2026-03-03T12:00")).toBe(false);
});

test("[CH-2] refuses slots that are not offered yet: no order for a day beyond the last one", () => {
  expect(canPromiseTimeSlot("2026-03-05T21:30:00+05:00", slotRules)).toBe(true);
  for (const far of ["2026-03-06T12:00:00+05:00", "2099-01-01T12:00:00+05:00"])
    expect(canPromiseTimeSlot(far, slotRules)).toBe(false);
});

test("[CH-2] computes a slot's time from its day and time; malformed ones give none", () => {
  expect(instantFromTimeSlot("2026-03-04", "21:00", timeZone)?.toISOString()).toBe(
    "2026-03-04T16:00:00.000Z",
  );
  for (const [day, time] of [
    ["2026-02-30", "10:00"],
    ["04.03.2026", "10:00"],
    ["2026-03-04", "25:00"],
    ["", ""],
  ] as const) {
    expect(instantFromTimeSlot(day, time, timeZone)).toBeNull();
  }
});

test("[CH-2] every offered slot is accepted, is within the hours and is read back from its labels", () => {
  const zones = fc.constantFrom("Asia/Tashkent", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe");
  const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:00`);
  const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 20) });
  fc.assert(
    fc.property(zones, clock, clock, moments, (zone, open, close, now) => {
      const question = { ...slotRules, workHours: createDailyHours(open, close), now, timeZone: zone };
      const { workHours, serviceType } = question;
      const days = listOfferedTimeSlots(question);
      for (const { day, slots } of days) {
        for (const { at, time } of slots) {
          expect(canPromiseTimeSlot(at, question)).toBe(true);
          expect(findOpenState({ workHours, serviceType, instant: at, timeZone: zone }).isOpen).toBe(true);
          expect(instantFromTimeSlot(day, time, zone)).toEqual(at);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("[EN-7] a span lies within one opening: it may end at closing, cross midnight or adjoining shifts, but no break", () => {
  const createShifts = (
    [open, close]: [string, string],
    [extraOpen, extraClose]: [string?, string?] = [],
  ): WorkHours[] => [
    {
      type: "DELIVERY",
      hours: WEEKDAYS.map((weekName) => ({ weekName, open, close, extraOpen, extraClose })),
    },
  ];
  const canKeep = (workHours: WorkHours[], from: string, until: string) =>
    canPromiseTimeWindow(
      { from: `2026-03-05T${from}:00+05:00`, until: `2026-03-0${until < from ? 6 : 5}T${until}:00+05:00` },
      { ...slotRules, days: 3, workHours },
    );
  const withBreak = createShifts(["17:00", "23:00"], ["10:00", "14:00"]);
  expect(canKeep(withBreak, "13:30", "17:30")).toBe(false);
  expect(canKeep(withBreak, "14:00", "18:00")).toBe(false);
  expect(canKeep(withBreak, "13:30", "14:30")).toBe(false);
  expect(canKeep(withBreak, "12:00", "14:00")).toBe(true);
  expect(canKeep(withBreak, "18:00", "22:00")).toBe(true);
  const adjoining = createShifts(["10:00", "14:00"], ["14:00", "23:00"]);
  expect(canKeep(adjoining, "13:30", "17:30")).toBe(true);
  expect(canKeep(createShifts(["18:00", "02:00"]), "23:00", "01:00")).toBe(true);
  expect(canKeep(createShifts(["00:00", "24:00"]), "22:00", "02:00")).toBe(true);
});
