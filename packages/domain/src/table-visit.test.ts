import { array, assert, boolean, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { ordersOfVisit, type OrderOfVisit } from "./table-visit.ts";

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 12) + hours * 3_600_000);
const order = (hours: number, more: Partial<OrderOfVisit> = {}): OrderOfVisit => ({
  placedAt: at(hours),
  isPaid: false,
  closedAt: null,
  ...more,
});
const closed = (hours: number, closedAt: number) => order(hours, { isPaid: true, closedAt: at(closedAt) });
const seen = (orders: OrderOfVisit[], now: number, billedAt: Date | null = null) =>
  ordersOfVisit(orders, { now: at(now), billedAt });

test("[MN-4] what is unpaid stays on the bill however long the party sits, with what it has paid meanwhile", () => {
  const [first, second, third] = [order(0), closed(1, 2), order(6)];
  expect(seen([first, second, third], 7)).toEqual([first, second, third]);
});

test("[MN-4] the next party does not see what the former one ate, once all of that is closed", () => {
  const next = order(2);
  expect(seen([closed(0, 1), closed(0.5, 1.5), next], 2.5)).toEqual([next]);
  expect(seen([closed(0, 1), closed(0.5, 1.5)], 2.5)).toEqual([]);
});

test("[MN-4] a brought bill ends what was ordered until it was called for, not what came between", () => {
  const [former, between] = [order(0), order(1.5)];
  expect(seen([former, between], 3, at(1))).toEqual([between]);
});

test("[MN-4] what is paid and was never closed is gone after four hours, and what nobody closed in a day was forgotten", () => {
  expect(seen([order(0, { isPaid: true })], 3.9)).toHaveLength(1);
  expect(seen([order(0, { isPaid: true })], 4)).toEqual([]);
  expect(seen([order(0)], 23.9)).toHaveLength(1);
  expect(seen([order(0)], 24)).toEqual([]);
});

test("[MN-4] whatever was ordered, every unpaid order of the day that no bill has ended is shown", () => {
  const any = record({
    placed: integer({ min: 0, max: 23 }),
    isPaid: boolean(),
    lasts: option(integer({ min: 0, max: 9 })),
  });
  assert(
    property(array(any, { maxLength: 12 }), (drawn) => {
      const orders = drawn.map(({ placed, isPaid, lasts }) => {
        const ends = isPaid && lasts !== null ? at(placed + lasts) : null;
        return order(placed, { isPaid, closedAt: ends });
      });
      const shown = seen(orders, 23.5);
      const unpaid = orders.filter((each) => !each.isPaid);
      expect(unpaid.filter((each) => !shown.includes(each))).toEqual([]);
    }),
  );
});
