import { findPasswordFault } from "@dasturxon/domain/password";
import type { TextByLanguage } from "@dasturxon/domain/text";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import {
  type Call,
  networkFromAddress,
  readToken,
  refuse,
  type Refusal,
} from "../../../../platform/http/index.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { deleteSecondFactor } from "../second-factor/queries.ts";
import { hashPassword } from "../password.ts";
import { endSessionsOfStaff } from "../sessions/end-sessions-of.ts";
import { openStaffSession, type StaffSession } from "../open-staff-session.ts";
import {
  deleteInvitation,
  type InvitedStaffRow,
  selectInvitedStaff,
  updateStaffPassword,
} from "./queries.ts";
import { recordInvitationUse } from "./record-link-use.ts";

interface AcceptInvitationDeps {
  db: Database;
  clock: Clock;
}

/** Returns the invited member of staff and the brand. Refuses `invitation_over` for all invalid tokens. */
export async function showInvitation(
  { db, clock }: AcceptInvitationDeps,
  token: string,
): Promise<(InvitedStaffRow & { brand: TextByLanguage; brandKey: string }) | Refusal<"invitation_over">> {
  const claim = readToken(token);
  if (!claim) return refuse("invitation_over");
  const { merchantId } = claim;
  return db.tenantRead(merchantId, async (tx) => {
    const invited = await selectInvitedStaff(tx, { ...claim, now: clock.now() });
    if (!invited) return refuse("invitation_over");
    const { name, key } = await loadBrandBasics(tx, merchantId);
    return { ...invited, brand: name, brandKey: key };
  });
}

/**
 * Sets a password by an invitation link and signs in. Of concurrent attempts, one succeeds. Ends the sessions of the
 * previous password and removes the second factor, so that people who lost their phone can sign in. Refuses
 * `password_weak` by the same rules as the command line, `invitation_over` if the link is no longer valid, and
 * `forbidden` if the invitation requires a confirmed phone.
 */
export async function acceptInvitation(
  deps: AcceptInvitationDeps,
  { token, password, info }: { token: string; password: string; info: Call["info"] },
): Promise<StaffSession | Refusal<"invitation_over" | "password_weak" | "forbidden">> {
  const claim = readToken(token);
  const found = await showInvitation(deps, token);
  if (!claim || !("login" in found)) return refuse("invitation_over");
  if (found.phone !== null) return refuse("forbidden");
  if (findPasswordFault(password, [found.login, found.brandKey]))
    return refuse("password_weak", { field: "password" });
  // Password hashing is slow by design, so it runs outside a transaction.
  const passwordHash = await hashPassword(password);
  const { merchantId } = claim;
  const now = deps.clock.now();
  return deps.db.tenant(merchantId, async (tx) => {
    const known = await selectInvitedStaff(tx, { ...claim, now });
    if (!known || !(await deleteInvitation(tx, merchantId, known.id))) return refuse("invitation_over");
    await updateStaffPassword(tx, merchantId, { id: known.id, passwordHash });
    await deleteSecondFactor(tx, merchantId, known.id);
    await endSessionsOfStaff(tx, { merchantId, id: known.id });
    recordInvitationUse(tx, { clock: deps.clock, info }, { ...known, merchantId });
    return openStaffSession(tx, {
      merchantId,
      known,
      ip: networkFromAddress(info.ip),
      userAgent: info.userAgent,
      now,
    });
  });
}
