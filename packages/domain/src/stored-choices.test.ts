import { expect, test } from "vitest";
import { type StoredGroup, findInvalidChoice } from "./stored-choices.ts";

const createChoice = (id: string, more: object = {}) => ({ id, name: { uz: id }, maxCount: 1, ...more });
const createGroup = (more: Partial<StoredGroup> = {}): StoredGroup => ({
  id: "g",
  name: { uz: "Sous" },
  min: 1,
  max: 1,
  modifications: [createChoice("a"), createChoice("b")],
  ...more,
});

test("[MN-5] valid groups have no errors", () => {
  expect(findInvalidChoice([])).toBeNull();
  expect(
    findInvalidChoice([
      createGroup(),
      createGroup({ id: "h", min: 0, max: 0, modifications: [createChoice("c")] }),
    ]),
  ).toBeNull();
  expect(
    findInvalidChoice([createGroup({ modifications: [createChoice("a", { name: {}, productId: "p" })] })]),
  ).toBeNull();
});

test.each([
  [
    "a group without a name",
    [createGroup({ name: { uz: "  " } })],
    { group: 0, choice: null, field: "name" },
  ],
  ["at most less than at least", [createGroup({ min: 2, max: 1 })], { group: 0, choice: null, field: "max" }],
  ["too few to take", [createGroup({ min: 3, max: 0 })], { group: 0, choice: null, field: "min" }],
  [
    "a choice without a name",
    [createGroup({ modifications: [createChoice("a"), createChoice("b", { name: {} })] })],
    { group: 0, choice: 1, field: "name" },
  ],
  [
    "an id twice",
    [createGroup(), createGroup({ id: "h", modifications: [createChoice("b")] })],
    { group: 1, choice: 0, field: "id" },
  ],
  ["a group twice", [createGroup(), createGroup()], { group: 1, choice: null, field: "id" }],
])("[MN-5] %s is an error with its position", (_what, groups, fault) => {
  expect(findInvalidChoice(groups)).toEqual(fault);
});
