import type { StartBrandBody } from "@dasturxon/contract";
import { findPasswordFault } from "@dasturxon/domain/password";
import type { RolledBackResult, Tx } from "../../platform/database/index.ts";
import { type Call, isRefused, refuse, type Refusal, undoAndRefuse } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  type AuthenticateAccountDeps,
  authenticatePersonByPhone,
  hashPassword,
  insertPersonBrand,
  insertPersonCredentials,
  type KnownBrowserCookies,
  type PersonRefusal,
  updatePersonNetworks,
} from "../users/index.ts";

/**
 * Account of a new brand's owner: a person of the platform with the phone confirmed for the permit, or a login with its
 * own password if the permit has no phone. `newPasswordHash` is null for a person who already has a password.
 */
export type OwnerAccount =
  | { id: string; phone: string; newPasswordHash: string | null }
  | { passwordHash: string };

export type OwnerRefusal = Refusal<"password_weak"> | PersonRefusal;

/**
 * Returns the account of the owner. If a person has the phone already, checks their password and second factor, because
 * the phone alone must not give access to their other brands. Otherwise, hashes the new password. [US-8, S12]
 */
export async function authenticateOwner(
  deps: AuthenticateAccountDeps,
  phone: string | null,
  {
    owner: { login, password, code },
    address,
    info,
    home,
  }: Pick<StartBrandBody, "owner" | "address"> & Pick<Call, "info"> & { home: KnownBrowserCookies },
): Promise<OwnerAccount | OwnerRefusal> {
  if (phone !== null) {
    const id = await authenticatePersonByPhone(deps, phone, { password, code, ip: info.ip, home });
    if (isRefused(id)) return moveToOwnerField(id);
    if (id !== null) return { id, phone, newPasswordHash: null };
  }
  const ownWords = phone === null ? [login, address] : [login, address, phone, phone.slice(1)];
  if (findPasswordFault(password, ownWords)) return refuse("password_weak", { field: "owner.password" });
  const passwordHash = await hashPassword(password);
  if (phone === null) return { passwordHash };
  home.remember(phone);
  return { id: newId(), phone, newPasswordHash: passwordHash };
}

/** Names the fields of a refusal as they are named in the body that opens a brand. */
function moveToOwnerField(refusal: PersonRefusal): PersonRefusal {
  if (refusal.code === "wrong_password") return refuse("wrong_password", { field: "owner.password" });
  return refusal.code === "second_factor_wrong"
    ? refuse("second_factor_wrong", { field: "owner.code" })
    : refusal;
}

/**
 * Stores the owner's person and the brand of the person, with the platform's database role. Null: success. Refuses
 * `wrong_password` if another request created a person with the phone in the meantime.
 */
export async function writeOwnerPerson(
  tx: Tx,
  account: OwnerAccount,
  { merchantId, network, now }: { merchantId: string; network: string; now: Date },
): Promise<RolledBackResult<Refusal<"wrong_password">> | null> {
  if (!("phone" in account)) return null;
  const { id, phone, newPasswordHash: passwordHash } = account;
  if (passwordHash !== null) {
    if (!(await insertPersonCredentials(tx, { id, phone, passwordHash, now })))
      return undoAndRefuse(refuse("wrong_password", { field: "owner.password" }));
    await updatePersonNetworks(tx, { personId: id, network });
  }
  await insertPersonBrand(tx, { personId: id, merchantId });
  return null;
}
