import { expect, test } from "vitest";
import {
  canCalculateTariff,
  findLowestDelivery,
  calculateDeliveryPrice,
  calculateFreeDeliveryProgress,
  calculateMinimumProgress,
  calculateQuantityProgress,
} from "./tariff.ts";

const tariff = { basePrice: 10_000, baseDistance: 3_000, perKilometre: 2_000, freeFrom: 200_000 };

test("[CH-5] delivery costs the base price and each started kilometre beyond it, and is free from freeFrom on", () => {
  const calculateTestPrice = (distance: number, productPrice = 50_000) =>
    calculateDeliveryPrice(tariff, { distance, productPrice });
  expect([
    calculateTestPrice(0),
    calculateTestPrice(3_000),
    calculateTestPrice(3_001),
    calculateTestPrice(5_500),
  ]).toEqual([10_000, 10_000, 12_000, 16_000]);
  expect([calculateTestPrice(9_000, 199_999), calculateTestPrice(9_000, 200_000)]).toEqual([22_000, 0]);
  expect(calculateDeliveryPrice({ ...tariff, freeFrom: null }, { distance: 0, productPrice: 1e9 })).toBe(
    10_000,
  );
  expect(calculateTestPrice(Number.NaN)).toBe(10_000);
});

test("[CH-5] a tariff by distance uses the step that covers the distance, and kilometres beyond the last", () => {
  const steps = [
    { upTo: 1_000, price: 5_000 },
    { upTo: 4_000, price: 9_000 },
  ];
  const calculateTestPrice = (distance: number) =>
    calculateDeliveryPrice({ ...tariff, steps }, { distance, productPrice: 50_000 });
  expect([
    calculateTestPrice(0),
    calculateTestPrice(1_000),
    calculateTestPrice(1_001),
    calculateTestPrice(4_000),
    calculateTestPrice(4_001),
  ]).toEqual([5_000, 5_000, 9_000, 9_000, 11_000]);
  expect(calculateDeliveryPrice({ ...tariff, steps: [] }, { distance: 0, productPrice: 50_000 })).toBe(
    10_000,
  );
});

test("[CH-5] a busy hour costs more, but free delivery stays free", () => {
  const busy = { distance: 0, surcharge: 4_000 };
  expect(calculateDeliveryPrice(tariff, { ...busy, productPrice: 50_000 })).toBe(14_000);
  expect(calculateDeliveryPrice(tariff, { ...busy, productPrice: 200_000 })).toBe(0);
});

test("[CH-5] the minimum price is the cheapest of zones and branches, and the time comes from a zone if there is one", () => {
  const region = { tariff: { ...tariff, basePrice: 25_000 }, preparationMinutes: 30 };
  const branch = { price: 10_000, preparationMinutes: 20 };
  expect(findLowestDelivery([], [])).toBeNull();
  expect(findLowestDelivery([region], [])).toEqual({ price: 25_000, minutes: 45 });
  expect(findLowestDelivery([region], [branch])).toEqual({ price: 10_000, minutes: 45 });
  expect(findLowestDelivery([region], [{ ...branch, price: 40_000 }])?.price).toBe(25_000);
  expect(findLowestDelivery([], [branch])).toEqual({ price: 10_000, minutes: 25 });
});

test("[CH-5] calculates a tariff only with a nonzero basket, coordinates and a branch", () => {
  const ready = { productPrice: 1, hasCoordinates: true, hasBranch: true };
  expect(canCalculateTariff(ready)).toBe(true);
  expect(canCalculateTariff({ ...ready, productPrice: 0 })).toBe(false);
  expect(canCalculateTariff({ ...ready, hasCoordinates: false })).toBe(false);
  expect(canCalculateTariff({ ...ready, hasBranch: false })).toBe(false);
});

test("[CH-3] progress returns the amounts missing to the minimum and to free delivery", () => {
  expect(calculateMinimumProgress(60_000, 45_000)).toEqual({ goal: 60_000, left: 15_000, ratio: 0.75 });
  expect(calculateMinimumProgress(60_000, 90_000)).toEqual({ goal: 60_000, left: 0, ratio: 1 });
  expect(calculateMinimumProgress(null, 45_000)).toBeNull();
  expect(calculateFreeDeliveryProgress(tariff, 100_000)).toMatchObject({ left: 100_000, ratio: 0.5 });
});

test("[CH-12] progress returns the items missing to the minimum count of a delivery", () => {
  expect(calculateQuantityProgress(5, 3)).toEqual({ goal: 5, left: 2, ratio: 0.6 });
  expect(calculateQuantityProgress(5, 8)).toEqual({ goal: 5, left: 0, ratio: 1 });
  expect([calculateQuantityProgress(0, 3), calculateQuantityProgress(null, 3)]).toEqual([null, null]);
});
