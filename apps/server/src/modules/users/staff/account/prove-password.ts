import type { Changer } from "../../../../platform/audit/index.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { networkOf, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { isPassword } from "../password.ts";
import { selectPersonCredentials } from "../memberships/queries.ts";
import { deleteTries } from "../queries.ts";
import { SIGN_IN_WINDOW_SECONDS, takeTry } from "../take-try.ts";
import { type OwnRow, selectOwn } from "./queries.ts";

/**
 * Checks the password of the signed-in member of staff, so that an open screen is not enough. Attempts are counted
 * together with those of signing in, so an open tablet allows no additional guesses. Refuses `wrong_password`,
 * `too_many_requests`.
 */
export async function provePassword(
  db: Database,
  { session, clock, info }: Changer,
  password: string,
): Promise<(OwnRow & { passwordHash: string }) | Refusal<"wrong_password" | "too_many_requests">> {
  const { merchantId, id } = session;
  const wrong = refuse("wrong_password", { field: "password", in: "body" });
  const own = await db.tenantRead(merchantId, (tx) => selectOwn(tx, merchantId, id));
  if (!own) return wrong;
  const { personId } = own;
  const person =
    personId === null ? undefined : await db.platform((tx) => selectPersonCredentials(tx, personId));
  const name = person?.phone ?? own.login;
  const { knownNetworks, passwordHash } = person ?? own;
  const ip = networkOf(info.ip);
  const tried = { login: name, ip, now: clock.now(), isAtHome: knownNetworks.includes(ip) };
  if (!(await db.platform((tx) => takeTry(tx, tried))))
    return refuse("too_many_requests", { seconds: SIGN_IN_WINDOW_SECONDS });
  // Hashing is slow by design, so it runs outside a transaction.
  if (!(await isPassword(password, passwordHash)) || passwordHash === null) return wrong;
  await db.platform((tx) => deleteTries(tx, name));
  return { ...own, passwordHash };
}
