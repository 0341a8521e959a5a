import { array, assert, boolean, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { filterVisitOrders, type VisitOrder } from "./table-visit.ts";

const hoursAfterNoon = (hours: number) => new Date(Date.UTC(2026, 2, 2, 12) + hours * 3_600_000);
const createVisitOrder = (hours: number, more: Partial<VisitOrder> = {}): VisitOrder => ({
  placedAt: hoursAfterNoon(hours),
  isPaid: false,
  closedAt: null,
  ...more,
});
const createClosedOrder = (hours: number, closedAt: number) =>
  createVisitOrder(hours, { isPaid: true, closedAt: hoursAfterNoon(closedAt) });
const summarizeVisit = (orders: VisitOrder[], now: number, billedAt: Date | null = null) =>
  filterVisitOrders(orders, { now: hoursAfterNoon(now), billedAt });

test("[MN-4] unpaid orders stay on the bill for the whole visit, with those paid in the meantime", () => {
  const [first, second, third] = [createVisitOrder(0), createClosedOrder(1, 2), createVisitOrder(6)];
  expect(summarizeVisit([first, second, third], 7)).toEqual([first, second, third]);
});

test("[MN-4] the next guests do not see earlier orders once all are closed", () => {
  const next = createVisitOrder(2);
  expect(summarizeVisit([createClosedOrder(0, 1), createClosedOrder(0.5, 1.5), next], 2.5)).toEqual([next]);
  expect(summarizeVisit([createClosedOrder(0, 1), createClosedOrder(0.5, 1.5)], 2.5)).toEqual([]);
});

test("[MN-4] a bill closes the orders placed before it was requested, not those placed after", () => {
  const [former, between] = [createVisitOrder(0), createVisitOrder(1.5)];
  expect(summarizeVisit([former, between], 3, hoursAfterNoon(1))).toEqual([between]);
});

test("[MN-4] paid unclosed orders disappear after four hours, and any after a day", () => {
  expect(summarizeVisit([createVisitOrder(0, { isPaid: true })], 3.9)).toHaveLength(1);
  expect(summarizeVisit([createVisitOrder(0, { isPaid: true })], 4)).toEqual([]);
  expect(summarizeVisit([createVisitOrder(0)], 23.9)).toHaveLength(1);
  expect(summarizeVisit([createVisitOrder(0)], 24)).toEqual([]);
});

test("[MN-4] every unpaid order of the day that no bill has closed is listed", () => {
  const any = record({
    placed: integer({ min: 0, max: 23 }),
    isPaid: boolean(),
    lasts: option(integer({ min: 0, max: 9 })),
  });
  assert(
    property(array(any, { maxLength: 12 }), (drawn) => {
      const orders = drawn.map(({ placed, isPaid, lasts }) => {
        const ends = isPaid && lasts !== null ? hoursAfterNoon(placed + lasts) : null;
        return createVisitOrder(placed, { isPaid, closedAt: ends });
      });
      const shown = summarizeVisit(orders, 23.5);
      const unpaid = orders.filter((each) => !each.isPaid);
      expect(unpaid.filter((each) => !shown.includes(each))).toEqual([]);
    }),
  );
});
