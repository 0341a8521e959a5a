import { console as calls } from "@dasturxon/contract/console";
import type { Http } from "../../../platform/http/index.ts";
import { bind, isRefused, refuse } from "../../../platform/http/index.ts";
import { loadBranches } from "../../merchants/index.ts";
import { deleteStaffSession, findStaff } from "./queries.ts";
import { signInStaff } from "./sign-in-staff.ts";
import { viewStaff } from "./staff-view.ts";

/** The staff's sessions and what the console asks first. */
export function registerStaff(http: Http): void {
  bind(http, calls.staffSignIn, async ({ body, info, db, clock, setSessionCookie }) => {
    const session = await signInStaff({ db, clock }, { ...body, ip: info.ip });
    if (isRefused(session)) return session;
    setSessionCookie("staff", session.token, session.expiresAt);
    return { ...session, expiresAt: session.expiresAt.toISOString() };
  });
  bind(http, calls.staffSignOut, async ({ session, db, clearSessionCookie }) => {
    const { merchantId, tokenHash } = session;
    await db.tenant(merchantId, (tx) => deleteStaffSession(tx, merchantId, tokenHash));
    clearSessionCookie("staff");
    return { done: true as const };
  });
  bind(http, calls.staffMe, async ({ session, db }) => {
    const { merchantId, id } = session;
    const staff = await db.tenantRead(merchantId, async (tx) => {
      const row = await findStaff(tx, merchantId, id);
      return row && viewStaff(tx, merchantId, row);
    });
    return staff ?? refuse("unauthorized");
  });
  bind(http, calls.staffBranches, async ({ session, db }) => {
    const branches = await db.tenantRead(session.merchantId, (tx) => loadBranches(tx, session.merchantId));
    return branches.map(({ id, name }) => ({ id, name }));
  });
}
