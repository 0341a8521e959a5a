import { refuse, type Refusal } from "../../../../platform/http/index.ts";
import {
  accountFromPerson,
  type AccountCredentials,
  authenticateAccount,
  type AuthenticateAccountDeps,
  type AuthenticationRefusal,
} from "../authenticate-account.ts";
import { selectPersonByPhone } from "./queries.ts";

export type PersonRefusal =
  | Exclude<AuthenticationRefusal, Refusal<"wrong_login">>
  | Refusal<"wrong_password">;

/**
 * Authenticates the person of the platform who has a confirmed phone, by their password and second factor. Returns the
 * person's id, or null if no person has the phone. Only for callers who confirmed the phone by a code, because the
 * reply reveals whether the phone is known (S9).
 */
export async function authenticatePersonByPhone(
  deps: AuthenticateAccountDeps,
  phone: string,
  said: AccountCredentials,
): Promise<string | null | PersonRefusal> {
  const person = await deps.db.platform((tx) => selectPersonByPhone(tx, phone));
  if (!person) return null;
  const refused = await authenticateAccount(deps, accountFromPerson(person), said);
  if (!refused) return person.id;
  if (refused.code !== "wrong_login") return refused;
  return refuse("wrong_password", { field: "password", in: "body" });
}
