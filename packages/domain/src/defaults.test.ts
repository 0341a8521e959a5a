import { expect, test } from "vitest";
import { defaultBranch, defaultCity, pickerCity } from "./defaults.ts";

test("[BN-6] the default branch is the order's, else the main one, else the first, never an inactive one", () => {
  const branches = [{ id: "a" }, { id: "b", isMain: true }, { id: "c" }];
  expect(defaultBranch(branches, "c")?.id).toBe("c");
  expect(defaultBranch(branches, "gone")?.id).toBe("b");
  expect(defaultBranch([{ id: "a" }, { id: "b" }])?.id).toBe("a");
  expect(defaultBranch([{ id: "a", isMain: true, isActive: false }, { id: "b" }], "a")?.id).toBe("b");
  expect(defaultBranch([])).toBeNull();
});

test("[AD-2] the default city is the merchant's main one, else the address's, else the first", () => {
  const cities = [{ id: "t" }, { id: "s" }, { id: "b" }];
  expect(defaultCity(cities, { mainCityId: "s", addressCityId: "b" })?.id).toBe("s");
  expect(defaultCity(cities, { mainCityId: "gone", addressCityId: "b" })?.id).toBe("b");
  expect(defaultCity(cities)?.id).toBe("t");
  expect(defaultCity([])).toBeNull();
});

test("[AD-2] the picker preselects only a main or single city", () => {
  expect(pickerCity([{ id: "t" }])?.id).toBe("t");
  expect(pickerCity([{ id: "t" }, { id: "s", isMain: true }])?.id).toBe("s");
  expect(pickerCity([{ id: "t" }, { id: "s" }], "t")?.id).toBe("t");
  expect(pickerCity([{ id: "t" }, { id: "s" }])).toBeNull();
});
