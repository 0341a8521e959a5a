import type { StaffMember } from "@dasturxon/contract";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import type { Refused } from "../../../platform/http/index.ts";
import { isRefused, mintToken, networkOf, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { staffCookieEnd, staffSessionEnd } from "../session-times.ts";
import { checkCode } from "../second-factor/check-code.ts";
import { isPassword } from "./password.ts";
import {
  selectTries,
  selectLoginMerchant,
  selectStaffByLogin,
  deleteTries,
  insertTry,
  updateKnownNetworks,
  insertStaffSession,
  type StaffRow,
} from "./queries.ts";
import { viewStaff } from "./staff-view.ts";

export const SIGN_IN_WINDOW_SECONDS = 900;
/** Of one login from one address: a stranger's guesses do not lock its owner out. */
const MAX_BY_BOTH = 10;
const MAX_BY_LOGIN = 100;
const MAX_BY_IP = 50;

export interface StaffSession {
  token: string;
  /** Where it ends unless it is used. */
  expiresAt: Date;
  cookieEnd: Date;
  staff: StaffMember;
}

interface SignInDeps {
  db: Database;
  clock: Clock;
  isDemoRefused: boolean;
  /** By which second factors are sealed. */
  keys: readonly Buffer[];
}
type NotIn = "wrong_login" | "second_factor_needed" | "second_factor_wrong" | "too_many_requests";

/**
 * Opens a session. An unknown login, a wrong password, a switched-off account and a refused one of the
 * demo answer alike and take alike (S9). Refuses `wrong_login`, `second_factor_needed` and
 * `second_factor_wrong` once the password is right, and `too_many_requests` after ten tries of a login from an
 * address in a quarter of an hour, fifty of an address, a hundred of a login from networks that it does not know.
 */
export async function signInStaff(
  { db, clock, isDemoRefused, keys }: SignInDeps,
  request: { login: string; password: string; code?: string | undefined; ip: string },
): Promise<StaffSession | Refused<NotIn>> {
  const now = clock.now();
  const login = request.login.toLowerCase();
  const ip = networkOf(request.ip);
  const merchantId = await db.platform((tx) => selectLoginMerchant(tx, login));
  const known =
    merchantId && (await db.tenant(merchantId, (tx) => selectStaffByLogin(tx, merchantId, login)));
  const isAtHome = Boolean(known && known.knownNetworks.includes(ip));
  const isTaken = await db.platform((tx) => takeTry(tx, { login, ip, now, isAtHome }));
  if (!isTaken) return refuse("too_many_requests", { seconds: SIGN_IN_WINDOW_SECONDS });
  // Hashing takes long on purpose: outside of any transaction.
  const isOpen = known && known.isActive && !(known.isDemo && isDemoRefused);
  const isRight = await isPassword(request.password, isOpen ? known.passwordHash : null);
  if (!isRight || !known || !merchantId) return refuse("wrong_login");
  const session = await db.tenant(merchantId, async (tx) => {
    const question = { merchantId, staffId: known.id, code: request.code, now };
    const answer = await checkCode(tx, keys, question);
    if (answer === "needed") return refuse("second_factor_needed");
    if (answer === "wrong") return refuse("second_factor_wrong", { field: "code", in: "body" });
    return openStaffSession(tx, { merchantId, known, ip, now });
  });
  // A password without its second factor is a try like others.
  if (!isRefused(session)) await db.platform((tx) => deleteTries(tx, login));
  return session;
}

/** A new session of somebody who has shown who he is; the network is one of his from now on. */
export async function openStaffSession(
  tx: Tx,
  { merchantId, known, ip, now }: { merchantId: string; known: StaffRow; ip: string; now: Date },
): Promise<StaffSession> {
  const { token, tokenHash } = mintToken(merchantId);
  const expiresAt = staffSessionEnd(now, now);
  await updateKnownNetworks(tx, { merchantId, staffId: known.id, network: ip });
  await insertStaffSession(tx, { merchantId, tokenHash, staffId: known.id, now, expiresAt });
  const staff = await viewStaff(tx, merchantId, known);
  return { token, expiresAt, cookieEnd: staffCookieEnd(now), staff };
}

/**
 * Guesses from everywhere keep strangers out, not the member of staff at a network that he signed in from before.
 * Notes a try while there are not enough of them: those beyond cost no row, and keep nobody out for longer.
 */
export async function takeTry(
  tx: Tx,
  { isAtHome, ...tried }: { login: string; ip: string; now: Date; isAtHome: boolean },
): Promise<boolean> {
  const since = new Date(tried.now.getTime() - SIGN_IN_WINDOW_SECONDS * 1000);
  const { byBoth, byLogin, byIp } = await selectTries(tx, { ...tried, since });
  const isGuessed = byLogin >= MAX_BY_LOGIN && !isAtHome;
  if (byBoth >= MAX_BY_BOTH || isGuessed || byIp >= MAX_BY_IP) return false;
  await insertTry(tx, { ...tried, id: newId() });
  return true;
}
