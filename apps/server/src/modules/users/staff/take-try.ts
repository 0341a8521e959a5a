import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { insertTry, selectTries } from "./queries.ts";

export const SIGN_IN_WINDOW_SECONDS = 900;
/** Of one login from one address: a stranger's guesses do not lock its owner out. */
const MAX_BY_BOTH = 10;
const MAX_BY_LOGIN = 100;
const MAX_BY_IP = 50;

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
