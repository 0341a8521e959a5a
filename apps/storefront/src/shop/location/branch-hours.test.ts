import { expect, test } from "vitest";
import { listClosedHolidays } from "../../features/checkout/closed-holidays.ts";
import type { Branch, Menu } from "../../platform/shapes.ts";
import { getBranchOpeningState, getBranchWeekHours, getMsUntilOpeningChange } from "./branch-hours.ts";
import { isRoundTheClock } from "./round-the-clock.ts";

type WorkDay = Branch["workHours"][number]["hours"][number];
const createDay = (weekName: WorkDay["weekName"], more: Partial<WorkDay> = {}): WorkDay => ({
  weekName,
  open: "10:00",
  close: "23:00",
  isDayOff: false,
  ...more,
});
const workHours: Branch["workHours"] = [
  {
    type: "PICK_UP",
    hours: [
      createDay("MONDAY", { extraOpen: "06:00", extraClose: "09:00" }),
      createDay("TUESDAY", { isDayOff: true }),
      createDay("FRIDAY", { open: "18:00", close: "02:00" }),
      createDay("SUNDAY", { open: "00:00", close: "00:00" }),
    ],
  },
];
/** Monday, 2 November 2026, is the first day of the week. Tashkent is UTC+5. */
const createHoursQuestion = (text: string) => ({
  branch: { workHours },
  serviceType: "PICK_UP" as const,
  now: Date.parse(`${text}:00+05:00`),
  timeZone: "Asia/Tashkent",
});

test("[BN-4] open with its times, the extra interval first", () => {
  const monday = getBranchOpeningState(createHoursQuestion("2026-11-02T12:00"));
  expect(monday).toMatchObject({
    isOpen: true,
    isClosedToday: false,
    intervals: ["06:00–09:00", "10:00–23:00"],
  });
});

test("[BN-5] closed today: marked as off or without hours for the day; before opening is not closed today", () => {
  expect(getBranchOpeningState(createHoursQuestion("2026-11-03T12:00"))).toMatchObject({
    isOpen: false,
    isClosedToday: true,
    intervals: [],
  });
  expect(getBranchOpeningState(createHoursQuestion("2026-11-04T12:00"))).toMatchObject({
    isClosedToday: true,
  });
  expect(getBranchOpeningState(createHoursQuestion("2026-11-02T05:00"))).toMatchObject({
    isOpen: false,
    isClosedToday: false,
  });
});

test("[BN-4] a night that began yesterday is still open although today is a day off", () => {
  expect(getBranchOpeningState(createHoursQuestion("2026-11-07T01:00"))).toMatchObject({
    isOpen: true,
    isClosedToday: false,
  });
});

test("[BN-3] the week has seven rows from Monday, days off empty, today marked", () => {
  const week = getBranchWeekHours(createHoursQuestion("2026-11-06T20:00"));
  expect(week.map(({ intervals }) => intervals.length)).toEqual([2, 0, 0, 0, 1, 0, 1]);
  expect(week.filter(({ isToday }) => isToday).map(({ weekName }) => weekName)).toEqual(["FRIDAY"]);
  expect(week[4]?.intervals).toEqual(["18:00–02:00"]);
});

test("[BN-5] the opening state changes when a branch opens or closes, a pause ends, or the day changes", () => {
  const getMinutes = (local: string, ...pauses: Menu["pauses"]) => {
    const { branch, now, timeZone } = createHoursQuestion(local);
    return getMsUntilOpeningChange({ branches: [branch], pauses, now, timeZone }) / 60_000;
  };
  expect(getMinutes("2026-11-06T17:50")).toBe(10);
  expect(getMinutes("2026-11-06T18:00")).toBe(6 * 60);
  expect(getMinutes("2026-11-07T01:45")).toBe(15);
  expect(getMinutes("2026-11-03T12:00")).toBe(12 * 60);
  const endless = {
    id: "p",
    kind: "STOP",
    branchId: null,
    categoryId: null,
    until: null,
  } as Menu["pauses"][number];
  const ending = { ...endless, until: "2026-11-03T12:20:00+05:00" };
  expect(getMinutes("2026-11-03T12:00", endless, ending)).toBe(20);
});

test("[CH-4] a holiday that closes the branch is named today and on later days; one with hours is not", () => {
  const createHoliday = (on: string, more: object = {}) => ({
    day: on,
    lastDay: on,
    name: { uz: `Bayram ${on}` },
    isClosed: true,
    open: null,
    close: null,
    ...more,
  });
  const holidays = [
    createHoliday("2026-11-02"),
    createHoliday("2026-11-03", { isClosed: false, open: "10:00", close: "12:00" }),
    createHoliday("2026-11-04"),
    createHoliday("2026-11-05"),
  ];
  const branch = { workHours: workHours.map((hours) => ({ ...hours, holidays })) };
  const monday = { ...createHoursQuestion("2026-11-02T12:00"), branch };
  expect(getBranchOpeningState(monday)).toMatchObject({
    isClosedToday: true,
    holiday: { uz: "Bayram 2026-11-02" },
  });
  expect(getBranchOpeningState(createHoursQuestion("2026-11-02T12:00")).holiday).toBeUndefined();
  expect(listClosedHolidays(monday, 3)).toEqual([{ day: "2026-11-04", name: { uz: "Bayram 2026-11-04" } }]);
});

test("[BN-4] equal opening and closing times mean around the clock", () => {
  expect(
    getBranchWeekHours(createHoursQuestion("2026-11-02T12:00"))[6]?.intervals.every(isRoundTheClock),
  ).toBe(true);
  expect(isRoundTheClock("00:00–24:00")).toBe(true);
  expect(isRoundTheClock("10:00–23:00")).toBe(false);
});
