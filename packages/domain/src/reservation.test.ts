import { expect, test } from "vitest";
import { canMoveReservation, checkReservation, RESERVATION_STATES } from "./reservation.ts";
import { WEEK_NAMES } from "./hours.ts";

const hours = WEEK_NAMES.map((weekName) => ({
  weekName,
  open: "10:00",
  close: "01:00",
  isDayOff: weekName === "MONDAY",
}));
const wish = {
  now: "2026-03-03T07:00:00Z",
  startsAt: "2026-03-03T13:00:00Z",
  endsAt: "2026-03-03T15:00:00Z",
  timeZone: "Asia/Tashkent",
  workHours: [{ type: "DINE_IN" as const, hours }],
  chairs: 2,
  tableChairs: 4,
};

test("[OR-11] a table is reserved within the hours of the hall, past midnight too", () => {
  expect(checkReservation(wish)).toBeNull();
  const late = { startsAt: "2026-03-03T18:00:00Z", endsAt: "2026-03-03T20:00:00Z" };
  expect(checkReservation({ ...wish, ...late })).toBeNull();
  expect(checkReservation({ ...wish, ...late, endsAt: "2026-03-03T20:30:00Z" })).toBe("table_closed");
  const monday = { startsAt: "2026-03-09T13:00:00Z", endsAt: "2026-03-09T15:00:00Z" };
  expect(checkReservation({ ...wish, ...monday })).toBe("table_closed");
  expect(checkReservation({ ...wish, workHours: [] })).toBe("table_closed");
});

test("[OR-11] not for the past, not within a quarter of an hour, not beyond sixty days, not backwards", () => {
  expect(checkReservation({ ...wish, now: "2026-03-03T13:30:00Z" })).toBe("table_closed");
  expect(checkReservation({ ...wish, now: "2026-03-03T12:50:00Z" })).toBe("table_closed");
  expect(checkReservation({ ...wish, now: "2026-03-03T12:45:00Z" })).toBeNull();
  expect(checkReservation({ ...wish, now: "2025-12-31T13:00:00Z" })).toBe("table_closed");
  expect(checkReservation({ ...wish, endsAt: wish.startsAt })).toBe("table_closed");
});

test("[OR-11] a party larger than the table is refused", () => {
  expect(checkReservation({ ...wish, chairs: 4 })).toBeNull();
  expect(checkReservation({ ...wish, chairs: 5 })).toBe("table_too_small");
});

test("[OR-11] what was refused or cancelled stays so", () => {
  for (const to of RESERVATION_STATES) {
    expect(canMoveReservation("REFUSED", to)).toBe(false);
    expect(canMoveReservation("CANCELED", to)).toBe(false);
  }
  expect(canMoveReservation("NEW", "CONFIRMED")).toBe(true);
  expect(canMoveReservation("CONFIRMED", "REFUSED")).toBe(true);
  expect(canMoveReservation("CONFIRMED", "CONFIRMED")).toBe(false);
});
