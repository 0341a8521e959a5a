import { isWithinBranches, listRolesBelow } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../../platform/database/index.ts";
import { refuse, type Refusal, type Session } from "../../../../platform/http/index.ts";
import { type PersonRow, selectBranchCount, selectPerson, selectPersonForUpdate } from "./queries.ts";

/** Whether a member of staff has a role below the caller's and works only in the caller's branches. [US-8] */
export function isSubordinate(
  session: Session,
  { role, branchIds }: Pick<PersonRow, "role" | "branchIds">,
): boolean {
  return listRolesBelow(session.role).includes(role) && isWithinBranches(branchIds, session.branchIds);
}

/**
 * Whether the caller may see a member of staff. Staff of single branches see only people below them in these branches,
 * and themselves.
 */
export function isPersonVisibleTo(session: Session, person: PersonRow): boolean {
  return person.id === session.id || session.branchIds === null || isSubordinate(session, person);
}

/** Returns a member of staff whom the caller may change. */
export async function findManageablePerson(
  tx: Tx,
  session: Session,
  { id, now }: { id: string; now: Date },
): Promise<PersonRow | Refusal<"not_found" | "role_too_high">> {
  const person = await selectPerson(tx, session.merchantId, { id, now });
  if (!person || !isPersonVisibleTo(session, person)) return refuse("not_found");
  return isSubordinate(session, person) ? person : refuse("role_too_high");
}

/** Returns a member of staff whom the caller may change, locked until the transaction ends. */
export async function lockManageablePerson(
  tx: Tx,
  session: Session,
  request: { id: string; now: Date },
): Promise<PersonRow | Refusal<"not_found" | "role_too_high">> {
  await selectPersonForUpdate(tx, session.merchantId, request.id);
  return findManageablePerson(tx, session, request);
}

/** Refuses a role or branches that the caller may not assign. */
export async function refuseRoleOrBranches(
  tx: Tx,
  session: Session,
  { role, branchIds }: Pick<PersonRow, "role" | "branchIds">,
): Promise<Refusal<"not_found" | "role_too_high"> | null> {
  if (!listRolesBelow(session.role).includes(role)) return refuse("role_too_high", { field: "role" });
  if (!isWithinBranches(branchIds, session.branchIds)) return refuse("not_found", { field: "branchIds" });
  if (branchIds === null) return null;
  const found = await selectBranchCount(tx, session.merchantId, branchIds);
  return found === new Set(branchIds).size ? null : refuse("not_found", { field: "branchIds" });
}
