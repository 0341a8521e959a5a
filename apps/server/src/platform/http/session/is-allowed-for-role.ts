import type { Endpoint } from "@dasturxon/contract/endpoint";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { TABLE_GUEST_ROLE } from "@dasturxon/domain/table-guest";
import type { Session } from "../call.ts";

/**
 * Returns whether the session may use the endpoint. Support sessions of the platform need `isForSupport`,
 * and sessions of guests without a phone `isForTableGuest`. All other sessions need one of the roles, if the endpoint
 * limits them. [S40]
 */
export function isAllowedForRole(
  { roles, isForSupport, isForTableGuest }: Endpoint,
  session: Session,
): boolean {
  if (session.role === SUPPORT_ACTOR) return isForSupport === true;
  if (session.role === TABLE_GUEST_ROLE) return isForTableGuest === true;
  return !roles || roles.some((role) => role === session.role);
}
