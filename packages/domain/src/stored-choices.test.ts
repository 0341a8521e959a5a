import { expect, test } from "vitest";
import { type StoredGroup, wrongChoice } from "./stored-choices.ts";

const choice = (id: string, more: object = {}) => ({ id, name: { uz: id }, maxCount: 1, ...more });
const group = (more: Partial<StoredGroup> = {}): StoredGroup => ({
  id: "g",
  name: { uz: "Sous" },
  min: 1,
  max: 1,
  modifications: [choice("a"), choice("b")],
  ...more,
});

test("[MN-5] valid groups have no errors", () => {
  expect(wrongChoice([])).toBeNull();
  expect(wrongChoice([group(), group({ id: "h", min: 0, max: 0, modifications: [choice("c")] })])).toBeNull();
  expect(wrongChoice([group({ modifications: [choice("a", { name: {}, productId: "p" })] })])).toBeNull();
});

test.each([
  ["a group without a name", [group({ name: { uz: "  " } })], { group: 0, choice: null, field: "name" }],
  ["at most less than at least", [group({ min: 2, max: 1 })], { group: 0, choice: null, field: "max" }],
  ["too few to take", [group({ min: 3, max: 0 })], { group: 0, choice: null, field: "min" }],
  [
    "a choice without a name",
    [group({ modifications: [choice("a"), choice("b", { name: {} })] })],
    { group: 0, choice: 1, field: "name" },
  ],
  [
    "an id twice",
    [group(), group({ id: "h", modifications: [choice("b")] })],
    { group: 1, choice: 0, field: "id" },
  ],
  ["a group twice", [group(), group()], { group: 1, choice: null, field: "id" }],
])("[MN-5] %s is an error with its position", (_what, groups, fault) => {
  expect(wrongChoice(groups)).toEqual(fault);
});
