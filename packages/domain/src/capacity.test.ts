import { expect, test } from "vitest";
import { sumCookingMinutes, fitsCapacitySlot, findCapacitySlotStart } from "./capacity.ts";

test("[CH-2] counts capacity in cooking minutes, not in orders", () => {
  expect(
    sumCookingMinutes([
      { count: 2, cookingMinutes: 20 },
      { count: 5, cookingMinutes: null },
    ]),
  ).toBe(40);
  expect(fitsCapacitySlot({ capacity: 60, taken: 20, load: 40 })).toBe(true);
  expect(fitsCapacitySlot({ capacity: 60, taken: 21, load: 40 })).toBe(false);
  expect(fitsCapacitySlot({ capacity: null, taken: 1e6, load: 40 })).toBe(true);
  expect(fitsCapacitySlot({ capacity: 60, taken: 60, load: 0 })).toBe(true);
});

test("[CH-2] an order larger than a whole slot fits an empty one", () => {
  expect(fitsCapacitySlot({ capacity: 60, taken: 0, load: 90 })).toBe(true);
  expect(fitsCapacitySlot({ capacity: 60, taken: 1, load: 90 })).toBe(false);
});

test("[CH-2] a slot is a quarter of an hour", () => {
  expect(findCapacitySlotStart("2026-03-03T12:14:59Z").toISOString()).toBe("2026-03-03T12:00:00.000Z");
  expect(findCapacitySlotStart("2026-03-03T12:15:00Z").toISOString()).toBe("2026-03-03T12:15:00.000Z");
});
