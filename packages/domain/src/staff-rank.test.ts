import { assert, constantFrom, option, property, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { STAFF_ROLES } from "./staff-permission.ts";
import { isWithinBranches, listRolesBelow, worksInBranch } from "./staff-rank.ts";

test("[US-8] each role manages the roles below its own and no other", () => {
  expect(listRolesBelow("owner")).toEqual(["manager", "operator", "kitchen", "courier"]);
  expect(listRolesBelow("manager")).toEqual(["operator", "kitchen", "courier"]);
  for (const role of ["operator", "kitchen", "courier", "customer", ""])
    expect(listRolesBelow(role)).toEqual([]);
  for (const role of STAFF_ROLES) expect(listRolesBelow(role)).not.toContain(role);
});

test("[US-8] staff of some branches have no access to others, nor to what belongs to the whole brand", () => {
  expect(worksInBranch(null, "a")).toBe(true);
  expect(worksInBranch(null, null)).toBe(true);
  expect(worksInBranch(["a"], "a")).toBe(true);
  expect(worksInBranch(["a"], "b")).toBe(false);
  expect(worksInBranch(["a"], null)).toBe(false);
});

const branches = option(uniqueArray(constantFrom("a", "b", "c"), { minLength: 1 }));

test("[US-8] access to a subset of another person's branches gives nothing more than that person has", () => {
  assert(
    property(branches, branches, (one, other) => {
      const all = [null, "a", "b", "c", "d"];
      const seesNoMore = all.every((id) => !worksInBranch(one, id) || worksInBranch(other, id));
      expect(isWithinBranches(one, other)).toBe(seesNoMore);
    }),
  );
});
