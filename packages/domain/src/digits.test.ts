import { expect, test } from "vitest";
import { digitsOf, foldDigits, foldNumber } from "./digits.ts";

test.each(["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "0123456789"])("[FM-4] %s are the ten digits", (typed) => {
  expect(foldDigits(typed)).toBe("0123456789");
});

test("[FM-4] letters and signs stay, and digits of two scripts in one text become one number", () => {
  expect(foldDigits("№ ٤2 — Ⅳ²")).toBe("№ 42 — Ⅳ²");
  expect(digitsOf("Kod: ١٢٣ 456")).toBe("123456");
  expect(digitsOf("—")).toBe("");
});

test("[FM-4] Arabic and full-width separators are those of a number", () => {
  expect(foldNumber("٤٥٬٠٠٠٫٥")).toBe("45 000.5");
  expect(foldNumber("45,5")).toBe("45,5");
});
