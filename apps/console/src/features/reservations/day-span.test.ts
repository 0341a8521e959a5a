import type { Reservation } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { listTimelineSpans, getShownTimelineHours } from "./day-span.ts";

const TIME_ZONE = "Asia/Tashkent";
/** Creates a reservation. Times are in the brand's time zone: `13:00`. */
const createReservation = (from: string, to: string, state = "CONFIRMED") =>
  ({
    startsAt: new Date(`2026-03-02T${from}:00+05:00`).toISOString(),
    endsAt: new Date(`2026-03-0${to > from ? 2 : 3}T${to}:00+05:00`).toISOString(),
    state,
  }) as Reservation;

test("[OR-11] reservations with a table are placed at their minutes of the day, including past midnight", () => {
  const placed = listTimelineSpans(
    [
      createReservation("13:00", "15:00", "NEW"),
      createReservation("23:00", "01:00"),
      createReservation("14:00", "16:00", "REFUSED"),
      createReservation("14:00", "16:00", "CANCELED"),
    ],
    TIME_ZONE,
  );
  expect(placed.map(({ from, to }) => [from, to])).toEqual([
    [780, 900],
    [1380, 1500],
  ]);
});

test("[OR-11] a day's grid covers every reservation in whole hours, and at least eight hours", () => {
  const getTimelineHours = (...rows: Reservation[]) =>
    getShownTimelineHours(listTimelineSpans(rows, TIME_ZONE));
  expect(getTimelineHours()).toEqual({ first: 12, last: 20 });
  expect(getTimelineHours(createReservation("13:00", "15:00"))).toEqual({ first: 10, last: 18 });
  expect(getTimelineHours(createReservation("09:30", "11:00"), createReservation("21:00", "22:15"))).toEqual({
    first: 9,
    last: 23,
  });
  expect(getTimelineHours(createReservation("00:30", "01:30"))).toEqual({ first: 0, last: 8 });
  expect(getTimelineHours(createReservation("23:00", "01:00", "NEW"))).toEqual({
    first: 16,
    last: 25,
  });
  const evening = listTimelineSpans([createReservation("20:00", "22:00")], TIME_ZONE);
  expect(getShownTimelineHours(evening, 11 * 60), "what is on now is seen").toEqual({ first: 11, last: 22 });
  expect(getShownTimelineHours([], 20 * 60)).toEqual({ first: 16, last: 24 });
});
