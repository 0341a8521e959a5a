import { endpoints } from "@dasturxon/contract";
import type { Http } from "../../../platform/http/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import { bind, isRefused, refuse } from "../../../platform/http/index.ts";
import { selectBranches } from "../../merchants/index.ts";
import { deleteStaffSession, deleteStaffSessionsOf, selectStaff } from "./queries.ts";
import { signInStaff } from "./sign-in-staff.ts";
import { viewStaff } from "./staff-view.ts";

/** The staff's sessions and what the console asks first. */
export function registerStaff(http: Http, { isDemoRefused }: { isDemoRefused: boolean }): void {
  bind(http, endpoints.staffSignIn, async ({ body, info, db, clock, findSession, setSessionCookie }) => {
    const session = await signInStaff({ db, clock, isDemoRefused }, { ...body, ip: info.ip });
    if (isRefused(session)) return session;
    const former = await findSession("staff");
    if (former) await endSession(db, former);
    const { cookieEnd, ...reply } = session;
    setSessionCookie("staff", session.token, cookieEnd);
    return { ...reply, expiresAt: session.expiresAt.toISOString() };
  });
  bind(http, endpoints.staffSignOut, async ({ session, db, clearSessionCookie }) => {
    await endSession(db, session);
    clearSessionCookie("staff");
    return { done: true as const };
  });
  bind(http, endpoints.staffSignOutEverywhere, async ({ session, db, clearSessionCookie }) => {
    const { merchantId, id } = session;
    await db.tenant(merchantId, (tx) => deleteStaffSessionsOf(tx, merchantId, id));
    clearSessionCookie("staff");
    return { done: true as const };
  });
  bind(http, endpoints.staffMe, async ({ session, db }) => {
    const { merchantId, id } = session;
    const staff = await db.tenantRead(merchantId, async (tx) => {
      const row = await selectStaff(tx, merchantId, id);
      return row && viewStaff(tx, merchantId, row);
    });
    return staff ?? refuse("unauthorized");
  });
  bind(http, endpoints.staffBranches, async ({ session, db }) => {
    const branches = await db.tenantRead(session.merchantId, (tx) => selectBranches(tx, session.merchantId));
    return branches.map(({ id, name }) => ({ id, name }));
  });
}

async function endSession(db: Database, { merchantId, tokenHash }: Session): Promise<void> {
  await db.tenant(merchantId, (tx) => deleteStaffSession(tx, merchantId, tokenHash));
}
