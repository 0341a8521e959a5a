import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Tx } from "../../../../platform/database/index.ts";
import { isRefused, createToken, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { insertOrUpdateInvitation } from "./queries.ts";
import { lockManageablePerson } from "./reach.ts";

const INVITATION_LIFETIME_MS = 72 * 3_600_000;

export interface StaffInvitation {
  token: string;
  expiresAt: string;
}

/** Creates a new invitation link that is valid for 72 hours. Only its hash is stored (S12). */
export async function createStaffInvitation(
  tx: Tx,
  { session, clock }: ChangeAuthor,
  staffId: string,
): Promise<StaffInvitation> {
  const { merchantId, id: by } = session;
  const { token, tokenHash } = createToken(merchantId);
  const expiresAt = new Date(clock.now().getTime() + INVITATION_LIFETIME_MS);
  await insertOrUpdateInvitation(tx, merchantId, { staffId, tokenHash, by, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * Creates a new link for a member of staff who forgot their password or never used the first link. Refuses
 * `password_is_own` for people who sign in by phone: no single brand can reset a password that applies to all their
 * brands. [US-8]
 */
export async function invitePerson(
  tx: Tx,
  call: ChangeAuthor,
  id: string,
): Promise<StaffInvitation | Refusal<"not_found" | "role_too_high" | "password_is_own">> {
  const person = await lockManageablePerson(tx, call.session, { id, now: call.clock.now() });
  if (isRefused(person)) return person;
  if (person.hasOwnPassword) return refuse("password_is_own");
  const { login } = person;
  recordChange(tx, call, { entity: "person", entityId: id, kind: "invited", before: null, after: { login } });
  return createStaffInvitation(tx, call, id);
}
