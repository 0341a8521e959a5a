import type { Administrator } from "@dasturxon/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import {
  type Call,
  isRefused,
  createToken,
  networkFromAddress,
  refuse,
  type Refusal,
} from "../../platform/http/index.ts";
import { PLATFORM_ID } from "../../platform/ids.ts";
import {
  countFactorCode,
  deleteSignInTries,
  clearFactorCodeCount,
  type KnownBrowserCookies,
  isPasswordCorrect,
  SIGN_IN_WINDOW_SECONDS,
  checkAndCountSignInTry,
  toSignInTryOrigin,
} from "../users/index.ts";
import { verifySecondFactorCode } from "./factor.ts";
import { insertPlatformSession, selectAdministrator, updateAdministratorKnownNetworks } from "./queries.ts";
import { getAdministratorSessionEnd } from "./session-end.ts";

export interface AdministratorSignInDeps {
  db: Database;
  clock: Clock;
  log: Call["log"];
  /** Secret of the installation. Encrypts second factors. */
  secret: string;
  isDemoRefused: boolean;
}

/**
 * Key under which sign-in attempts are counted. Attempts of staff are in the same database table, but staff logins
 * contain no colon, so the keys cannot be equal.
 */
const createSignInAttemptsKey = (login: string) => `platform:${login}`;

/**
 * Opens a session. An unknown login, a wrong password and a deactivated administrator have the same response and the
 * same response time (S9). Refuses with `wrong_login`, and after a correct password with `second_factor_needed` and
 * `second_factor_wrong`. Refuses with `too_many_requests` after ten attempts for a login from one address within 15
 * minutes, and while wrong codes pause the second factor.
 */
export async function signInAdministrator(
  { db, clock, log, secret, isDemoRefused }: AdministratorSignInDeps,
  request: {
    login: string;
    password: string;
    code?: string | undefined;
    ip: string;
    home?: KnownBrowserCookies;
  },
): Promise<
  | { token: string; expiresAt: Date; administrator: Administrator }
  | Refusal<"wrong_login" | "second_factor_needed" | "second_factor_wrong" | "too_many_requests">
> {
  const now = clock.now();
  const login = request.login.toLowerCase();
  const ip = networkFromAddress(request.ip);
  const known = await db.platform((tx) => selectAdministrator(tx, login));
  const account = { name: createSignInAttemptsKey(login), knownNetworks: known?.knownNetworks ?? [] };
  const tried = { login: account.name, now, ...toSignInTryOrigin(account, ip, request.home) };
  if (!(await db.platform((tx) => checkAndCountSignInTry(tx, tried))))
    return refuse("too_many_requests", { seconds: SIGN_IN_WINDOW_SECONDS });
  // Password hashing is slow by design, so it runs outside of transactions.
  const isOpen = known && known.isActive && !(known.isDemo && isDemoRefused);
  const isRight = await isPasswordCorrect(request.password, isOpen ? known.passwordHash : null);
  if (!isRight || !known) return refuse("wrong_login");
  const { token, tokenHash } = createToken(PLATFORM_ID);
  const expiresAt = getAdministratorSessionEnd(now, now);
  const who = `platform ${known.id}`;
  const count = request.code ? await countFactorCode(db, who, now) : null;
  if (count && count.wait !== null) return refuse("too_many_requests", { seconds: count.wait });
  const session = await db.platform(async (tx) => {
    const answer = await verifySecondFactorCode(tx, known, { secret, code: request.code, now });
    if (answer === "needed") return refuse("second_factor_needed");
    if (answer === "wrong") return refuse("second_factor_wrong", { field: "code", in: "body" });
    await insertPlatformSession(tx, { tokenHash, adminId: known.id, now, expiresAt });
    await updateAdministratorKnownNetworks(tx, known.id, ip);
    // Sign-in attempts are reset only after both factors: a correct password without the second factor counts as a
    // failed attempt.
    await deleteSignInTries(tx, tried.login);
    return { token, expiresAt, administrator: { id: known.id, name: known.name } };
  });
  if (!isRefused(session)) {
    request.home?.remember(account.name);
    if (count) await clearFactorCodeCount(db, who);
  } else if (count && count.pauseHours !== null)
    log.warn(
      { administrator: known.id, hours: count.pauseHours },
      "repeated wrong second-factor codes with the right password of an administrator",
    );
  return session;
}
