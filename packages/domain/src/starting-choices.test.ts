import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkModifications } from "./modifiers.ts";
import { mustGuestChooseModifiers, createInitialChoices } from "./starting-choices.ts";
import type { PricedGroup } from "./starting-choices.ts";

function createPricedGroup(prices: number[], rule: Partial<PricedGroup> = {}): PricedGroup {
  const modifications = prices.map((price, at) => ({ id: `m${at}`, price, maxCount: 1 }));
  return { id: "g", min: 1, max: 1, modifications, ...rule };
}
const listChoiceIds = (groups: PricedGroup[]) =>
  createInitialChoices(groups).map(({ choice, count }) => [choice.id, count]);

test("[MN-5] a required group starts with its first free choice, an optional one with nothing", () => {
  expect(listChoiceIds([createPricedGroup([14_000, 0, 0])])).toEqual([["m1", 1]]);
  expect(listChoiceIds([createPricedGroup([0, 0], { min: 0 })])).toEqual([]);
  expect(mustGuestChooseModifiers([createPricedGroup([14_000, 0])])).toBe(false);
});

test("[MN-5] the guest must choose if no choice is free", () => {
  expect(listChoiceIds([createPricedGroup([5_000, 9_000])])).toEqual([]);
  expect(mustGuestChooseModifiers([createPricedGroup([0]), createPricedGroup([5_000, 9_000])])).toBe(true);
});

test("[MN-5] a group without alternatives starts with its choices, free or not", () => {
  const only = { id: "part", price: 3_000, maxCount: 2 };
  expect(listChoiceIds([createPricedGroup([], { min: 2, max: 2, modifications: [only] })])).toEqual([
    ["part", 2],
  ]);
});

test("[MN-5] two of a kind are preselected only if each is taken once", () => {
  const modifications = ["a", "b"].map((id) => ({ id, price: 0, maxCount: 3 }));
  expect(listChoiceIds([createPricedGroup([], { min: 3, max: 3, modifications })])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("[MN-7] an unavailable choice is never preselected", () => {
  const modifications = [
    { id: "gone", price: 0, maxCount: 1, isAvailable: false },
    { id: "there", price: 0, maxCount: 1 },
  ];
  expect(listChoiceIds([createPricedGroup([], { modifications })])).toEqual([["there", 1]]);
  expect(
    mustGuestChooseModifiers([createPricedGroup([], { modifications: modifications.slice(0, 1) })]),
  ).toBe(true);
});

const anyGroups = fc.array(
  fc
    .record({
      min: fc.nat(4),
      more: fc.nat(3),
      choices: fc.array(
        fc.record({
          price: fc.constantFrom(0, 0, 5_000, 9_000),
          maxCount: fc.integer({ min: 1, max: 3 }),
          isAvailable: fc.constantFrom(true, true, false),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ min, more, choices }) => ({ min, max: min + more, choices })),
  { maxLength: 4 },
);

test("[MN-5] preselected choices satisfy the group's rules, and are free if there is an alternative", () => {
  fc.assert(
    fc.property(anyGroups, (drawn) => {
      const groups = drawn.map(({ min, max, choices }, at) => ({
        id: `g${at}`,
        min,
        max,
        modifications: choices.map((choice, index) => ({ id: `g${at}-${index}`, ...choice })),
      }));
      const start = createInitialChoices(groups);
      const problems = checkModifications(
        groups.map(({ id, min, max, modifications }) => ({ id, minimum: min, maximum: max, modifications })),
        start.map(({ groupId, choice, count }) => ({ id: choice.id, groupId, count })),
      );
      expect(problems.filter(({ problem }) => problem !== "lacks")).toEqual([]);
      expect(problems.length > 0).toBe(mustGuestChooseModifiers(groups));
      for (const { groupId, choice } of start) {
        const own = groups.find(({ id }) => id === groupId);
        if ((own?.modifications.length ?? 0) > 1) expect(choice.price).toBe(0);
      }
    }),
  );
});
