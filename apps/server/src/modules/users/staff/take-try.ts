import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { HomeDevice } from "./home-device.ts";
import { insertTry, selectTries } from "./queries.ts";

export const SIGN_IN_WINDOW_SECONDS = 900;
/** Of one login from one address: a stranger's guesses do not lock its owner out. */
const MAX_BY_BOTH = 10;
const MAX_BY_LOGIN = 100;
const MAX_BY_IP = 50;

/** Where a try comes from, and whether the account was signed in to from there before. */
export interface TriedFrom {
  /** The network, or the browser that signed in to the account before: its tries are counted apart from others'. */
  ip: string;
  isAtHome: boolean;
}

/** Tries of a browser that signed in to the account before count for it alone, wherever it is now. */
export function triedFrom(
  account: { name: string; knownNetworks: readonly string[] },
  network: string,
  home?: HomeDevice,
): TriedFrom {
  const mark = home?.markOf(account.name) ?? null;
  if (mark !== null) return { ip: `device:${mark}`, isAtHome: true };
  return { ip: network, isAtHome: account.knownNetworks.includes(network) };
}

/**
 * Guesses from everywhere keep strangers out, not the member of staff at a network or a browser of former sign-ins.
 * Notes a try while there are not enough of them: those beyond cost no row, and keep nobody out for longer.
 */
export async function takeTry(
  tx: Tx,
  { isAtHome, ...tried }: TriedFrom & { login: string; now: Date },
): Promise<boolean> {
  const since = new Date(tried.now.getTime() - SIGN_IN_WINDOW_SECONDS * 1000);
  const { byBoth, byLogin, byIp } = await selectTries(tx, { ...tried, since });
  const isGuessed = byLogin >= MAX_BY_LOGIN && !isAtHome;
  if (byBoth >= MAX_BY_BOTH || isGuessed || byIp >= MAX_BY_IP) return false;
  await insertTry(tx, { ...tried, id: newId() });
  return true;
}
