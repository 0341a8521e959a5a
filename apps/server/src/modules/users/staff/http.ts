import { endpoints } from "@dasturxon/contract";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Http } from "../../../platform/http/index.ts";
import { bindEndpoint, isRefused, refuse } from "../../../platform/http/index.ts";
import { selectBranches } from "../../merchants/index.ts";
import { selectStaff } from "./queries.ts";
import { deriveSecondFactorKeys } from "./second-factor/check-code.ts";
import { createGuessWarningSender } from "./second-factor/warn-of-guesses.ts";
import type { PlatformCodeDeps } from "../codes/sending/send-platform-code.ts";
import { acceptInvitation } from "./people/accept-invitation.ts";
import { loadOwnCredentials } from "./account/own-holder.ts";
import { endSessionsInOtherBrands } from "./memberships/end-sessions.ts";
import { endSessionsOfStaff } from "./sessions/end-sessions-of.ts";
import { createKnownBrowserCookies } from "./home-device.ts";
import { startStaffSession, endStaffSession } from "./start-session.ts";
import { signInStaff } from "./sign-in-staff.ts";
import { viewStaff } from "./staff-view.ts";

interface StaffDeps extends Pick<PlatformCodeDeps, "sendSms" | "platformName" | "senderId"> {
  isDemoRefused: boolean;
  secret: string;
}

/** Registers the API calls for staff sessions and for the first data that the console loads. */
export function registerStaff(http: Http, { isDemoRefused, secret, ...warning }: StaffDeps): void {
  const keys = deriveSecondFactorKeys(secret);
  bindEndpoint(http, endpoints.staffSignIn, async (call) => {
    const { db, clock, body, info } = call;
    const home = createKnownBrowserCookies(call, secret);
    const session = await signInStaff(
      { db, clock, isDemoRefused, keys, onGuessed: createGuessWarningSender(warning, call) },
      { ...body, ip: info.ip, userAgent: info.userAgent, home },
    );
    if (isRefused(session)) return session;
    const answer = "ticket" in session ? session : await startStaffSession(call, session);
    home.keep();
    return answer;
  });
  bindEndpoint(http, endpoints.acceptInvitation, async (call) => {
    const { db, clock, body, info } = call;
    const session = await acceptInvitation({ db, clock }, { ...body, info });
    return isRefused(session) ? session : startStaffSession(call, session);
  });
  bindEndpoint(http, endpoints.staffSignOut, async ({ session, db, clearSessionCookie }) => {
    await endStaffSession(db, session);
    clearSessionCookie("staff");
    return { done: true as const };
  });
  bindEndpoint(http, endpoints.staffSignOutEverywhere, async ({ session, db, clearSessionCookie }) => {
    const { merchantId, id } = session;
    const own = await loadOwnCredentials(db, session);
    if (own?.personId) await endSessionsInOtherBrands(db, { personId: own.personId, merchantId });
    await db.tenant(merchantId, (tx) => endSessionsOfStaff(tx, { merchantId, id }));
    clearSessionCookie("staff");
    return { done: true as const };
  });
  bindEndpoint(http, endpoints.staffMe, async ({ session, db }) => {
    const { merchantId, id, name, branchIds } = session;
    const staff = await db.tenantRead(merchantId, async (tx) => {
      if (session.role === SUPPORT_ACTOR)
        return viewStaff(tx, merchantId, {
          id,
          name: name ?? "",
          login: "",
          role: SUPPORT_ACTOR,
          branchIds: null,
        });
      const row = await selectStaff(tx, merchantId, id);
      // On a paired device, the branches are limited to the device's branch.
      return row && viewStaff(tx, merchantId, { ...row, branchIds: branchIds && [...branchIds] });
    });
    return staff ?? refuse("unauthorized");
  });
  bindEndpoint(http, endpoints.staffBranches, async ({ session, db }) => {
    const branches = await db.tenantRead(session.merchantId, (tx) => selectBranches(tx, session.merchantId));
    const own = branches.filter(({ id }) => worksInBranch(session.branchIds, id));
    return own.map(({ id, name }) => ({ id, name }));
  });
}
