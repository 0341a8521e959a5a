import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCopiedName } from "./copied-name.ts";

test("[MN-1] marks a copy in each language of its original's name, and in no other", () => {
  expect(createCopiedName({ uz: "Osh", ru: "Плов ", eng: "" }, 120)).toEqual({
    uz: "Osh (nusxa)",
    ru: "Плов (копия)",
  });
  expect(createCopiedName({ eng: "Pilaf", kz: null, "uz-Cyrl": "Ош" }, 120)).toEqual({
    eng: "Pilaf (copy)",
    "uz-Cyrl": "Ош (нусха)",
  });
});

test("[MN-1] a copy's name is within the limit, without split characters, and marked as a copy", () => {
  const letters = fc.string({
    minLength: 1,
    maxLength: 200,
    unit: fc.constantFrom("o", "ʻ", "қ", " ", "🍜"),
  });
  fc.assert(
    fc.property(letters, (name) => {
      const ru = createCopiedName({ ru: name }, 120).ru ?? "";
      expect(ru.length).toBeLessThanOrEqual(120);
      expect(ru.endsWith(" (копия)")).toBe(name.trim() !== "");
      expect(ru.isWellFormed()).toBe(true);
    }),
  );
});
