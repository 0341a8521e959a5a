import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculateListedPrice } from "./listed-price.ts";
import { calculateUnitPrices } from "./pricing.ts";
import type { PricedGroup } from "./starting-choices.ts";

const sizes: PricedGroup = {
  id: "size",
  min: 1,
  max: 1,
  modifications: [
    { id: "small", price: 0, maxCount: 1 },
    { id: "large", price: 14_000, maxCount: 1 },
  ],
};
const plov = { costPrice: 38_000, modificationGroups: [sizes] };

test("[MN-4] a price that a required choice can raise is shown as a minimum", () => {
  expect(calculateListedPrice(plov)).toEqual({
    price: 38_000,
    oldPrice: null,
    highest: 52_000,
    isFrom: true,
  });
});

test("[MN-4] the price is exact once everything required is chosen, whatever optional choices remain", () => {
  const extras = {
    ...sizes,
    id: "extras",
    min: 0,
    modifications: [{ id: "egg", price: 4_000, maxCount: 3 }],
  };
  const product = { ...plov, modificationGroups: [sizes, extras] };
  const large = { id: "large", groupId: "size", price: 14_000, count: 1 };
  expect(calculateListedPrice(product, [large])).toMatchObject({ price: 52_000, isFrom: false });
  const egg = { id: "egg", groupId: "extras", price: 4_000, count: 2 };
  expect(calculateListedPrice(product, [egg])).toMatchObject({
    price: 46_000,
    highest: 60_000,
    isFrom: true,
  });
});

test("[MN-4] a required choice that always costs extra is part of the price", () => {
  const paid = { ...sizes, modifications: sizes.modifications.map((each) => ({ ...each, price: 5_000 })) };
  expect(calculateListedPrice({ ...plov, modificationGroups: [paid] })).toMatchObject({
    price: 43_000,
    isFrom: false,
  });
});

test("[MN-7] ignores unavailable choices in the price", () => {
  const modifications = sizes.modifications.map((each) => ({ ...each, isAvailable: each.id !== "small" }));
  const group = { ...sizes, modifications };
  expect(calculateListedPrice({ ...plov, modificationGroups: [group] })).toMatchObject({
    price: 52_000,
    isFrom: false,
  });
});

test("[BK-1] a percentage discount applies to the product, not to its choices", () => {
  const large = { id: "large", groupId: "size", price: 14_000, count: 1 };
  expect(calculateListedPrice({ ...plov, discount: 10 }, [large])).toEqual({
    price: 48_200,
    oldPrice: 52_000,
    highest: 48_200,
    isFrom: false,
  });
});

test("[MN-4] every selection of required choices costs between the minimum and the maximum", () => {
  const choices = fc.array(fc.nat(20_000), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.nat(90_000),
      fc.nat(50),
      fc.array(choices, { maxLength: 3 }),
      fc.nat(),
      (cost, percent, drawn, seed) => {
        const modificationGroups = drawn.map((prices, at) => ({
          id: `g${at}`,
          min: 1,
          max: 1,
          modifications: prices.map((price, index) => ({ id: `g${at}-${index}`, price, maxCount: 1 })),
        }));
        const product = { costPrice: cost, discount: percent, modificationGroups };
        const chosen = modificationGroups.flatMap(({ id: groupId, modifications }) =>
          modifications
            .filter((_, at) => at === seed % modifications.length)
            .map(({ id, price }) => ({ id, groupId, price, count: 1 })),
        );
        const { price, highest } = calculateListedPrice(product);
        const { unitPrice } = calculateUnitPrices({
          costPrice: cost,
          discountPercent: percent,
          modifications: chosen,
        });
        expect(unitPrice).toBeGreaterThanOrEqual(price);
        expect(unitPrice).toBeLessThanOrEqual(highest);
        expect(calculateListedPrice(product, chosen)).toMatchObject({ price: unitPrice, isFrom: false });
      },
    ),
  );
});
