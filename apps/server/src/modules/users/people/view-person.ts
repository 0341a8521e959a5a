import type { Person } from "@dasturxon/contract";
import type { Session } from "../../../platform/http/index.ts";
import type { PersonRow } from "./queries.ts";
import { isBelow } from "./reach.ts";

/** A member of staff as the one who asks sees him: not in which other branches somebody above works. */
export function viewPerson(session: Session, row: PersonRow): Person {
  const { invitedUntil, lastSeenAt, changedAt, phone, ...person } = row;
  const below = isBelow(session, row);
  return {
    ...person,
    // Whoever is above is called by nobody below.
    phone: below || row.id === session.id ? phone : null,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    isBelow: below,
  };
}

/** What people keep of somebody, for the audit: nothing of his password or links. */
export function kept({ login, name, role, branchIds, isActive }: PersonRow) {
  return { login, name, role, branchIds, isActive };
}
