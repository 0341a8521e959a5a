import type { Endpoint } from "@dasturxon/contract/endpoint";
import { STAFF_ROLES, SUPPORT } from "@dasturxon/domain/staff-permission";
import type { ManageGroup, Readers } from "../src/shell/manage-pages.ts";

/** Returns the roles of the contract for each call that a management page shows. */
export function pageReaders(
  endpoints: Readonly<Record<string, Endpoint>>,
  groups: readonly ManageGroup[],
): Readers {
  const names = groups.flatMap(({ pages }) => pages.map(({ reads }) => reads));
  return Object.fromEntries(names.map((name) => [name, rolesOf(endpoints[name])]));
}

/** Roles that may make the call. Platform support may make marked calls only [S40]. */
function rolesOf(endpoint: Endpoint | undefined): readonly string[] {
  if (!endpoint) throw new Error("a management page names a call that the contract does not declare");
  const { roles = STAFF_ROLES, isForSupport = false } = endpoint;
  return isForSupport ? [...roles, SUPPORT] : roles;
}
