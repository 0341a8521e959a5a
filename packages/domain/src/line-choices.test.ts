import { expect, test } from "vitest";
import { otherChoices } from "./line-choices.ts";

const chosen = (id: string) => ({ id, name: id, count: 1 });

test("[MN-5] choices of a set that are products are its parts, the others remain choices", () => {
  const modifications = [chosen("plov"), chosen("spicy"), chosen("tea")];
  const parts = [{ modificationId: "plov" }, { modificationId: "tea" }];
  expect(otherChoices({ modifications, parts })).toEqual([chosen("spicy")]);
});

test("a product has all its choices, a set in the old format has only its parts", () => {
  expect(otherChoices({ modifications: [chosen("large")], parts: [] })).toEqual([chosen("large")]);
  expect(otherChoices({ modifications: [chosen("plov")], parts: [{}] })).toEqual([]);
});
