import { endpoints } from "@dasturxon/contract";
import { TABLE_GUEST_ROLE } from "@dasturxon/domain/table-guest";
import type { Call, Http, Merchant } from "../../platform/http/index.ts";
import { bindEndpoint, isRefused } from "../../platform/http/index.ts";
import type { Uploads } from "../../platform/images/index.ts";
import { viewAddress } from "./customers/address-view.ts";
import { removeAddress } from "./customers/delete-address.ts";
import {
  logOutCustomer,
  logOutCustomerEverywhere,
  shortenReplacedCustomerSession,
} from "./customers/log-out.ts";
import type { OpenedSession } from "./customers/open-session.ts";
import { openTableSession } from "./customers/table-guest/open-table-session.ts";
import { replaceEndedTableGuest, replaceTableGuest } from "./customers/table-guest/replace-table-guest.ts";
import { selectAddresses } from "./queries.ts";
import { changeAddress, saveAddress } from "./customers/save-address.ts";
import { registerProfile } from "./customers/profile/http.ts";
import type { SendSms } from "./codes/send-code.ts";
import { sendCode } from "./codes/send-code.ts";
import { getCustomerCookieEnd, getTableCookieEnd } from "./session-times.ts";
import type { SmsSendingBudget } from "./codes/sending/sending-limits.ts";
import { showSignedInCustomer } from "./customers/show-me.ts";
import { signIn } from "./customers/sign-in.ts";
import { registerOwnAccount } from "./staff/account/http.ts";
import { registerDevices } from "./staff/devices/http.ts";
import { registerMemberships } from "./staff/memberships/http.ts";
import { registerPeople } from "./staff/people/http.ts";
import { registerSessions } from "./staff/sessions/http.ts";
import { registerSupportEntry } from "./support-entry/http.ts";
import { registerStaff } from "./staff/http.ts";

export interface UsersDeps {
  /** Secret key for hashes of one-time codes. */
  pepper: string;
  /** Limits on the number of SMS that the installation sends. */
  budget: SmsSendingBudget;
  /** Phone prefixes that codes are sent to, for example `+998`. */
  phonePrefixes: readonly string[];
  sendSms: SendSms;
  /** Storage of customers' photos. */
  uploads: Uploads;
  /** Path where the demo shows the codes. Null outside demo mode. */
  demoInbox: string | null;
  /** Name of the platform in its SMS, and the id of the brand whose inbox shows these SMS in the demo. */
  platformName: string;
  senderId: () => Promise<string>;
  /** Public URL of the platform, from which the URLs of stores are derived. */
  publicUrl: string;
  /** Whether the demo's staff cannot sign in, because their passwords are public. */
  isDemoRefused: boolean;
}

/** Registers the API calls of customers (sign-in by phone, profile, addresses) and the calls for staff sessions. */
export function registerUsers(http: Http, deps: UsersDeps): void {
  const { pepper, demoInbox } = deps;
  bindEndpoint(http, endpoints.sendCode, async ({ merchant, body, info, db, clock }) => {
    const request = { merchantId: merchant.id, ip: info.ip, ...body };
    const sent = await sendCode({ ...deps, db, clock }, request);
    return isRefused(sent) ? sent : { ...sent, demoInbox };
  });
  bindEndpoint(http, endpoints.signIn, async (call) => {
    const { merchant, body, db, clock } = call;
    const session = await signIn({ db, clock, pepper }, { merchantId: merchant.id, ...body });
    return isRefused(session) ? session : openSessionCookie(call, session);
  });
  bindEndpoint(http, endpoints.openTableSession, async (call) => {
    const { merchant, params, body, db, clock, setSessionCookie } = call;
    const request = { merchantId: merchant.id, tableId: params.id, ...body, now: clock.now() };
    const session = await db.tenant(merchant.id, (tx) => openTableSession(tx, request));
    if (isRefused(session)) return session;
    await endPreviousBrowserSession(call, session.userId);
    setSessionCookie("customer", session.token, getTableCookieEnd(session));
    return { ...session, expiresAt: session.expiresAt.toISOString() };
  });
  bindEndpoint(http, endpoints.me, ({ session, db }) => showSignedInCustomer(db, toCustomerKey(session)));
  bindEndpoint(http, endpoints.logout, async ({ session, db, clearCustomerCookies }) => {
    await logOutCustomer(db, session);
    await clearCustomerCookies();
    return { done: true as const };
  });
  bindEndpoint(http, endpoints.logoutEverywhere, async ({ session, db, clearCustomerCookies }) => {
    await logOutCustomerEverywhere(db, session);
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
}

type CustomerSessionCookieCall = Pick<
  Call,
  "db" | "clock" | "findSession" | "readCustomerTokenHash" | "setSessionCookie"
> & {
  merchant: Pick<Merchant, "id">;
};

/** Sets the cookie of a new session. Ends the browser's previous session, because its token may have leaked (S12). */
export async function openSessionCookie(call: CustomerSessionCookieCall, session: OpenedSession) {
  await endPreviousBrowserSession(call, session.user.id);
  return replyWithSessionCookie(call, session);
}

/** Ends the browser's previous session. Orders that its guest placed at a table become those of the new customer. */
async function endPreviousBrowserSession(call: CustomerSessionCookieCall, userId: string): Promise<void> {
  const { db, merchant, findSession } = call;
  const now = call.clock.now();
  const former = await findSession("customer");
  if (former?.role === TABLE_GUEST_ROLE) return replaceTableGuest(db, { ...former, now }, userId);
  if (former) return logOutCustomer(db, former);
  const tokenHash = call.readCustomerTokenHash();
  if (tokenHash) await replaceEndedTableGuest(db, { merchantId: merchant.id, tokenHash, now }, userId);
}

/**
 * Sets the cookie of a session that the surrounding application opens each time the page opens. A previous session of
 * the same customer is replaced and ends a little later, because other calls may still use it.
 */
export async function renewSessionCookie(call: CustomerSessionCookieCall, session: OpenedSession) {
  const former = await call.findSession("customer");
  if (former?.id !== session.user.id) return openSessionCookie(call, session);
  await shortenReplacedCustomerSession(call.db, { ...former, now: call.clock.now() });
  return replyWithSessionCookie(call, session);
}

function replyWithSessionCookie(
  { clock, setSessionCookie }: CustomerSessionCookieCall,
  session: OpenedSession,
) {
  setSessionCookie("customer", session.token, getCustomerCookieEnd(clock.now()));
  return { ...session, expiresAt: session.expiresAt.toISOString() };
}

/**
 * Registers the API calls for addresses. The kernel has checked that merchant and user in the path are those of the session
 * [AP-4].
 */
function registerAddresses(http: Http): void {
  bindEndpoint(http, endpoints.addresses, async ({ session, db }) => {
    const { merchantId, userId } = toCustomerKey(session);
    const rows = await db.tenantRead(merchantId, (tx) => selectAddresses(tx, merchantId, userId));
    return rows.map(viewAddress);
  });
  bindEndpoint(http, endpoints.addAddress, ({ session, body, db, clock }) =>
    saveAddress({ db, clock }, { ...toCustomerKey(session), body }),
  );
  bindEndpoint(http, endpoints.changeAddress, ({ session, params, body, db, clock }) =>
    changeAddress({ db, clock }, { ...toCustomerKey(session), id: params.id, body }),
  );
  bindEndpoint(http, endpoints.deleteAddress, ({ session, params, db }) =>
    removeAddress(db, { ...toCustomerKey(session), id: params.id }),
  );
}

function toCustomerKey(session: NonNullable<Call["session"]>): { merchantId: string; userId: string } {
  return { merchantId: session.merchantId, userId: session.id };
}
