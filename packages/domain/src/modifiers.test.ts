import { expect, test } from "vitest";
import { checkModifications } from "./modifiers.ts";

const groups = [
  { id: "size", minimum: 1, maximum: 1, modifications: [{ id: "small" }, { id: "large" }] },
  { id: "extras", maximum: 3, modifications: [{ id: "cheese" }, { id: "chilli", isAvailable: false }] },
  { id: "sauces", modifications: [{ id: "cheese" }, { id: "garlic" }] },
];

test("[MN-5] accepts choices within the minimum and maximum", () => {
  expect(checkModifications(groups, [{ id: "small", count: 1 }])).toEqual([]);
  expect(
    checkModifications(groups, [
      { id: "large", count: 1 },
      { id: "cheese", count: 3 },
    ]),
  ).toEqual([]);
  expect(checkModifications([], [])).toEqual([]);
});

test("[MN-5] returns the group below its minimum and the one above its maximum, with summed counts", () => {
  expect(checkModifications(groups, [{ id: "cheese", count: 4 }])).toEqual([
    { problem: "lacks", groupId: "size", minimum: 1, maximum: 1, chosen: 0 },
    { problem: "exceeds", groupId: "extras", minimum: 0, maximum: 3, chosen: 4 },
  ]);
  const both = [
    { id: "small", count: 1 },
    { id: "large", count: 1 },
  ];
  expect(checkModifications(groups, both)).toMatchObject([
    { problem: "exceeds", groupId: "size", chosen: 2 },
  ]);
});

test("[MN-5] a choice counts in the group that it names", () => {
  const chosen = [
    { id: "small", count: 1 },
    { id: "cheese", count: 9, groupId: "sauces" },
  ];
  expect(checkModifications(groups, chosen)).toEqual([]);
});

test("[MN-5] refuses unknown, stopped and wrongly counted choices", () => {
  const size = { id: "small", count: 1 };
  const listProblems = (id: string, count: number) => checkModifications(groups, [size, { id, count }]);
  expect(listProblems("bacon", 1)).toEqual([{ problem: "unknown", modificationId: "bacon" }]);
  expect(listProblems("chilli", 1)).toEqual([{ problem: "unavailable", modificationId: "chilli" }]);
  for (const count of [0, -1, 1.5, Number.NaN]) {
    expect(listProblems("cheese", count)).toEqual([{ problem: "bad_count", modificationId: "cheese" }]);
  }
});

test("[MN-5] reports more of one modification than its own maximum, even if its group has room", () => {
  const groups = [{ id: "extras", maximum: 3, modifications: [{ id: "sauce", maxCount: 2 }] }];
  expect(checkModifications(groups, [{ id: "sauce", count: 3 }])).toEqual([
    { problem: "bad_count", modificationId: "sauce" },
  ]);
  expect(checkModifications(groups, [{ id: "sauce", count: 2 }])).toEqual([]);
});

test("[MN-5] two rows of one modification count as one choice", () => {
  const groups = [{ id: "extras", maximum: 9, modifications: [{ id: "sauce", maxCount: 2 }, { id: "egg" }] }];
  const createSauceChoice = (count: number) => ({ id: "sauce", count });
  expect(
    checkModifications(groups, [createSauceChoice(1), { id: "egg", count: 3 }, createSauceChoice(1)]),
  ).toEqual([]);
  expect(checkModifications(groups, [createSauceChoice(2), createSauceChoice(1)])).toEqual([
    { problem: "bad_count", modificationId: "sauce" },
  ]);
});
