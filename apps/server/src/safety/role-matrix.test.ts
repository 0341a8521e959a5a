import { resources } from "@dasturxon/contract/managed";
import { STAFF_ROLES, type StaffRole } from "@dasturxon/domain/staff-permission";
import { expect, test } from "vitest";

/**
 * Access of each role to managed resources: `+` read and write, `r` read, `-` none, in the order owner, manager,
 * operator, kitchen, courier.
 */
const accessByRole: Record<keyof typeof resources, string> = {
  menuGroup: "+ + r r -",
  category: "+ + r r -",
  product: "+ + r r -",
  modificationGroup: "+ + r r -",
  promo: "+ + r - -",
  banner: "+ + r - -",
  story: "+ + r - -",
  courier: "+ + - - -",
  branch: "+ + r - -",
  city: "+ + r - -",
  holiday: "+ + r - -",
  zone: "+ + r - -",
  diningTable: "+ + r - -",
  vacancy: "+ + r - -",
};

test.each(Object.keys(accessByRole) as (keyof typeof accessByRole)[])(
  "[S1, US-8] %s is declared for the roles in the matrix",
  (name) => {
    const { reads, writes }: { reads: readonly StaffRole[]; writes: readonly StaffRole[] } = resources[name];
    const declared = STAFF_ROLES.map((role) => {
      if (writes.includes(role)) return reads.includes(role) ? "+" : "writes what it cannot read";
      return reads.includes(role) ? "r" : "-";
    });
    expect(declared.join(" ")).toBe(accessByRole[name]);
  },
);
