import type { Person } from "@dasturxon/contract";
import type { Session } from "../../../../platform/http/index.ts";
import type { PersonRow } from "./queries.ts";
import { isSubordinate } from "./reach.ts";

/** Returns a member of staff as the caller sees them. The phones of others who are not below the caller are hidden. */
export function viewPerson(session: Session, row: PersonRow): Person {
  const { invitedUntil, lastSeenAt, changedAt, phone, ...person } = row;
  const below = isSubordinate(session, row);
  return {
    ...person,
    // The phone number is returned only for the caller and for people below the caller.
    phone: below || row.id === session.id ? phone : null,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    isBelow: below,
  };
}

/** Returns the fields for the audit, without password and links. */
export function toAuditedPerson({ login, name, role, branchIds, isActive }: PersonRow) {
  return { login, name, role, branchIds, isActive };
}
