import { expect, test } from "vitest";
import { checkStock } from "./stock.ts";

const lines = [
  { productId: "cola", count: 3 },
  { productId: "plov", count: 50 },
  { productId: "cola", count: 2 },
];

test("[MN-6] sums the demand over lines and returns the maximum", () => {
  expect(checkStock(lines, new Map([["cola", 4]]))).toEqual([{ productId: "cola", demanded: 5, maximum: 4 }]);
  expect(checkStock(lines, new Map([["cola", 5]]))).toEqual([]);
  expect(checkStock(lines, new Map([["cola", -2]]))[0]?.maximum).toBe(0);
});

test("[MN-6] a product that is not counted has no limit", () => {
  expect(checkStock(lines, new Map([["plov", null]]))).toEqual([]);
});
