import type { Clock } from "../../../platform/clock.ts";
import { networkFromAddress, refuse, type Refusal } from "../../../platform/http/index.ts";
import { type PersonCredentials, updatePersonNetworks } from "./memberships/queries.ts";
import type { SecondFactorHolder } from "./second-factor/factor-holder.ts";
import { type CodeProofDeps, checkFactorCodeOfHolder } from "./second-factor/prove-code.ts";
import { isPasswordCorrect } from "./password.ts";
import { deleteSignInTries } from "./queries.ts";
import type { KnownBrowserCookies } from "./home-device.ts";
import { SIGN_IN_WINDOW_SECONDS, checkAndCountSignInTry, toSignInTryOrigin } from "./take-try.ts";

export interface AuthenticateAccountDeps extends CodeProofDeps {
  clock: Clock;
}

/** Password and second factor that a user enters to sign in. */
export interface AccountCredentials {
  password: string;
  /** Code of the second factor. */
  code?: string | undefined;
  ip: string;
  /** Cookies that tell whether the browser of the request has signed in to the account before. */
  home?: KnownBrowserCookies | undefined;
}

/** Account to authenticate. Unknown accounts have null values, and checking them takes the same time. */
export interface AccountToAuthenticate {
  /** Key under which sign-in attempts are counted: the login or the phone. */
  name: string;
  knownNetworks: readonly string[];
  passwordHash: string | null;
  holder: SecondFactorHolder | null;
}

export type AuthenticationRefusal =
  | Refusal<"wrong_login">
  | Refusal<"second_factor_needed">
  | Refusal<"second_factor_wrong">
  | Refusal<"too_many_requests">;

/** Returns the account of a person of the platform. */
export function accountFromPerson({
  id,
  phone,
  knownNetworks,
  passwordHash,
}: PersonCredentials): AccountToAuthenticate {
  return { name: phone, knownNetworks, passwordHash, holder: { personId: id } };
}

/**
 * Authenticates an account by password and, if enabled, second factor. Unknown names and wrong passwords have the same
 * reply and the same duration (S9). Refuses `wrong_login`, and `second_factor_needed` and `second_factor_wrong` only
 * after a correct password. Refuses `too_many_requests` within a quarter of an hour after 10 attempts of a name from an
 * address, 50 attempts from an address, or 100 attempts of a name from unknown networks and browsers.
 * `checkFactorCodeOfHolder` also counts wrong codes.
 */
export async function authenticateAccount(
  deps: AuthenticateAccountDeps,
  account: AccountToAuthenticate,
  { password, code, ip: address, home }: AccountCredentials,
): Promise<AuthenticationRefusal | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const { name, passwordHash, holder } = account;
  const network = networkFromAddress(address);
  const tried = { login: name, now, ...toSignInTryOrigin(account, network, home) };
  const isTaken = await db.platform((tx) => checkAndCountSignInTry(tx, tried));
  if (!isTaken) return refuse("too_many_requests", { seconds: SIGN_IN_WINDOW_SECONDS });
  // Password hashing is slow by design, so it runs outside a transaction.
  if (!(await isPasswordCorrect(password, passwordHash)) || !holder) return refuse("wrong_login");
  // The attempt is only reset after the second factor: a correct password without it still counts as an attempt.
  const refused = await checkFactorCodeOfHolder(deps, holder, { code, now });
  if (refused) return refused;
  await db.platform(async (tx) => {
    await deleteSignInTries(tx, name);
    if ("personId" in holder) await updatePersonNetworks(tx, { personId: holder.personId, network });
  });
  home?.remember(name);
  return null;
}
