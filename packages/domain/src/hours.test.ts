import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findBranchHours, findOpenState, WEEKDAYS } from "./hours.ts";
import type { DayHours, Holiday, WorkHours } from "./hours.ts";
import { parseMinutesOfDay } from "./time-zone.ts";

const timeZone = "Asia/Tashkent";
const createDailyHours = (hours: Omit<DayHours, "weekName">): WorkHours[] => [
  { type: "PICK_UP", hours: WEEKDAYS.map((weekName) => Object.assign({ weekName }, hours)) },
];
const findOpenStateAt = (workHours: WorkHours[], local: string) =>
  findOpenState({ workHours, serviceType: "PICK_UP", instant: `${local}:00+05:00`, timeZone });
const toUtc = (local: string) => new Date(`${local}:00+05:00`);

test("[BN-4] a branch is open from its opening time up to, but excluding, its closing time", () => {
  const hours = createDailyHours({ open: "09:00", close: "23:00" });
  expect(findOpenStateAt(hours, "2026-03-04T09:00")).toMatchObject({
    isOpen: true,
    closesAt: toUtc("2026-03-04T23:00"),
    reason: null,
  });
  expect(findOpenStateAt(hours, "2026-03-04T22:59").isOpen).toBe(true);
  expect(findOpenStateAt(hours, "2026-03-04T23:00")).toMatchObject({
    isOpen: false,
    opensAt: toUtc("2026-03-05T09:00"),
    reason: "after_closing",
  });
  expect(findOpenStateAt(hours, "2026-03-04T08:59")).toMatchObject({
    opensAt: toUtc("2026-03-04T09:00"),
    reason: "before_opening",
  });
});

test("[BN-4] a day off, a day without hours and another service type are closed", () => {
  const [week] = createDailyHours({ open: "09:00", close: "23:00" });
  const hours = (week?.hours ?? []).map((day) =>
    day.weekName === "WEDNESDAY" ? Object.assign({}, day, { isDayOff: true }) : day,
  );
  const withRestDay: WorkHours[] = [
    { type: "PICK_UP", hours: hours.filter((day) => day.weekName !== "THURSDAY") },
  ];
  expect(findOpenStateAt(withRestDay, "2026-03-04T12:00")).toMatchObject({
    isOpen: false,
    reason: "day_off",
    todayIntervals: [],
    opensAt: toUtc("2026-03-06T09:00"),
  });
  expect(findOpenStateAt(withRestDay, "2026-03-05T12:00").reason).toBe("no_hours");
  const question = { workHours: withRestDay, instant: "2026-03-06T12:00:00+05:00", timeZone } as const;
  expect(findOpenState({ ...question, serviceType: "DELIVERY" })).toEqual({
    isOpen: false,
    reason: "no_hours",
    todayIntervals: [],
  });
});

test("[BN-4] pickup and dine-in ordered online use the delivery hours unless they have their own", () => {
  const [week] = createDailyHours({ open: "09:00", close: "23:00" });
  const delivery: WorkHours[] = [{ type: "DELIVERY", hours: week?.hours ?? [] }];
  expect(findBranchHours(delivery, "YANDEX_EATS", "2026-03-04").intervals).toHaveLength(1);
  expect(findBranchHours(delivery, "DINE_IN", "2026-03-04").reason).toBe("no_hours");
});

test("[BN-4] the extra interval comes first, and between two intervals the next one is returned", () => {
  const hours = createDailyHours({ open: "18:00", close: "23:00", extraOpen: "09:00", extraClose: "14:00" });
  const state = findOpenStateAt(hours, "2026-03-04T15:00");
  expect(state.todayIntervals.map(({ open, close, isExtra }) => [open, close, isExtra])).toEqual([
    ["09:00", "14:00", true],
    ["18:00", "23:00", false],
  ]);
  expect(state).toMatchObject({
    isOpen: false,
    reason: "before_opening",
    opensAt: toUtc("2026-03-04T18:00"),
  });
});

test("[BN-4] an interval past midnight belongs to the day on which it began, also into a day off", () => {
  const hours: WorkHours[] = [
    {
      type: "PICK_UP",
      hours: [
        { weekName: "TUESDAY", open: "18:00", close: "02:00" },
        { weekName: "WEDNESDAY", isDayOff: true },
      ],
    },
  ];
  expect(findOpenStateAt(hours, "2026-03-04T01:59")).toMatchObject({
    isOpen: true,
    closesAt: toUtc("2026-03-04T02:00"),
  });
  expect(findOpenStateAt(hours, "2026-03-04T02:00")).toMatchObject({ isOpen: false, reason: "day_off" });
  expect(findOpenStateAt(hours, "2026-03-03T01:00").isOpen).toBe(false);
});

test("[BN-4] adjoining intervals close at the end of the last one, and around the clock never closes", () => {
  const adjoining = createDailyHours({
    open: "09:00",
    close: "22:00",
    extraOpen: "22:00",
    extraClose: "23:30",
  });
  expect(findOpenStateAt(adjoining, "2026-03-04T12:00").closesAt).toEqual(toUtc("2026-03-04T23:30"));
  const always = findOpenStateAt(createDailyHours({ open: "00:00", close: "00:00" }), "2026-03-04T12:00");
  expect([always.isOpen, always.closesAt]).toEqual([true, undefined]);
  expect(
    findOpenStateAt(createDailyHours({ open: "00:00", close: "24:00" }), "2026-03-04T00:00").isOpen,
  ).toBe(true);
});

test("[BN-4] ignores incomplete intervals and invalid times", () => {
  expect(findOpenStateAt(createDailyHours({ open: "09:00" }), "2026-03-04T12:00").reason).toBe("no_hours");
  expect(findOpenStateAt(createDailyHours({ open: "nine", close: "23:00" }), "2026-03-04T12:00").reason).toBe(
    "no_hours",
  );
  expect(findOpenStateAt([], "2026-03-04T12:00").reason).toBe("no_hours");
});

test("[BN-4] keeps local opening times in the night of a clock change", () => {
  const workHours = createDailyHours({ open: "18:00", close: "04:00" });
  const question = { workHours, serviceType: "PICK_UP", timeZone: "Europe/Berlin" } as const;
  const spring = findOpenState({ ...question, instant: "2026-03-28T22:00:00Z" });
  expect(spring.closesAt?.toISOString()).toBe("2026-03-29T02:00:00.000Z");
  const autumn = findOpenState({ ...question, instant: "2026-10-24T22:00:00Z" });
  expect(autumn.closesAt?.toISOString()).toBe("2026-10-25T03:00:00.000Z");
});

const anyClockTime = fc
  .integer({ min: 0, max: 287 })
  .map(
    (step) => `${String(Math.floor(step / 12)).padStart(2, "0")}:${String((step % 12) * 5).padStart(2, "0")}`,
  );
const anyWorkHours: fc.Arbitrary<WorkHours[]> = fc
  .tuple(
    ...WEEKDAYS.map((weekName) =>
      fc.record({
        weekName: fc.constant(weekName),
        open: fc.option(anyClockTime),
        close: fc.option(anyClockTime),
        extraOpen: fc.option(anyClockTime),
        extraClose: fc.option(anyClockTime),
        isDayOff: fc.boolean(),
      }),
    ),
  )
  .chain((days) => fc.shuffledSubarray(days).map((hours) => [{ type: "PICK_UP" as const, hours }]));

/** Alternative implementation: checks the wall clock, and yesterday's intervals that extend past midnight. */
function isOpenByClock(workHours: WorkHours[], instant: Date, zone: string): boolean {
  const wall = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(wall.formatToParts(instant).map((part) => [part.type, part.value]));
  const minute = (Number(parts["hour"]) % 24) * 60 + Number(parts["minute"]);
  const today = WEEKDAYS.findIndex((name) => name === parts["weekday"]?.toUpperCase());
  const isHourCovered = (weekday: number, now: number) => {
    const day = workHours[0]?.hours.find((hours) => hours.weekName === WEEKDAYS[weekday]);
    if (!day || day.isDayOff) return false;
    return [[day.open, day.close] as const, [day.extraOpen, day.extraClose] as const].some(
      ([open, close]) => {
        const [from, to] = [parseMinutesOfDay(open), parseMinutesOfDay(close)];
        return from !== null && to !== null && from <= now && now < (to <= from ? to + 1440 : to);
      },
    );
  };
  return isHourCovered(today, minute) || isHourCovered((today + 6) % 7, minute + 1440);
}

test("[BN-4] in random time zones a branch is open by its local clock, except during clock changes", () => {
  const zones = fc.constantFrom(
    "Asia/Tashkent",
    "Asia/Kolkata",
    "America/St_Johns",
    "Pacific/Kiritimati",
    "UTC",
    "Europe/Berlin",
  );
  const moments = fc.integer({ min: Date.UTC(2026, 3, 5), max: Date.UTC(2026, 9, 20) });
  fc.assert(
    fc.property(anyWorkHours, zones, moments, (workHours, zone, moment) => {
      const instant = new Date(Math.floor(moment / 60_000) * 60_000);
      const state = findOpenState({ workHours, serviceType: "PICK_UP", instant, timeZone: zone });
      expect(state.isOpen).toBe(isOpenByClock(workHours, instant, zone));
      const { closesAt, opensAt } = state;
      expect(closesAt !== undefined && isOpenByClock(workHours, closesAt, zone)).toBe(false);
      const opensLater =
        opensAt !== undefined && opensAt > instant && isOpenByClock(workHours, opensAt, zone);
      expect(opensAt === undefined || opensLater).toBe(true);
      expect(state.reason === null).toBe(state.isOpen);
    }),
    { numRuns: 400 },
  );
});

const createHoliday = (day: string, more: object = {}) => ({ day, lastDay: day, isClosed: true, ...more });
const createHoursWithHolidays = (holidays: Holiday[]) =>
  createDailyHours({ open: "09:00", close: "23:00" }).map((hours) => ({ ...hours, holidays }));

test("[BN-4] a branch is closed on a holiday, and opens as usual on the day after the last one", () => {
  const hours = createHoursWithHolidays([createHoliday("2026-03-20", { lastDay: "2026-03-21" })]);
  expect(findOpenStateAt(hours, "2026-03-19T12:00").isOpen).toBe(true);
  for (const day of ["2026-03-20", "2026-03-21"])
    expect(findOpenStateAt(hours, `${day}T12:00`)).toMatchObject({
      isOpen: false,
      reason: "day_off",
      todayIntervals: [],
      opensAt: toUtc("2026-03-22T09:00"),
    });
  expect(findOpenStateAt(hours, "2026-03-22T12:00").isOpen).toBe(true);
});

test("[CH-4] a day closed for a holiday has its name, one with hours or without a name has none", () => {
  const name = { uz: "Hayit", ru: "Хайит" };
  const hours = createHoursWithHolidays([
    createHoliday("2026-03-20", { name }),
    createHoliday("2026-03-21", { name, isClosed: false, open: "18:00", close: "02:00" }),
    createHoliday("2026-03-22"),
  ]);
  expect(findBranchHours(hours, "PICK_UP", "2026-03-20")).toEqual({
    intervals: [],
    reason: "day_off",
    holiday: name,
  });
  expect(findOpenStateAt(hours, "2026-03-20T12:00")).toMatchObject({ isOpen: false, holiday: name });
  for (const closed of ["2026-03-21T12:00", "2026-03-22T12:00", "2026-03-23T05:00"])
    expect(findOpenStateAt(hours, closed).holiday, closed).toBeUndefined();
});

test("[BN-4] a holiday's hours replace the weekday's, also on a day off and past midnight", () => {
  const [week] = createHoursWithHolidays([
    createHoliday("2026-03-21", { isClosed: false, open: "18:00", close: "02:00" }),
  ]);
  const rest = (week?.hours ?? []).map((day) => ({ ...day, isDayOff: day.weekName === "SATURDAY" }));
  const hours = [{ type: "PICK_UP" as const, hours: rest, holidays: week?.holidays }];
  expect(findOpenStateAt(hours, "2026-03-21T12:00")).toMatchObject({
    isOpen: false,
    opensAt: toUtc("2026-03-21T18:00"),
  });
  expect(findOpenStateAt(hours, "2026-03-22T01:00").isOpen).toBe(true);
  expect(findOpenStateAt(hours, "2026-03-22T03:00").isOpen).toBe(false);
  expect(findOpenStateAt(hours, "2026-03-28T12:00")).toMatchObject({ isOpen: false, reason: "day_off" });
});

test("[BN-4] the first of two holidays on one day applies, and a service that is not offered stays off", () => {
  const hours = createHoursWithHolidays([
    createHoliday("2026-03-21", { isClosed: false, open: "10:00", close: "12:00" }),
    createHoliday("2026-03-20", { lastDay: "2026-03-25" }),
  ]);
  expect(findOpenStateAt(hours, "2026-03-21T11:00").isOpen).toBe(true);
  expect(findOpenStateAt(hours, "2026-03-22T11:00").isOpen).toBe(false);
  expect(findBranchHours(hours, "DINE_IN", "2026-03-21")).toEqual({ intervals: [], reason: "no_hours" });
});

test("[EN-4, BN-4] a daily window limits the hours of its service: breaks, nights and days around the clock too", () => {
  const findHoursWithWindow = (
    open: string,
    close: string,
    window: { open: string; close: string },
    extra = {},
  ) =>
    findBranchHours(
      [{ type: "DELIVERY", hours: [{ weekName: "MONDAY", open, close, ...extra }], window }],
      "DELIVERY",
      "2026-03-02",
    ).intervals.map(({ from, to }) => [from / 60, to / 60]);
  expect(findHoursWithWindow("09:00", "23:00", { open: "11:00", close: "21:30" })).toEqual([[11, 21.5]]);
  expect(findHoursWithWindow("09:00", "23:00", { open: "08:00", close: "23:30" })).toEqual([[9, 23]]);
  expect(findHoursWithWindow("18:00", "04:00", { open: "20:00", close: "02:00" })).toEqual([[20, 26]]);
  expect(findHoursWithWindow("18:00", "04:00", { open: "10:00", close: "03:00" })).toEqual([[18, 27]]);
  expect(findHoursWithWindow("00:00", "00:00", { open: "10:00", close: "22:00" })).toEqual([[10, 22]]);
  expect(findHoursWithWindow("22:00", "12:00", { open: "10:00", close: "23:00" })).toEqual([
    [22, 23],
    [34, 36],
  ]);
  expect(findHoursWithWindow("09:00", "12:00", { open: "13:00", close: "22:00" })).toEqual([]);
  const extra = { extraOpen: "08:00", extraClose: "14:00" };
  expect(findHoursWithWindow("16:00", "23:00", { open: "10:00", close: "22:00" }, extra)).toEqual([
    [10, 14],
    [16, 22],
  ]);
});
