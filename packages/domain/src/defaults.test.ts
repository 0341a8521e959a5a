import { expect, test } from "vitest";
import { findDefaultBranch, findDefaultCity, findPickerCity } from "./defaults.ts";

test("[BN-6] the default branch is the order's, else the main one, else the first, never an inactive one", () => {
  const branches = [{ id: "a" }, { id: "b", isMain: true }, { id: "c" }];
  expect(findDefaultBranch(branches, "c")?.id).toBe("c");
  expect(findDefaultBranch(branches, "gone")?.id).toBe("b");
  expect(findDefaultBranch([{ id: "a" }, { id: "b" }])?.id).toBe("a");
  expect(findDefaultBranch([{ id: "a", isMain: true, isActive: false }, { id: "b" }], "a")?.id).toBe("b");
  expect(findDefaultBranch([])).toBeNull();
});

test("[AD-2] the default city is the merchant's main one, else the address's, else the first", () => {
  const cities = [{ id: "t" }, { id: "s" }, { id: "b" }];
  expect(findDefaultCity(cities, { mainCityId: "s", addressCityId: "b" })?.id).toBe("s");
  expect(findDefaultCity(cities, { mainCityId: "gone", addressCityId: "b" })?.id).toBe("b");
  expect(findDefaultCity(cities)?.id).toBe("t");
  expect(findDefaultCity([])).toBeNull();
});

test("[AD-2] the picker preselects only a main or single city", () => {
  expect(findPickerCity([{ id: "t" }])?.id).toBe("t");
  expect(findPickerCity([{ id: "t" }, { id: "s", isMain: true }])?.id).toBe("s");
  expect(findPickerCity([{ id: "t" }, { id: "s" }], "t")?.id).toBe("t");
  expect(findPickerCity([{ id: "t" }, { id: "s" }])).toBeNull();
});
