import { assert, constantFrom, option, property, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { STAFF_ROLES } from "./staff-permission.ts";
import { isWithin, rolesBelow, worksIn } from "./staff-rank.ts";

test("[US-8] each role keeps the roles below its own and no other", () => {
  expect(rolesBelow("owner")).toEqual(["manager", "operator", "kitchen", "courier"]);
  expect(rolesBelow("manager")).toEqual(["operator", "kitchen", "courier"]);
  for (const role of ["operator", "kitchen", "courier", "customer", ""]) expect(rolesBelow(role)).toEqual([]);
  for (const role of STAFF_ROLES) expect(rolesBelow(role)).not.toContain(role);
});

test("[US-8] who works in some branches has nothing of the others, nor what is the whole brand's", () => {
  expect(worksIn(null, "a")).toBe(true);
  expect(worksIn(null, null)).toBe(true);
  expect(worksIn(["a"], "a")).toBe(true);
  expect(worksIn(["a"], "b")).toBe(false);
  expect(worksIn(["a"], null)).toBe(false);
});

const branches = option(uniqueArray(constantFrom("a", "b", "c"), { minLength: 1 }));

test("[US-8] whoever works within another's branches sees nothing that the other does not", () => {
  assert(
    property(branches, branches, (one, other) => {
      const all = [null, "a", "b", "c", "d"];
      const seesNoMore = all.every((id) => !worksIn(one, id) || worksIn(other, id));
      expect(isWithin(one, other)).toBe(seesNoMore);
    }),
  );
});
