import type { Endpoint } from "@dasturxon/contract/endpoint";
import { STAFF_ROLES, SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import type { ManageGroup, RolesByApiCall } from "../src/shell/manage-pages.ts";

/** Returns the roles that the contract permits for each API call whose data a management page shows. */
export function collectPageReaderRoles(
  endpoints: Readonly<Record<string, Endpoint>>,
  groups: readonly ManageGroup[],
): RolesByApiCall {
  const names = groups.flatMap(({ pages }) => pages.map(({ reads }) => reads));
  return Object.fromEntries(names.map((name) => [name, listEndpointRoles(endpoints[name])]));
}

/** Returns the roles that may make the call. Platform support may make only calls with `isForSupport` [S40]. */
function listEndpointRoles(endpoint: Endpoint | undefined): readonly string[] {
  if (!endpoint) throw new Error("a management page names a call that the contract does not declare");
  const { roles = STAFF_ROLES, isForSupport = false } = endpoint;
  return isForSupport ? [...roles, SUPPORT_ACTOR] : roles;
}
