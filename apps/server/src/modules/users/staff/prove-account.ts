import type { Clock } from "../../../platform/clock.ts";
import { networkOf, refuse, type Refused } from "../../../platform/http/index.ts";
import { type KnownPerson, updatePersonNetworks } from "../memberships/queries.ts";
import type { Holder } from "../second-factor/factor-holder.ts";
import { type CodeProofDeps, proveCode } from "../second-factor/prove-code.ts";
import { isPassword } from "./password.ts";
import { deleteTries } from "./queries.ts";
import type { HomeDevice } from "./home-device.ts";
import { SIGN_IN_WINDOW_SECONDS, takeTry, triedFrom } from "./take-try.ts";

export interface ProveDeps extends CodeProofDeps {
  clock: Clock;
}

/** What somebody shows who he is by. */
export interface Proof {
  password: string;
  /** Of his second factor. */
  code?: string | undefined;
  ip: string;
  /** The browser, where it may be one that signed in before. */
  home?: HomeDevice | undefined;
}

/** Who he says to be; nobody: a name that nobody has, which costs as much. */
export interface Account {
  /** What tries are counted by: the login, or the phone. */
  name: string;
  knownNetworks: readonly string[];
  passwordHash: string | null;
  holder: Holder | null;
}

export type NotProved =
  | Refused<"wrong_login">
  | Refused<"second_factor_needed">
  | Refused<"second_factor_wrong">
  | Refused<"too_many_requests">;

/** Somebody of several brands as an account. */
export function accountOf({ id, phone, knownNetworks, passwordHash }: KnownPerson): Account {
  return { name: phone, knownNetworks, passwordHash, holder: { personId: id } };
}

/**
 * Is it him? By his password, and his second factor where he has one. An unknown name and a wrong password answer alike
 * and take alike (S9). Refuses `wrong_login`, `second_factor_needed` and `second_factor_wrong` once the password is right,
 * and `too_many_requests` after ten tries of a name from an address in a quarter of an hour, fifty of an address, a hundred
 * of a name from networks and browsers that it does not know. Wrong codes are counted by `proveCode` besides.
 */
export async function proveAccount(
  deps: ProveDeps,
  account: Account,
  { password, code, ip: address, home }: Proof,
): Promise<NotProved | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const { name, passwordHash, holder } = account;
  const network = networkOf(address);
  const tried = { login: name, now, ...triedFrom(account, network, home) };
  const isTaken = await db.platform((tx) => takeTry(tx, tried));
  if (!isTaken) return refuse("too_many_requests", { seconds: SIGN_IN_WINDOW_SECONDS });
  // Hashing takes long on purpose: outside of any transaction.
  if (!(await isPassword(password, passwordHash)) || !holder) return refuse("wrong_login");
  // A password without its second factor is a try like others.
  const refused = await proveCode(deps, holder, { code, now });
  if (refused) return refused;
  await db.platform(async (tx) => {
    await deleteTries(tx, name);
    if ("personId" in holder) await updatePersonNetworks(tx, { personId: holder.personId, network });
  });
  home?.remember(name);
  return null;
}
