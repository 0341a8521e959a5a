import type { Person } from "@dasturxon/contract";
import type { Session } from "../../../platform/http/index.ts";
import type { PersonRow } from "./queries.ts";
import { isBelow } from "./reach.ts";

/** A member of staff as the one who asks sees him: not in which other branches somebody above works. */
export function viewPerson(session: Session, row: PersonRow): Person {
  const { invitedUntil, lastSeenAt, changedAt, ...person } = row;
  return {
    ...person,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    isBelow: isBelow(session, row),
  };
}

/** What people keep of somebody, for the audit: nothing of his password or links. */
export function kept({ login, name, role, branchIds, isActive }: PersonRow) {
  return { login, name, role, branchIds, isActive };
}
