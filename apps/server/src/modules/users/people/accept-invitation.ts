import { passwordFault } from "@dasturxon/domain/password";
import type { Text } from "@dasturxon/domain/text";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type Call, networkOf, readToken, refuse, type Refused } from "../../../platform/http/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { deleteSecondFactor } from "../second-factor/queries.ts";
import { hashPassword } from "../staff/password.ts";
import { endSessionsOf } from "../sessions/end-sessions-of.ts";
import { openStaffSession, type StaffSession } from "../staff/open-staff-session.ts";
import { deleteInvitation, type InvitedRow, selectInvited, updatePassword } from "./queries.ts";
import { recordComing } from "./record-coming.ts";

interface Deps {
  db: Database;
  clock: Clock;
}

/** Whom a link invites, and to which brand. Refuses `invitation_over` for every token that opens nothing. */
export async function showInvitation(
  { db, clock }: Deps,
  token: string,
): Promise<(InvitedRow & { brand: Text; brandKey: string }) | Refused<"invitation_over">> {
  const claim = readToken(token);
  if (!claim) return refuse("invitation_over");
  const { merchantId } = claim;
  return db.tenantRead(merchantId, async (tx) => {
    const invited = await selectInvited(tx, { ...claim, now: clock.now() });
    if (!invited) return refuse("invitation_over");
    const { name, key } = await loadBasics(tx, merchantId);
    return { ...invited, brand: name, brandKey: key };
  });
}

/**
 * Takes a password by a link and signs in. Of many tries at once one wins; whoever was signed in by the password before
 * is out, and a lost phone is asked for no more. Refuses `password_weak` as the command line does, `invitation_over` where the link holds no more,
 * `forbidden` where its phone is to be shown besides.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, password, info }: { token: string; password: string; info: Call["info"] },
): Promise<StaffSession | Refused<"invitation_over" | "password_weak" | "forbidden">> {
  const claim = readToken(token);
  const found = await showInvitation(deps, token);
  if (!claim || !("login" in found)) return refuse("invitation_over");
  if (found.phone !== null) return refuse("forbidden");
  if (passwordFault(password, [found.login, found.brandKey]))
    return refuse("password_weak", { field: "password" });
  // Hashing takes long on purpose: outside of any transaction.
  const passwordHash = await hashPassword(password);
  const { merchantId } = claim;
  const now = deps.clock.now();
  return deps.db.tenant(merchantId, async (tx) => {
    const known = await selectInvited(tx, { ...claim, now });
    if (!known || !(await deleteInvitation(tx, merchantId, known.id))) return refuse("invitation_over");
    await updatePassword(tx, merchantId, { id: known.id, passwordHash });
    await deleteSecondFactor(tx, merchantId, known.id);
    await endSessionsOf(tx, { merchantId, id: known.id });
    recordComing(tx, { clock: deps.clock, info }, { ...known, merchantId });
    return openStaffSession(tx, {
      merchantId,
      known,
      ip: networkOf(info.ip),
      userAgent: info.userAgent,
      now,
    });
  });
}
