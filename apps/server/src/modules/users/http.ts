import { endpoints } from "@dasturxon/contract";
import type { Call, Http } from "../../platform/http/index.ts";
import { bind, isRefused } from "../../platform/http/index.ts";
import type { Uploads } from "../../platform/images/index.ts";
import { viewAddress } from "./address-view.ts";
import { removeAddress } from "./delete-address.ts";
import { logOut, logOutEverywhere, replaceSession } from "./log-out.ts";
import type { OpenedSession } from "./open-session.ts";
import { selectAddresses } from "./queries.ts";
import { changeAddress, saveAddress } from "./save-address.ts";
import { registerProfile } from "./profile/http.ts";
import type { SendSms } from "./send-code.ts";
import { sendCode } from "./send-code.ts";
import { customerCookieEnd } from "./session-times.ts";
import type { SendingBudget } from "./sending/sending-limits.ts";
import { showMe } from "./show-me.ts";
import { signIn } from "./sign-in.ts";
import { registerOwnAccount } from "./account/http.ts";
import { registerChanges } from "./changes/http.ts";
import { registerDrafts } from "./drafts/http.ts";
import { registerDevices } from "./devices/http.ts";
import { registerMemberships } from "./memberships/http.ts";
import { registerPeople } from "./people/http.ts";
import { registerSessions } from "./sessions/http.ts";
import { registerSupportEntry } from "./support-entry/http.ts";
import { registerStaff } from "./staff/http.ts";

export interface UsersDeps {
  /** Secret that one-time codes are hashed with. */
  pepper: string;
  /** How many codes may go out. */
  budget: SendingBudget;
  /** What phones begin with that codes are paid for: `+998`. */
  phonePrefixes: readonly string[];
  sendSms: SendSms;
  /** Where customers' photos lie. */
  uploads: Uploads;
  /** Where the demo shows the codes; null outside demo mode. */
  demoInbox: string | null;
  /** How the platform calls itself in a text, and whose inbox shows it in the demo. */
  platformName: string;
  senderId: () => Promise<string>;
  /** Where brands' stores are reached. */
  publicUrl: string;
  /** The demo's staff may not sign in: their passwords are published. */
  isDemoRefused: boolean;
}

/** Calls of customers: sign-in by phone, profile, addresses; and of the staff's sessions. */
export function registerUsers(http: Http, deps: UsersDeps): void {
  const { pepper, demoInbox } = deps;
  bind(http, endpoints.sendCode, async ({ merchant, body, info, db, clock }) => {
    const request = { merchantId: merchant.id, ip: info.ip, ...body };
    const sent = await sendCode({ ...deps, db, clock }, request);
    return isRefused(sent) ? sent : { ...sent, demoInbox };
  });
  bind(http, endpoints.signIn, async (call) => {
    const { merchant, body, db, clock } = call;
    const session = await signIn({ db, clock, pepper }, { merchantId: merchant.id, ...body });
    return isRefused(session) ? session : openCookie(call, session);
  });
  bind(http, endpoints.me, ({ session, db }) => showMe(db, whoOf(session)));
  bind(http, endpoints.logout, async ({ session, db, clearCustomerCookies }) => {
    await logOut(db, session);
    await clearCustomerCookies();
    return { done: true as const };
  });
  bind(http, endpoints.logoutEverywhere, async ({ session, db, clearCustomerCookies }) => {
    await logOutEverywhere(db, session);
    await clearCustomerCookies();
    return { done: true as const };
  });
  registerAddresses(http);
  registerProfile(http, deps);
  registerStaff(http, { ...deps, secret: pepper });
  registerOwnAccount(http, deps);
  registerDevices(http);
  registerPeople(http);
  registerSessions(http);
  registerMemberships(http, deps);
  registerSupportEntry(http);
  registerChanges(http);
  registerDrafts(http, deps);
}

type CookieCall = Pick<Call, "db" | "clock" | "findSession" | "setSessionCookie">;

/** Gives the browser a session that was just opened; the one that it came with ends, as others may have seen it (S12). */
export async function openCookie(call: CookieCall, session: OpenedSession) {
  const former = await call.findSession("customer");
  if (former) await logOut(call.db, former);
  return putCookie(call, session);
}

/**
 * The same for a page that is signed in by what is around it, each time that it is opened: the same customer's former
 * session is replaced, not ended, as the page's calls and the last opening may be under way.
 */
export async function renewCookie(call: CookieCall, session: OpenedSession) {
  const former = await call.findSession("customer");
  if (former?.id !== session.user.id) return openCookie(call, session);
  await replaceSession(call.db, { ...former, now: call.clock.now() });
  return putCookie(call, session);
}

function putCookie({ clock, setSessionCookie }: CookieCall, session: OpenedSession) {
  setSessionCookie("customer", session.token, customerCookieEnd(clock.now()));
  return { ...session, expiresAt: session.expiresAt.toISOString() };
}

/** The kernel has made sure that merchant and user of the path are the session's own [AP-4]. */
function registerAddresses(http: Http): void {
  bind(http, endpoints.addresses, async ({ session, db }) => {
    const { merchantId, userId } = whoOf(session);
    const rows = await db.tenantRead(merchantId, (tx) => selectAddresses(tx, merchantId, userId));
    return rows.map(viewAddress);
  });
  bind(http, endpoints.addAddress, ({ session, body, db, clock }) =>
    saveAddress({ db, clock }, { ...whoOf(session), body }),
  );
  bind(http, endpoints.changeAddress, ({ session, params, body, db, clock }) =>
    changeAddress({ db, clock }, { ...whoOf(session), id: params.id, body }),
  );
  bind(http, endpoints.deleteAddress, ({ session, params, db }) =>
    removeAddress(db, { ...whoOf(session), id: params.id }),
  );
}

function whoOf(session: NonNullable<Call["session"]>): { merchantId: string; userId: string } {
  return { merchantId: session.merchantId, userId: session.id };
}
