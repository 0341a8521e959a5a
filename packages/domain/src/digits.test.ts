import { expect, test } from "vitest";
import { extractDigits, normalizeDigits, normalizeNumberCharacters } from "./digits.ts";

test.each(["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "0123456789"])("[FM-4] converts %s to the ten digits", (typed) => {
  expect(normalizeDigits(typed)).toBe("0123456789");
});

test("[FM-4] keeps letters and signs, and joins digits of two scripts into one number", () => {
  expect(normalizeDigits("№ ٤2 — Ⅳ²")).toBe("№ 42 — Ⅳ²");
  expect(extractDigits("Kod: ١٢٣ 456")).toBe("123456");
  expect(extractDigits("—")).toBe("");
});

test("[FM-4] converts Arabic and full-width separators", () => {
  expect(normalizeNumberCharacters("٤٥٬٠٠٠٫٥")).toBe("45 000.5");
  expect(normalizeNumberCharacters("45,5")).toBe("45,5");
});
