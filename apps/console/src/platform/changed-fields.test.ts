import { expect, test } from "vitest";
import { changedFields, nameIn } from "./changed-fields.ts";

test("[S37] a change is told by the fields that differ, one that came or went by all that it holds", () => {
  const before = { code: "TEN", productDiscount: 10, endAt: null };
  expect(changedFields(before, { ...before, productDiscount: 15 })).toEqual([
    { name: "productDiscount", before: 10, after: 15 },
  ]);
  expect(changedFields(null, before)).toEqual([
    { name: "code", before: null, after: "TEN" },
    { name: "productDiscount", before: null, after: 10 },
  ]);
  expect(changedFields(before, null).map(({ name }) => name)).toEqual(["code", "productDiscount"]);
  expect(changedFields(null, null)).toEqual([]);
});

test("[S37] a thing is called by its name, else by its code or number", () => {
  expect(nameIn({ login: "ali", name: "Ali" })).toBe("Ali");
  expect(nameIn({ code: "TEN", isActive: true })).toBe("TEN");
  expect(nameIn({ isActive: true })).toBeUndefined();
  expect(nameIn(null)).toBeUndefined();
});
