import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Tx } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { endSessionsOfStaff } from "../sessions/end-sessions-of.ts";
import {
  deleteInvitation,
  type PersonRow,
  type StaffPersonChange,
  selectPerson,
  updatePerson,
  updatePersonRemoved,
} from "./queries.ts";
import { lockManageablePerson, refuseRoleOrBranches } from "./reach.ts";
import { toAuditedPerson, viewPerson } from "./view-person.ts";

type ChangePersonRefusal = Refusal<"not_found" | "role_too_high" | "stale_version">;

/** Changes role, branches and state of a member of staff. Deactivating them ends their sessions. [US-8] */
export async function changePerson(
  tx: Tx,
  call: ChangeAuthor,
  { id, version, ...work }: StaffPersonChange & { id: string; version: number; isActive: boolean },
): Promise<PersonRow | ChangePersonRefusal> {
  const { session } = call;
  const { merchantId, id: by } = session;
  const now = call.clock.now();
  const before = await lockPersonAtVersion(tx, call, { id, version });
  if (isRefused(before)) return before;
  const refused = await refuseRoleOrBranches(tx, session, work);
  if (refused) return refused;
  await updatePerson(tx, merchantId, { ...work, id, by, now });
  if (!work.isActive) await endPersonAccess(tx, merchantId, id);
  const person = await selectPerson(tx, merchantId, { id, now });
  if (!person) throw new Error("a changed person has gone");
  recordChange(tx, call, {
    entity: "person",
    entityId: id,
    kind: "changed",
    before: toAuditedPerson(before),
    after: toAuditedPerson(person),
  });
  return person;
}

/**
 * Removes a member of staff from the brand. They can no longer sign in, and their login can be assigned again. [US-8]
 */
export async function removePerson(
  tx: Tx,
  call: ChangeAuthor,
  { id, version }: { id: string; version: number },
): Promise<{ done: true } | ChangePersonRefusal> {
  const { merchantId, id: by } = call.session;
  const before = await lockPersonAtVersion(tx, call, { id, version });
  if (isRefused(before)) return before;
  await updatePersonRemoved(tx, merchantId, { id, by, now: call.clock.now() });
  await endPersonAccess(tx, merchantId, id);
  recordChange(tx, call, {
    entity: "person",
    entityId: id,
    kind: "removed",
    before: toAuditedPerson(before),
    after: null,
  });
  return { done: true };
}

/** Ends all sessions of a member of staff, for example after losing a tablet. [US-8] */
export async function signOutPerson(
  tx: Tx,
  call: ChangeAuthor,
  id: string,
): Promise<{ done: true } | Refusal<"not_found" | "role_too_high">> {
  const { merchantId } = call.session;
  const person = await lockManageablePerson(tx, call.session, { id, now: call.clock.now() });
  if (isRefused(person)) return person;
  await endSessionsOfStaff(tx, { merchantId, id });
  const { sessions } = person;
  recordChange(tx, call, {
    entity: "person",
    entityId: id,
    kind: "signed_out",
    before: { login: person.login, openSessions: sessions },
    after: { login: person.login, openSessions: 0 },
  });
  return { done: true };
}

/** Returns a member of staff, locked. Refuses `stale_version` if the given version is outdated. */
async function lockPersonAtVersion(
  tx: Tx,
  { session, clock }: ChangeAuthor,
  { id, version }: { id: string; version: number },
): Promise<PersonRow | ChangePersonRefusal> {
  const person = await lockManageablePerson(tx, session, { id, now: clock.now() });
  if (isRefused(person) || person.version === version) return person;
  return refuse("stale_version", { present: viewPerson(session, person) });
}

async function endPersonAccess(tx: Tx, merchantId: string, id: string): Promise<void> {
  await endSessionsOfStaff(tx, { merchantId, id });
  await deleteInvitation(tx, merchantId, id);
}
