import { expect, test } from "vitest";
import { findCategoryMark } from "./category-mark.ts";

test("reads a category's icon from its name in any language", () => {
  expect(findCategoryMark({ uz: "Shoʻrvalar" })).toBe("soup");
  expect(findCategoryMark({ ru: "Мясо и рыба" })).toBe("meat");
  expect(findCategoryMark({ eng: "Hot Dogs" })).toBe("sandwich");
  expect(findCategoryMark({ uz: null, ru: "Пицца" })).toBe("pizza");
});

test("an unknown name has the plain icon, never another food's", () => {
  expect(findCategoryMark({})).toBe("dish");
  expect(findCategoryMark({ uz: "Yangi", ru: "Новинки", eng: "New" })).toBe("dish");
});
