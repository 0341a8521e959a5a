import { STAFF_ROLES, type StaffRole } from "./staff-permission.ts";

const RANKS: Readonly<Record<StaffRole, number>> = {
  owner: 3,
  manager: 2,
  operator: 1,
  kitchen: 1,
  courier: 1,
};

/** Who keeps people: those who have somebody below them. [US-8] */
export const PEOPLE_KEEPERS = ["owner", "manager"] as const satisfies readonly StaffRole[];

/** The roles that a role gives and takes: all below its own. Owners are made with the brand, by nobody of its staff. [US-8] */
export function rolesBelow(role: string): StaffRole[] {
  const own = rankOf(role);
  return own < RANKS.manager ? [] : STAFF_ROLES.filter((each) => RANKS[each] < own);
}

/** Who works by a PIN at a device: those who keep nobody. What owners and managers may needs their password. [US-8] */
export const worksByPin = (role: string): boolean => rankOf(role) === RANKS.operator;

const rankOf = (role: string): number => {
  const known = STAFF_ROLES.find((each) => each === role);
  return known ? RANKS[known] : 0;
};

/** Branches somebody works in; null: in all of the brand's. */
type Branches = readonly string[] | null;

/**
 * Is it this person's branch? What belongs to no branch (null) is the whole brand's: his alone who works in all of
 * them. [US-8]
 */
export function worksIn(branches: Branches, branchId: string | null): boolean {
  return branches === null || (branchId !== null && branches.includes(branchId));
}

/** Works one nowhere that the other does not? [US-8] */
export function isWithin(branches: Branches, others: Branches): boolean {
  return others === null || (branches !== null && branches.every((id) => others.includes(id)));
}
