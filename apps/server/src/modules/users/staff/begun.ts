import type { Database } from "../../../platform/database/index.ts";
import type { Call, Session } from "../../../platform/http/index.ts";
import { deleteStaffSession } from "./queries.ts";
import type { StaffSession } from "./sign-in-staff.ts";

/** The browser goes on with the new session; the one that it had is over. */
export async function begun(
  { db, findSession, setSessionCookie }: Pick<Call, "db" | "findSession" | "setSessionCookie">,
  { cookieEnd, ...session }: StaffSession,
) {
  const former = await findSession("staff");
  if (former) await endSession(db, former);
  setSessionCookie("staff", session.token, cookieEnd);
  return { ...session, expiresAt: session.expiresAt.toISOString() };
}

export async function endSession(db: Database, { merchantId, tokenHash }: Session): Promise<void> {
  await db.tenant(merchantId, (tx) => deleteStaffSession(tx, merchantId, tokenHash));
}
