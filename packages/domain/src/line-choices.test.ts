import { expect, test } from "vitest";
import { listChoicesWithoutParts } from "./line-choices.ts";

const chosen = (id: string) => ({ id, name: id, count: 1 });

test("[MN-5] choices of a set that are products are its parts, the others remain choices", () => {
  const modifications = [chosen("plov"), chosen("spicy"), chosen("tea")];
  const parts = [{ modificationId: "plov" }, { modificationId: "tea" }];
  expect(listChoicesWithoutParts({ modifications, parts })).toEqual([chosen("spicy")]);
});

test("a product has all its choices, a set in the old format has only its parts", () => {
  expect(listChoicesWithoutParts({ modifications: [chosen("large")], parts: [] })).toEqual([chosen("large")]);
  expect(listChoicesWithoutParts({ modifications: [chosen("plov")], parts: [{}] })).toEqual([]);
});
