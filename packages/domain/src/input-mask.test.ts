import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyMask } from "./input-mask.ts";

test("[FM-4] a mask accepts digits, letters and both, and drops other characters", () => {
  expect(applyMask("##.##.####", "31x122026999")).toBe("31.12.2026");
  expect(applyMask("@@ ###", "a1b2c3d4")).toBe("ab 234");
  expect(applyMask("**-**", "a1б2")).toBe("a1-б2");
  expect(applyMask("## ##", "")).toBe("");
  expect(applyMask("## ##", "12")).toBe("12");
});

test("[FM-4] a phone mask accepts a typed, a pasted and a partly typed country code", () => {
  const mask = "+998 ## ### ## ##";
  expect(applyMask(mask, "901234567")).toBe("+998 90 123 45 67");
  expect(applyMask(mask, "+998901234567")).toBe("+998 90 123 45 67");
  expect(applyMask(mask, "998 90-123-45-67 ext")).toBe("+998 90 123 45 67");
  expect(applyMask(mask, "+99")).toBe("+99");
  expect(applyMask(mask, "+998 9")).toBe("+998 9");
});

test("[FM-4] formatting a formatted value changes nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("+998 ## ### ## ##", "##.##.####", "@@-***", "#### ####"),
      fc.string(),
      (mask, raw) => {
        const once = applyMask(mask, raw);
        expect(applyMask(mask, once)).toBe(once);
      },
    ),
  );
});
