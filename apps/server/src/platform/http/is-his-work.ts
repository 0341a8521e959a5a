import type { Endpoint } from "@dasturxon/contract/endpoint";
import { SUPPORT } from "@dasturxon/domain/staff-permission";
import type { Session } from "./call.ts";

/** Who came in from the platform may what says that it is for him; everybody else what is not another role's. [S40] */
export function isHisWork({ roles, isForSupport }: Endpoint, session: Session): boolean {
  if (session.role === SUPPORT) return isForSupport === true;
  return !roles || roles.some((role) => role === session.role);
}
