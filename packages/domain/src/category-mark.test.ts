import { expect, test } from "vitest";
import { categoryMark } from "./category-mark.ts";

test("reads a category's icon from its name in any language", () => {
  expect(categoryMark({ uz: "Shoʻrvalar" })).toBe("soup");
  expect(categoryMark({ ru: "Мясо и рыба" })).toBe("meat");
  expect(categoryMark({ eng: "Hot Dogs" })).toBe("sandwich");
  expect(categoryMark({ uz: null, ru: "Пицца" })).toBe("pizza");
});

test("an unknown name has the plain icon, never another food's", () => {
  expect(categoryMark({})).toBe("dish");
  expect(categoryMark({ uz: "Yangi", ru: "Новинки", eng: "New" })).toBe("dish");
});
