import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import type { Database } from "../../../platform/database/index.ts";
import type { Call, Session } from "../../../platform/http/index.ts";
import { deleteSupportEntry } from "../support-entry/queries.ts";
import { deleteStaffSession } from "./queries.ts";
import type { StaffSession } from "./open-staff-session.ts";

/** Sets the cookie of the new session and ends the browser's previous session. */
export async function startStaffSession(
  { db, findSession, setSessionCookie }: Pick<Call, "db" | "findSession" | "setSessionCookie">,
  { cookieEnd, ...session }: StaffSession,
) {
  const former = await findSession("staff");
  if (former) await endStaffSession(db, former);
  setSessionCookie("staff", session.token, cookieEnd);
  return { ...session, expiresAt: session.expiresAt.toISOString() };
}

export async function endStaffSession(db: Database, { merchantId, tokenHash, role }: Session): Promise<void> {
  const end = role === SUPPORT_ACTOR ? deleteSupportEntry : deleteStaffSession;
  await db.tenant(merchantId, (tx) => end(tx, merchantId, tokenHash));
}
