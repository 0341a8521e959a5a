import { expect, test } from "vitest";
import { otherChoices } from "./line-choices.ts";

const chosen = (id: string) => ({ id, name: id, count: 1 });

test("[MN-5] of a set's choices those that are products stand as its parts, the others remain", () => {
  const modifications = [chosen("plov"), chosen("spicy"), chosen("tea")];
  const parts = [{ modificationId: "plov" }, { modificationId: "tea" }];
  expect(otherChoices({ modifications, parts })).toEqual([chosen("spicy")]);
});

test("a dish has all its choices, a set of old has its parts alone", () => {
  expect(otherChoices({ modifications: [chosen("large")], parts: [] })).toEqual([chosen("large")]);
  expect(otherChoices({ modifications: [chosen("plov")], parts: [{}] })).toEqual([]);
});
