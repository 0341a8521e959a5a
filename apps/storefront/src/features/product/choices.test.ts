import { expect, test } from "vitest";
import type { ModificationGroup } from "../../platform/shapes.ts";
import { applyModificationChoice } from "./choices.ts";
import type { ModificationCounts } from "./choices.ts";

const createDrink = (id: string, isAvailable = true) => ({
  id,
  name: { uz: id },
  price: 0,
  maxCount: 2,
  image: null,
  isAvailable,
});
const createDrinkGroup = (max: number, gone: string[] = []): ModificationGroup => ({
  id: "drinks",
  name: { uz: "Ichimlik" },
  min: max,
  max,
  modifications: ["cola", "fanta", "sprite", "water"].map((id) => createDrink(id, !gone.includes(id))),
});

/** Returns the counts after consecutive choices. Omits counts of zero. */
function countAfterChoices(
  start: ModificationCounts,
  within: ModificationGroup,
  ...choices: [id: string, count: number][]
): ModificationCounts {
  const end = choices.reduce<ModificationCounts>((counts, [id, count]) => {
    const modification = within.modifications.find((each) => each.id === id) ?? createDrink(id);
    return applyModificationChoice(counts, { group: within, modification, count });
  }, start);
  return Object.fromEntries(Object.entries(end).filter(([, count]) => count > 0));
}

test("[MN-5] another choice in a full group replaces the last chosen one", () => {
  const prefilled = { cola: 1, fanta: 1 };
  expect(countAfterChoices(prefilled, createDrinkGroup(2), ["sprite", 1])).toEqual({ cola: 1, sprite: 1 });
  expect(countAfterChoices(prefilled, createDrinkGroup(2), ["sprite", 1], ["water", 1])).toEqual({
    cola: 1,
    water: 1,
  });
  expect(countAfterChoices(prefilled, createDrinkGroup(2), ["cola", 0], ["cola", 1], ["sprite", 1])).toEqual({
    fanta: 1,
    sprite: 1,
  });
});

test("[MN-5] replaces one of a choice taken twice, and the choice of a group of one", () => {
  expect(countAfterChoices({ cola: 2 }, createDrinkGroup(2), ["sprite", 1])).toEqual({ cola: 1, sprite: 1 });
  expect(countAfterChoices({ cola: 1 }, createDrinkGroup(1), ["sprite", 1])).toEqual({ sprite: 1 });
});

test("[MN-5] replaces unavailable choices first", () => {
  expect(countAfterChoices({ cola: 1, fanta: 1 }, createDrinkGroup(2, ["cola"]), ["sprite", 1])).toEqual({
    fanta: 1,
    sprite: 1,
  });
});

test("[MN-5] a group with room replaces nothing, and no choice exceeds its own maximum", () => {
  expect(countAfterChoices({ cola: 1 }, createDrinkGroup(3), ["sprite", 1])).toEqual({ cola: 1, sprite: 1 });
  expect(countAfterChoices({ cola: 1 }, createDrinkGroup(0), ["sprite", 5])).toEqual({ cola: 1, sprite: 2 });
  expect(countAfterChoices({ cola: 1, other: 4 }, createDrinkGroup(1), ["sprite", 1])).toEqual({
    sprite: 1,
    other: 4,
  });
  expect(countAfterChoices({ cola: 2 }, createDrinkGroup(2), ["cola", 1])).toEqual({ cola: 1 });
});
