import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { KnownBrowserCookies } from "./home-device.ts";
import { insertSignInTry, selectSignInTryCounts } from "./queries.ts";

export const SIGN_IN_WINDOW_SECONDS = 900;
/** Maximum number of attempts per login and address, so that guesses of a stranger do not lock out the owner. */
const MAX_SIGN_IN_TRIES_PER_LOGIN_AND_IP = 10;
const MAX_SIGN_IN_TRIES_PER_LOGIN = 100;
const MAX_SIGN_IN_TRIES_PER_IP = 50;

/** Origin of a sign-in attempt, and whether the account had a sign-in from this origin before. */
export interface SignInTryOrigin {
  /**
   * The IP network of the attempt, or the identifier of a known browser. Attempts are counted separately for each of
   * them.
   */
  ip: string;
  isAtHome: boolean;
}

/**
 * Returns the origin of an attempt. Attempts of a browser known to the account count only for this browser, on any
 * network.
 */
export function toSignInTryOrigin(
  account: { name: string; knownNetworks: readonly string[] },
  network: string,
  home?: KnownBrowserCookies,
): SignInTryOrigin {
  const mark = home?.markOf(account.name) ?? null;
  if (mark !== null) return { ip: `device:${mark}`, isAtHome: true };
  return { ip: network, isAtHome: account.knownNetworks.includes(network) };
}

/**
 * Checks and counts a sign-in attempt. Guesses from many addresses lock out unknown networks and browsers, not those of
 * previous sign-ins. Attempts above the limit are not stored, so they do not extend the lock.
 */
export async function checkAndCountSignInTry(
  tx: Tx,
  { isAtHome, ...tried }: SignInTryOrigin & { login: string; now: Date },
): Promise<boolean> {
  const since = new Date(tried.now.getTime() - SIGN_IN_WINDOW_SECONDS * 1000);
  const { byBoth, byLogin, byIp } = await selectSignInTryCounts(tx, { ...tried, since });
  const isGuessed = byLogin >= MAX_SIGN_IN_TRIES_PER_LOGIN && !isAtHome;
  if (byBoth >= MAX_SIGN_IN_TRIES_PER_LOGIN_AND_IP || isGuessed || byIp >= MAX_SIGN_IN_TRIES_PER_IP)
    return false;
  await insertSignInTry(tx, { ...tried, id: newId() });
  return true;
}
