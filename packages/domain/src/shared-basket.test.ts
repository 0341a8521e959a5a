import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  EMPTY_SHARED_BASKET,
  createBasketLineKey,
  mergeBaskets,
  parseBasketLineKey,
  type SharedBasket,
  type SharedLine,
} from "./shared-basket.ts";

const NOW = 1_770_000_000_000;
const DAY_MS = 86_400_000;
const createSharedLine = (productId: string, count: number, changedAt = NOW): SharedLine => ({
  productId,
  modifications: [],
  count,
  changedAt,
});
const createBasket = (...lines: SharedLine[]): SharedBasket => ({ lines, place: null });
const countShownLines = ({ lines }: SharedBasket) =>
  lines.filter(({ count }) => count > 0).map(({ productId, count }) => [productId, count]);

test("[BK-9] the newest change of a line on two devices wins, and other lines are kept", () => {
  const web = createBasket(createSharedLine("plov", 1, NOW - 1000), createSharedLine("somsa", 2, NOW - 1000));
  const telegram = createBasket(
    createSharedLine("plov", 3, NOW - 500),
    createSharedLine("tea", 1, NOW - 2000),
  );
  const both = [
    ["plov", 3],
    ["somsa", 2],
    ["tea", 1],
  ];
  expect(countShownLines(mergeBaskets(web, telegram, NOW))).toEqual(both);
  expect(countShownLines(mergeBaskets(telegram, web, NOW)).toSorted()).toEqual(both);
});

test("[BK-9] a removed line stays removed for older changes, and a newer one adds it at the end", () => {
  const known = createBasket(createSharedLine("plov", 0, NOW - 500), createSharedLine("tea", 1, NOW - 900));
  expect(
    countShownLines(mergeBaskets(known, createBasket(createSharedLine("plov", 2, NOW - 800)), NOW)),
  ).toEqual([["tea", 1]]);
  expect(
    countShownLines(mergeBaskets(known, createBasket(createSharedLine("plov", 2, NOW - 100)), NOW)),
  ).toEqual([
    ["tea", 1],
    ["plov", 2],
  ]);
  const later = mergeBaskets(known, EMPTY_SHARED_BASKET, NOW + 31 * DAY_MS);
  expect(
    later.lines.map(({ productId }) => productId),
    "after a month nobody needs to know",
  ).toEqual(["tea"]);
});

test("[BK-9] the same product with other choices is another line, whatever the order of choices", () => {
  expect(
    createBasketLineKey("plov", [
      { id: "b", count: 1 },
      { id: "a", count: 2 },
    ]),
  ).toBe(
    createBasketLineKey("plov", [
      { id: "a", count: 2 },
      { id: "b", count: 1 },
    ]),
  );
  expect(createBasketLineKey("plov", [{ id: "a", count: 1 }])).not.toBe(createBasketLineKey("plov", []));
});

test("[BK-9] a line's key is made of its content", () => {
  const modifications = [
    { id: "019a-b", count: 12 },
    { id: "019a-c", count: 1 },
  ];
  expect(parseBasketLineKey(createBasketLineKey("019a-p", modifications))).toEqual({
    productId: "019a-p",
    modifications,
  });
  expect(parseBasketLineKey("019a-p")).toEqual({ productId: "019a-p", modifications: [] });
});

test("[BK-9] the last chosen location wins", () => {
  const createPlaceChange = (addressId: string, changedAt: number) => ({
    lines: [],
    place: { serviceType: "DELIVERY" as const, addressId, branchId: null, changedAt },
  });
  expect(mergeBaskets(createPlaceChange("home", 1), createPlaceChange("work", 2), NOW).place?.addressId).toBe(
    "work",
  );
  expect(mergeBaskets(createPlaceChange("home", 3), createPlaceChange("work", 2), NOW).place?.addressId).toBe(
    "home",
  );
  expect(mergeBaskets(createPlaceChange("home", 3), EMPTY_SHARED_BASKET, NOW).place?.addressId).toBe("home");
});

const anyLine = fc.record({
  productId: fc.constantFrom("a", "b", "c", "d"),
  modifications: fc.constant<SharedLine["modifications"]>([]),
  count: fc.nat(3),
  changedAt: fc.integer({ min: NOW - 1000, max: NOW }),
});
const anyBasket = fc
  .uniqueArray(anyLine, { selector: ({ productId }) => productId })
  .map((lines) => ({ lines, place: null }));

test("[BK-9] for any order of updates no line is lost without a removal, and repeating changes nothing", () => {
  fc.assert(
    fc.property(anyBasket, anyBasket, (one, other) => {
      const merged = mergeBaskets(one, other, NOW);
      const all = [...one.lines, ...other.lines];
      for (const productId of new Set(all.map((each) => each.productId))) {
        const words = all.filter((each) => each.productId === productId);
        const last = Math.max(...words.map(({ changedAt }) => changedAt));
        const newest = words.filter(({ changedAt }) => changedAt === last).map(({ count }) => count);
        const kept = merged.lines.find((each) => each.productId === productId);
        expect(newest).toContain(kept?.count);
      }
      expect(mergeBaskets(merged, other, NOW)).toEqual(merged);
    }),
    { numRuns: 1000 },
  );
});
