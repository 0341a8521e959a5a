import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allocate, isMoney, percentOf, toMoney } from "./money.ts";

const sums = fc.integer({ min: 0, max: 1_000_000_000 });

test("[BK-3] rounds a percentage half up to whole units", () => {
  expect(percentOf(45_000, 20)).toBe(9_000);
  expect(percentOf(5, 10)).toBe(1);
  expect(percentOf(4, 10)).toBe(0);
  expect(percentOf(333, 33.33)).toBe(111);
  expect(percentOf(0, 50)).toBe(0);
});

test("[BK-3] percentOf agrees with exact arithmetic, also where a floating-point product would not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (sum, points) => {
        const exact = (BigInt(sum) * BigInt(points) + 5_000n) / 10_000n;
        expect(percentOf(sum, points / 100)).toBe(Number(exact));
      },
    ),
  );
});

test("[BK-3] percentOf and allocate refuse invalid amounts", () => {
  for (const bad of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => percentOf(bad, 10)).toThrow(RangeError);
    expect(() => allocate(bad, [1])).toThrow(RangeError);
    expect(() => allocate(1, [bad])).toThrow(RangeError);
  }
  expect(() => percentOf(10, -1)).toThrow(RangeError);
});

test("[BK-10] shares add up to the amount exactly, and none exceeds its weight", () => {
  fc.assert(
    fc.property(fc.array(sums, { minLength: 1, maxLength: 40 }), sums, (weights, total) => {
      const shares = allocate(total, weights);
      expect(shares.every(isMoney)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const isWithin = shares.every((share, index) => share <= (weights[index] ?? 0));
      expect(total > whole || isWithin).toBe(true);
      expect(allocate(total, weights)).toEqual(shares);
    }),
  );
});

test("[BK-10] each share is within one unit of its exact part", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }),
      sums,
      (weights, total) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        allocate(total, weights).forEach((share, index) => {
          expect(Math.abs(share - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1.001);
        });
      },
    ),
  );
});

test("[BK-10] the earlier line gets the remainder, zero weights share evenly, no weights give nothing", () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(5, [0, 0])).toEqual([3, 2]);
  expect(allocate(5, [0, 7])).toEqual([0, 5]);
  expect(allocate(5, [])).toEqual([]);
});

test("[BK-1] an invalid amount counts as zero, fractions are dropped", () => {
  expect([toMoney(null), toMoney(undefined), toMoney(Number.NaN), toMoney(-5), toMoney(7.9)]).toEqual([
    0, 0, 0, 0, 7,
  ]);
});
