import { expect, test } from "vitest";
import { listChoicesWithoutParts } from "./line-choices.ts";

const createChosenChoice = (id: string) => ({ id, name: id, count: 1 });

test("[MN-5] choices of a set that are products are its parts, the others remain choices", () => {
  const modifications = [createChosenChoice("plov"), createChosenChoice("spicy"), createChosenChoice("tea")];
  const parts = [{ modificationId: "plov" }, { modificationId: "tea" }];
  expect(listChoicesWithoutParts({ modifications, parts })).toEqual([createChosenChoice("spicy")]);
});

test("a product has all its choices, a set in the old format has only its parts", () => {
  expect(listChoicesWithoutParts({ modifications: [createChosenChoice("large")], parts: [] })).toEqual([
    createChosenChoice("large"),
  ]);
  expect(listChoicesWithoutParts({ modifications: [createChosenChoice("plov")], parts: [{}] })).toEqual([]);
});
