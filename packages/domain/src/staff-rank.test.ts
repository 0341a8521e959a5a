import { assert, constantFrom, option, property, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { STAFF_ROLES } from "./staff-permission.ts";
import { isWithin, rolesBelow, worksIn } from "./staff-rank.ts";

test("[US-8] each role manages the roles below its own and no other", () => {
  expect(rolesBelow("owner")).toEqual(["manager", "operator", "kitchen", "courier"]);
  expect(rolesBelow("manager")).toEqual(["operator", "kitchen", "courier"]);
  for (const role of ["operator", "kitchen", "courier", "customer", ""]) expect(rolesBelow(role)).toEqual([]);
  for (const role of STAFF_ROLES) expect(rolesBelow(role)).not.toContain(role);
});

test("[US-8] staff of some branches have no access to others, nor to what belongs to the whole brand", () => {
  expect(worksIn(null, "a")).toBe(true);
  expect(worksIn(null, null)).toBe(true);
  expect(worksIn(["a"], "a")).toBe(true);
  expect(worksIn(["a"], "b")).toBe(false);
  expect(worksIn(["a"], null)).toBe(false);
});

const branches = option(uniqueArray(constantFrom("a", "b", "c"), { minLength: 1 }));

test("[US-8] access to a subset of another person's branches gives nothing more than that person has", () => {
  assert(
    property(branches, branches, (one, other) => {
      const all = [null, "a", "b", "c", "d"];
      const seesNoMore = all.every((id) => !worksIn(one, id) || worksIn(other, id));
      expect(isWithin(one, other)).toBe(seesNoMore);
    }),
  );
});
