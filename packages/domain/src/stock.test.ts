import { expect, test } from "vitest";
import { checkStock, roomFor } from "./stock.ts";

const lines = [
  { productId: "cola", count: 3 },
  { productId: "plov", count: 50 },
  { productId: "cola", count: 2 },
];

test("[MN-6] demand is summed over lines and the maximum is told", () => {
  expect(checkStock(lines, new Map([["cola", 4]]))).toEqual([{ productId: "cola", demanded: 5, maximum: 4 }]);
  expect(checkStock(lines, new Map([["cola", 5]]))).toEqual([]);
  expect(checkStock(lines, new Map([["cola", -2]]))[0]?.maximum).toBe(0);
});

test("[MN-6] a product that is not counted has no limit", () => {
  expect(checkStock(lines, new Map([["plov", null]]))).toEqual([]);
  expect(roomFor("plov", lines, new Map())).toBeNull();
  expect(roomFor("cola", lines, new Map([["cola", 7]]))).toBe(2);
  expect(roomFor("cola", lines, new Map([["cola", 1]]))).toBe(0);
});
