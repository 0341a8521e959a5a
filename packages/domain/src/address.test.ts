import { expect, test } from "vitest";
import { completeAddress, findSavedAddressAtSamePlace } from "./address.ts";
import type { DoorAddress } from "./address.ts";

const point = { latitude: 41.3, longitude: 69.28 };
const nearPoint = { latitude: 41.30009, longitude: 69.28 };
const createFlatAddress = (office: string, more: DoorAddress = {}) => ({
  houseNumber: "12",
  details: { office },
  ...more,
});

test.each<[string, DoorAddress, DoorAddress, boolean]>([
  ["the same flat", createFlatAddress("2"), createFlatAddress(" 2 "), true],
  ["another flat", createFlatAddress("2"), createFlatAddress("99"), false],
  ["flats that only a dash tells apart", createFlatAddress("1-2"), createFlatAddress("12"), false],
  ["another house", createFlatAddress("2"), createFlatAddress("2", { houseNumber: "14" }), false],
  ["another name", createFlatAddress("2", { name: "Home" }), createFlatAddress("2", { name: "Work" }), false],
  ["a name given later", createFlatAddress("2"), createFlatAddress("2", { name: "Home" }), true],
  ["a point that says nothing of the door", createFlatAddress("2", { name: "Home" }), {}, true],
  ["a flat for a bare place", { houseNumber: "12" }, createFlatAddress("2"), true],
  ["a flat beside a named house", { houseNumber: "12", name: "Home" }, createFlatAddress("2"), false],
  ["another entrance, without flats", { details: { entrance: "1" } }, { details: { entrance: "2" } }, false],
  ["another floor, without flats", { details: { floor: "1" } }, { details: { floor: "2" } }, false],
  [
    "another entrance of the same flat",
    createFlatAddress("2"),
    { details: { office: "2", entrance: "3" } },
    true,
  ],
  ["another landmark", { details: { landmark: "school" } }, { details: { landmark: "bank" } }, false],
])("[AD-9] %s is or is not the same address", (_, saved, added, isSame) => {
  const known = { ...point, ...saved };
  expect(findSavedAddressAtSamePlace([known], { ...nearPoint, ...added })).toBe(isSame ? known : undefined);
  expect(
    findSavedAddressAtSamePlace([known], { latitude: 41.3002, longitude: 69.28, ...added }),
  ).toBeUndefined();
});

test("[AD-9] of several saved flats of one house selects the one with the same flat", () => {
  const [bare, second] = [point, { ...point, ...createFlatAddress("2") }];
  expect(findSavedAddressAtSamePlace([bare, second], { ...nearPoint, ...createFlatAddress("2") })).toBe(
    second,
  );
  expect(findSavedAddressAtSamePlace([second, bare], nearPoint)).toBe(bare);
});

test("[AD-10] a repeated address keeps the details that only the saved one has", () => {
  const saved = createFlatAddress("2", { name: "Home", comment: "Blue door" });
  const added = { ...point, comment: null, details: { floor: "3" } };
  expect(completeAddress(added, saved)).toEqual({
    ...point,
    houseNumber: "12",
    name: "Home",
    comment: "Blue door",
    details: { office: "2", floor: "3" },
  });
});
