import type { ChangeAuthor } from "../../../../platform/audit/index.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { networkFromAddress, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { isPasswordCorrect } from "../password.ts";
import { selectPersonCredentials } from "../memberships/queries.ts";
import { deleteSignInTries } from "../queries.ts";
import { SIGN_IN_WINDOW_SECONDS, checkAndCountSignInTry } from "../take-try.ts";
import { type OwnCredentialsRow, selectOwnCredentials } from "./queries.ts";

/**
 * Checks the password of the signed-in member of staff, so that an open screen is not enough. Attempts are counted
 * together with sign-in attempts, so an open tablet allows no additional guesses. Refuses `wrong_password`,
 * `too_many_requests`.
 */
export async function checkOwnPassword(
  db: Database,
  { session, clock, info }: ChangeAuthor,
  password: string,
): Promise<(OwnCredentialsRow & { passwordHash: string }) | Refusal<"wrong_password" | "too_many_requests">> {
  const { merchantId, id } = session;
  const wrong = refuse("wrong_password", { field: "password", in: "body" });
  const own = await db.tenantRead(merchantId, (tx) => selectOwnCredentials(tx, merchantId, id));
  if (!own) return wrong;
  const { personId } = own;
  const person =
    personId === null ? undefined : await db.platform((tx) => selectPersonCredentials(tx, personId));
  const name = person?.phone ?? own.login;
  const { knownNetworks, passwordHash } = person ?? own;
  const ip = networkFromAddress(info.ip);
  const tried = { login: name, ip, now: clock.now(), isAtHome: knownNetworks.includes(ip) };
  if (!(await db.platform((tx) => checkAndCountSignInTry(tx, tried))))
    return refuse("too_many_requests", { seconds: SIGN_IN_WINDOW_SECONDS });
  // Password hashing is slow by design, so it runs outside a transaction.
  if (!(await isPasswordCorrect(password, passwordHash)) || passwordHash === null) return wrong;
  await db.platform((tx) => deleteSignInTries(tx, name));
  return { ...own, passwordHash };
}
