import { expect, test } from "vitest";
import { demoBrands } from "../index.ts";
import { createPolicies } from "./policies.ts";

test("[FM-1] the texts of the demo brands show their phone in groups", () => {
  for (const brand of demoBrands) {
    const texts = createPolicies(brand).flatMap(({ text }) => Object.values(text));
    const numbers = texts.flatMap((text) => text.match(/\+\d[\d ]*\d/g) ?? []);
    expect(numbers.length, brand.key).toBeGreaterThan(0);
    for (const number of numbers) expect(number).toMatch(/^\+998 \d\d \d{3} \d\d \d\d$/);
  }
});
