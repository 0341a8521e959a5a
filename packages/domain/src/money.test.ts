import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allocateByWeights, isMoney, calculatePercent, toMoney } from "./money.ts";

const anySum = fc.integer({ min: 0, max: 1_000_000_000 });

test("[BK-3] rounds a percentage half up to whole units", () => {
  expect(calculatePercent(45_000, 20)).toBe(9_000);
  expect(calculatePercent(5, 10)).toBe(1);
  expect(calculatePercent(4, 10)).toBe(0);
  expect(calculatePercent(333, 33.33)).toBe(111);
  expect(calculatePercent(0, 50)).toBe(0);
});

test("[BK-3] percentOf agrees with exact arithmetic, also where a floating-point product would not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (sum, points) => {
        const exact = (BigInt(sum) * BigInt(points) + 5_000n) / 10_000n;
        expect(calculatePercent(sum, points / 100)).toBe(Number(exact));
      },
    ),
  );
});

test("[BK-3] percentOf and allocate refuse invalid amounts", () => {
  for (const bad of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => calculatePercent(bad, 10)).toThrow(RangeError);
    expect(() => allocateByWeights(bad, [1])).toThrow(RangeError);
    expect(() => allocateByWeights(1, [bad])).toThrow(RangeError);
  }
  expect(() => calculatePercent(10, -1)).toThrow(RangeError);
});

test("[BK-10] shares add up to the amount exactly, and none exceeds its weight", () => {
  fc.assert(
    fc.property(fc.array(anySum, { minLength: 1, maxLength: 40 }), anySum, (weights, total) => {
      const shares = allocateByWeights(total, weights);
      expect(shares.every(isMoney)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const isWithin = shares.every((share, index) => share <= (weights[index] ?? 0));
      expect(total > whole || isWithin).toBe(true);
      expect(allocateByWeights(total, weights)).toEqual(shares);
    }),
  );
});

test("[BK-10] each share is within one unit of its exact part", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }),
      anySum,
      (weights, total) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        allocateByWeights(total, weights).forEach((share, index) => {
          expect(Math.abs(share - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1.001);
        });
      },
    ),
  );
});

test("[BK-10] the earlier line gets the remainder, zero weights share evenly, no weights give nothing", () => {
  expect(allocateByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocateByWeights(5, [0, 0])).toEqual([3, 2]);
  expect(allocateByWeights(5, [0, 7])).toEqual([0, 5]);
  expect(allocateByWeights(5, [])).toEqual([]);
});

test("[BK-1] an invalid amount counts as zero, fractions are dropped", () => {
  expect([toMoney(null), toMoney(undefined), toMoney(Number.NaN), toMoney(-5), toMoney(7.9)]).toEqual([
    0, 0, 0, 0, 7,
  ]);
});
