import { expect, test } from "vitest";
import { listChangedFields, getNameOfStoredRow } from "./changed-fields.ts";

test("[S37] lists the fields that differ, and all fields of an added or removed value", () => {
  const before = { code: "TEN", productDiscount: 10, endAt: null };
  expect(listChangedFields(before, { ...before, productDiscount: 15 })).toEqual([
    { name: "productDiscount", before: 10, after: 15 },
  ]);
  expect(listChangedFields(null, before)).toEqual([
    { name: "code", before: null, after: "TEN" },
    { name: "productDiscount", before: null, after: 10 },
  ]);
  expect(listChangedFields(before, null).map(({ name }) => name)).toEqual(["code", "productDiscount"]);
  expect(listChangedFields(null, null)).toEqual([]);
});

test("[S37] lists only the languages in which a text changed", () => {
  const before = { name: { uz: "Osh", ru: "Плов" }, hours: { from: 540, to: 1380 } };
  const after = { name: { uz: "Toʻy oshi", ru: "Плов" }, hours: { from: 600, to: 1380 } };
  expect(listChangedFields(before, after)).toEqual([
    { name: "name", before: { uz: "Osh" }, after: { uz: "Toʻy oshi" } },
    { name: "hours", before: before.hours, after: after.hours },
  ]);
  expect(listChangedFields({ name: { uz: "Osh" } }, { name: { uz: "Osh", eng: "Plov" } })).toEqual([
    { name: "name", before: {}, after: { eng: "Plov" } },
  ]);
});

test("[S37] names an object by its name, else by its code or number", () => {
  expect(getNameOfStoredRow({ login: "ali", name: "Ali" })).toBe("Ali");
  expect(getNameOfStoredRow({ code: "TEN", isActive: true })).toBe("TEN");
  expect(getNameOfStoredRow({ isActive: true })).toBeUndefined();
  expect(getNameOfStoredRow(null)).toBeUndefined();
});
