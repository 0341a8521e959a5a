import { findPasswordFault } from "@dasturxon/domain/password";
import {
  type Call,
  isRefused,
  networkFromAddress,
  readToken,
  refuse,
  type Refusal,
} from "../../../../platform/http/index.ts";
import { newId } from "../../../../platform/ids.ts";
import { deleteInvitation, selectInvitedStaff } from "../people/queries.ts";
import { recordInvitationUse } from "../people/record-link-use.ts";
import { deleteSecondFactor } from "../second-factor/queries.ts";
import { openStaffSession, type StaffSession } from "../open-staff-session.ts";
import { hashPassword } from "../password.ts";
import type { AccountCredentials, AuthenticateAccountDeps } from "../authenticate-account.ts";
import { endSessionsOfStaff } from "../sessions/end-sessions-of.ts";
import { authenticatePersonByPhone, type PersonRefusal } from "./authenticate-person.ts";
import { readPhoneProof } from "./invitation-proof.ts";
import { findInvitedStaff } from "./prove-invited.ts";
import {
  insertPersonCredentials,
  insertPersonBrand,
  selectIsMember,
  updateMembershipPerson,
} from "./queries.ts";

type JoinBrandRefusal = "invitation_over" | "wrong_code" | "password_weak" | "already_member";

/**
 * Accepts an invitation for the person who confirmed the phone, and signs them in. A person with a new phone sets a
 * password. An existing person enters their password and second factor, which do not change. Of concurrent attempts,
 * one succeeds. [US-8, S12]
 */
export async function joinBrand(
  deps: AuthenticateAccountDeps,
  { token, proof, info, ...said }: AccountCredentials & { token: string; proof: string; info: Call["info"] },
): Promise<StaffSession | Refusal<JoinBrandRefusal> | PersonRefusal> {
  const claim = readToken(token);
  const invited = await findInvitedStaff(deps, token);
  if (!claim || isRefused(invited)) return refuse("invitation_over");
  const { merchantId, id: staffId } = invited;
  const now = deps.clock.now();
  const phone = readPhoneProof(deps.keys, { merchantId, staffId }, { proof, now });
  if (phone === null) return refuse("wrong_code", { field: "code" });
  const personId = await authenticateOrCreatePerson(deps, { phone, ownWords: [invited.login], said });
  if (isRefused(personId)) return personId;
  // The person becomes a member only with the staff row of the brand.
  await deps.db.platform((tx) => insertPersonBrand(tx, { personId, merchantId }));
  return deps.db.tenant(merchantId, async (tx) => {
    if (await selectIsMember(tx, merchantId, personId)) return refuse("already_member");
    const known = await selectInvitedStaff(tx, { ...claim, now });
    if (!known || !(await deleteInvitation(tx, merchantId, staffId))) return refuse("invitation_over");
    await updateMembershipPerson(tx, merchantId, { staffId, personId, phone });
    await deleteSecondFactor(tx, merchantId, staffId);
    await endSessionsOfStaff(tx, { merchantId, id: staffId });
    recordInvitationUse(tx, { clock: deps.clock, info }, { ...known, merchantId });
    return openStaffSession(tx, {
      merchantId,
      known,
      ip: networkFromAddress(said.ip),
      userAgent: info.userAgent,
      now,
    });
  });
}

/** Returns the id of the person with the phone after authenticating them. Creates a person if there is none. */
async function authenticateOrCreatePerson(
  deps: AuthenticateAccountDeps,
  { phone, ownWords, said }: { phone: string; ownWords: string[]; said: AccountCredentials },
): Promise<string | Refusal<"password_weak"> | PersonRefusal> {
  const { db, clock } = deps;
  const known = await authenticatePersonByPhone(deps, phone, said);
  if (known !== null) return known;
  if (findPasswordFault(said.password, [...ownWords, phone, phone.slice(1)]))
    return refuse("password_weak", { field: "password" });
  const person = { id: newId(), phone, passwordHash: await hashPassword(said.password), now: clock.now() };
  if (await db.platform((tx) => insertPersonCredentials(tx, person))) return person.id;
  // Another invitation created a person with the phone in the meantime. The password is checked against that person.
  return (
    (await authenticatePersonByPhone(deps, phone, said)) ??
    refuse("wrong_password", { field: "password", in: "body" })
  );
}
