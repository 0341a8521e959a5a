import { expect, test } from "vitest";
import {
  canChangeReservationState,
  checkReservation,
  listReservationTimes,
  findReservationWaitStart,
  RESERVATION_STATES,
} from "./reservation.ts";
import { WEEKDAYS } from "./hours.ts";
import { instantFromWallTime, formatTimeLabel } from "./time-zone.ts";

const hours = WEEKDAYS.map((weekName) => ({
  weekName,
  open: "10:00",
  close: "01:00",
  isDayOff: weekName === "MONDAY",
}));
const request = {
  now: "2026-03-03T07:00:00Z",
  startsAt: "2026-03-03T13:00:00Z",
  endsAt: "2026-03-03T15:00:00Z",
  timeZone: "Asia/Tashkent",
  workHours: [{ type: "DINE_IN" as const, hours }],
  chairs: 2,
  tableChairs: 4,
};

test("[OR-11] a table is reserved within the branch's hours, past midnight too", () => {
  expect(checkReservation(request)).toBeNull();
  const late = { startsAt: "2026-03-03T18:00:00Z", endsAt: "2026-03-03T20:00:00Z" };
  expect(checkReservation({ ...request, ...late })).toBeNull();
  expect(checkReservation({ ...request, ...late, endsAt: "2026-03-03T20:30:00Z" })).toBe("table_closed");
  const monday = { startsAt: "2026-03-09T13:00:00Z", endsAt: "2026-03-09T15:00:00Z" };
  expect(checkReservation({ ...request, ...monday })).toBe("table_closed");
  expect(checkReservation({ ...request, workHours: [] })).toBe("table_closed");
});

test("[OR-11] refuses a time in the past, within a quarter of an hour, beyond sixty days, or reversed", () => {
  expect(checkReservation({ ...request, now: "2026-03-03T13:30:00Z" })).toBe("table_closed");
  expect(checkReservation({ ...request, now: "2026-03-03T12:50:00Z" })).toBe("table_closed");
  expect(checkReservation({ ...request, now: "2026-03-03T12:45:00Z" })).toBeNull();
  expect(checkReservation({ ...request, now: "2025-12-31T13:00:00Z" })).toBe("table_closed");
  expect(checkReservation({ ...request, endsAt: request.startsAt })).toBe("table_closed");
});

test("[OR-11] refuses a party larger than the table", () => {
  expect(checkReservation({ ...request, chairs: 4 })).toBeNull();
  expect(checkReservation({ ...request, chairs: 5 })).toBe("table_too_small");
});

test("[OR-11] a refused or cancelled reservation stays so", () => {
  for (const to of RESERVATION_STATES) {
    expect(canChangeReservationState("REFUSED", to)).toBe(false);
    expect(canChangeReservationState("CANCELED", to)).toBe(false);
  }
  expect(canChangeReservationState("NEW", "CONFIRMED")).toBe(true);
  expect(canChangeReservationState("CONFIRMED", "REFUSED")).toBe(true);
  expect(canChangeReservationState("CONFIRMED", "CONFIRMED")).toBe(false);
});

test("[OR-11] lists a day's possible times, each with its free tables", () => {
  const asked = { ...request, day: "2026-03-03", minutes: 120, tableIds: ["a", "b"] };
  const held = [{ tableId: "a", startsAt: "2026-03-03T13:00:00Z", endsAt: "2026-03-03T15:00:00Z" }];
  const times = listReservationTimes({ ...asked, held });
  const findFreeTablesAt = (time: string) => times.find((each) => each.time === time)?.freeTables;
  // Now is 12:00 in Tashkent: times start 15 minutes ahead and end two hours before closing at 01:00.
  expect(times[0]?.time).toBe("12:30");
  expect(times.at(-1)?.time).toBe("23:00");
  expect([
    findFreeTablesAt("16:00"),
    findFreeTablesAt("16:30"),
    findFreeTablesAt("19:30"),
    findFreeTablesAt("20:00"),
  ]).toEqual([["a", "b"], ["b"], ["b"], ["a", "b"]]);
  expect(listReservationTimes({ ...asked, held, day: "2026-03-09" })).toEqual([]);
});

test.each(["Asia/Tashkent", "Europe/Berlin", "America/Havana"])(
  "[OR-11] lists exactly the times that are accepted, also when clocks change: %s",
  (timeZone) => {
    const rules = { ...request, timeZone, now: "2026-03-01T07:00:00Z", minutes: 90 };
    for (const day of ["2026-03-08", "2026-03-28", "2026-03-29", "2026-03-30"]) {
      const offered = listReservationTimes({ ...rules, day, tableIds: [], held: [] }).map(({ time }) => time);
      const halves = Array.from({ length: 48 }, (_, at) => at * 30);
      const taken = halves.filter((at) => {
        const startsAt = instantFromWallTime(day, at, timeZone).getTime();
        return checkReservation({ ...rules, startsAt, endsAt: startsAt + 90 * 60_000 }) === null;
      });
      expect(offered).toEqual(taken.map(formatTimeLabel));
    }
  },
);

test("[OR-11] [OR-13] a reservation made at night waits for an answer from the opening on", () => {
  const { timeZone, workHours } = request;
  const findWaitStart = (
    createdAt: string,
    more: Partial<Parameters<typeof findReservationWaitStart>[0]> = {},
  ) =>
    findReservationWaitStart({
      createdAt: new Date(createdAt),
      startsAt: new Date("2026-03-05T13:00:00Z"),
      timeZone,
      workHours,
      ...more,
    }).toISOString();
  // The tested day is a Tuesday, on which the branch is open from 10:00 to 01:00.
  expect(findWaitStart("2026-03-03T05:00:00Z")).toBe("2026-03-03T05:00:00.000Z");
  expect(findWaitStart("2026-03-03T19:59:00Z")).toBe("2026-03-03T19:59:00.000Z");
  expect(findWaitStart("2026-03-03T20:00:00Z")).toBe("2026-03-04T05:00:00.000Z");
  // Monday is a day off.
  const tuesday = { startsAt: new Date("2026-03-11T13:00:00Z") };
  expect(findWaitStart("2026-03-08T21:00:00Z", tuesday)).toBe("2026-03-10T05:00:00.000Z");
  // The staff are in the branch for pickup orders before the table service starts.
  const pickup = { type: "PICK_UP" as const, hours: hours.map((day) => ({ ...day, open: "08:00" })) };
  expect(findWaitStart("2026-03-03T20:00:00Z", { workHours: [...workHours, pickup] })).toBe(
    "2026-03-04T03:00:00.000Z",
  );
});

test("[OR-11] [OR-13] a reservation for the opening time is answered an hour before, and a branch without hours delays nothing", () => {
  const { timeZone, workHours } = request;
  const atOpening = { startsAt: new Date("2026-03-04T05:00:00Z"), timeZone, workHours };
  const night = new Date("2026-03-03T21:00:00Z");
  expect(findReservationWaitStart({ ...atOpening, createdAt: night })).toEqual(
    new Date("2026-03-04T04:00:00Z"),
  );
  const late = new Date("2026-03-04T04:30:00Z");
  expect(findReservationWaitStart({ ...atOpening, createdAt: late })).toEqual(late);
  for (const none of [null, []])
    expect(findReservationWaitStart({ ...atOpening, createdAt: night, workHours: none })).toEqual(night);
});
