import { expect, test } from "vitest";
import { completeAddress, findSameAddress } from "./address.ts";
import type { DoorAddress } from "./address.ts";

const point = { latitude: 41.3, longitude: 69.28 };
const near = { latitude: 41.30009, longitude: 69.28 };
const flat = (office: string, more: DoorAddress = {}) => ({
  houseNumber: "12",
  details: { office },
  ...more,
});

test.each<[string, DoorAddress, DoorAddress, boolean]>([
  ["the same flat", flat("2"), flat(" 2 "), true],
  ["another flat", flat("2"), flat("99"), false],
  ["flats that only a dash tells apart", flat("1-2"), flat("12"), false],
  ["another house", flat("2"), flat("2", { houseNumber: "14" }), false],
  ["another name", flat("2", { name: "Home" }), flat("2", { name: "Work" }), false],
  ["a name given later", flat("2"), flat("2", { name: "Home" }), true],
  ["a point that says nothing of the door", flat("2", { name: "Home" }), {}, true],
  ["a flat for a bare place", { houseNumber: "12" }, flat("2"), true],
  ["a flat beside a named house", { houseNumber: "12", name: "Home" }, flat("2"), false],
  ["another entrance, without flats", { details: { entrance: "1" } }, { details: { entrance: "2" } }, false],
  ["another floor, without flats", { details: { floor: "1" } }, { details: { floor: "2" } }, false],
  ["another entrance of the same flat", flat("2"), { details: { office: "2", entrance: "3" } }, true],
  ["another landmark", { details: { landmark: "school" } }, { details: { landmark: "bank" } }, false],
])("[AD-9] %s is or is not the same address", (_, saved, added, isSame) => {
  const known = { ...point, ...saved };
  expect(findSameAddress([known], { ...near, ...added })).toBe(isSame ? known : undefined);
  expect(findSameAddress([known], { latitude: 41.3002, longitude: 69.28, ...added })).toBeUndefined();
});

test("[AD-9] of several saved flats of one house selects the one with the same flat", () => {
  const [bare, second] = [point, { ...point, ...flat("2") }];
  expect(findSameAddress([bare, second], { ...near, ...flat("2") })).toBe(second);
  expect(findSameAddress([second, bare], near)).toBe(bare);
});

test("[AD-10] a repeated address keeps the details that only the saved one has", () => {
  const saved = flat("2", { name: "Home", comment: "Blue door" });
  const added = { ...point, comment: null, details: { floor: "3" } };
  expect(completeAddress(added, saved)).toEqual({
    ...point,
    houseNumber: "12",
    name: "Home",
    comment: "Blue door",
    details: { office: "2", floor: "3" },
  });
});
