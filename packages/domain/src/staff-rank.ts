import { MANAGER_ROLES, STAFF_ROLES, type StaffRole } from "./staff-permission.ts";

const ROLE_RANKS: Readonly<Record<StaffRole, number>> = {
  owner: 3,
  manager: 2,
  operator: 1,
  kitchen: 1,
  courier: 1,
};

/** Roles that manage people with a lower role. [US-8] */
export const STAFF_MANAGER_ROLES = MANAGER_ROLES;

/**
 * Returns the roles that a role can assign: all below its own. Owners are created with the brand and cannot be
 * assigned. [US-8]
 */
export function listRolesBelow(role: string): StaffRole[] {
  const own = findStaffRoleRank(role);
  return own < ROLE_RANKS.manager ? [] : STAFF_ROLES.filter((each) => ROLE_RANKS[each] < own);
}

/**
 * Returns whether the role works by PIN on a device: roles that do not manage people. Owners and managers need their
 * password. [US-8]
 */
export const canSignInByPin = (role: string): boolean => findStaffRoleRank(role) === ROLE_RANKS.operator;

const findStaffRoleRank = (role: string): number => {
  const known = STAFF_ROLES.find((each) => each === role);
  return known ? ROLE_RANKS[known] : 0;
};

/** Branches of a staff member; null: all branches of the brand. */
type StaffBranchScope = readonly string[] | null;

/**
 * Returns whether the staff member works in the branch. Data without a branch (null) belongs to the whole brand, and
 * only those with all branches may access it. [US-8]
 */
export function worksInBranch(branches: StaffBranchScope, branchId: string | null): boolean {
  return branches === null || (branchId !== null && branches.includes(branchId));
}

/** Returns whether all branches of the first person are also branches of the second person. [US-8] */
export function isWithinBranches(branches: StaffBranchScope, others: StaffBranchScope): boolean {
  return others === null || (branches !== null && branches.every((id) => others.includes(id)));
}
