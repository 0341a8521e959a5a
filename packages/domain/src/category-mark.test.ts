import { expect, test } from "vitest";
import { findCategoryIcon } from "./category-mark.ts";

test("reads a category's icon from its name in any language", () => {
  expect(findCategoryIcon({ uz: "Shoʻrvalar" })).toBe("soup");
  expect(findCategoryIcon({ ru: "Мясо и рыба" })).toBe("meat");
  expect(findCategoryIcon({ eng: "Hot Dogs" })).toBe("sandwich");
  expect(findCategoryIcon({ uz: null, ru: "Пицца" })).toBe("pizza");
});

test("an unknown name has the plain icon, never another food's", () => {
  expect(findCategoryIcon({})).toBe("dish");
  expect(findCategoryIcon({ uz: "Yangi", ru: "Новинки", eng: "New" })).toBe("dish");
});
