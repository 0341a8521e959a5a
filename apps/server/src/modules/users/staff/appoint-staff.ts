import { findPasswordFault } from "@dasturxon/domain/password";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { StartupError } from "../../../platform/startup-error.ts";
import { selectBrandsByName } from "../../merchants/index.ts";
import { createOrUpdateStaff } from "./create-staff.ts";
import type { StaffCredentials } from "./queries.ts";
import type { StaffRole } from "./staff-role.ts";
import { selectMerchantIdOfLogin, selectStaffByLogin } from "./queries.ts";

export const LOGIN_PATTERN = /^[a-z0-9][a-z0-9._@-]{1,62}$/;

export interface AppointStaffDeps {
  db: Database;
  clock: Clock;
  askPassword: () => Promise<string>;
}

/** Request from the command line. Omitted fields stay as they are. */
export interface AppointStaffRequest {
  login: string;
  /** Key of the brand. */
  brand?: string | undefined;
  role?: StaffRole | undefined;
  name?: string | undefined;
}

/**
 * Creates a member of staff, or sets a new password for an existing one, which ends their sessions. An owner remains
 * owner.
 * @throws StartupError with one line if this is not possible. Checks everything except the password itself before
 * asking for the password.
 */
export async function appointStaff(
  { db, clock, askPassword }: AppointStaffDeps,
  request: AppointStaffRequest,
): Promise<{ isNew: boolean; login: string; role: StaffRole }> {
  const login = request.login.toLowerCase();
  if (!LOGIN_PATTERN.test(login))
    throw new StartupError(
      "a login is 2 to 63 letters, digits, dots, dashes and @, beginning with a letter or digit",
    );
  const known = await findStaffCredentials(db, login);
  const brandId = request.brand === undefined ? known?.merchantId : await findBrandId(db, request.brand);
  if (brandId === undefined)
    throw new StartupError(`no account has the login ${login}: add --brand and --role to create it`);
  if (known && known.merchantId !== brandId)
    throw new StartupError(`the login ${login} belongs to another brand`);
  const role = request.role ?? known?.role;
  if (role === undefined)
    throw new StartupError(`no account has the login ${login}: add --role to create it`);
  if (known?.role === "owner" && role !== "owner")
    throw new StartupError(
      `${login} is an owner, whose role cannot change: create another login for the ${role}`,
    );
  const password = await askPassword();
  refuseWeakPassword(password, [login, request.brand ?? ""]);
  const name = request.name ?? known?.name ?? login;
  await createOrUpdateStaff({ db, clock }, { merchantId: brandId, login, name, role, password });
  return { isNew: known === undefined, login, role };
}

async function findStaffCredentials(
  db: Database,
  login: string,
): Promise<(StaffCredentials & { merchantId: string }) | undefined> {
  const merchantId = await db.platform((tx) => selectMerchantIdOfLogin(tx, login));
  const known =
    merchantId && (await db.tenant(merchantId, (tx) => selectStaffByLogin(tx, merchantId, login)));
  return known && merchantId ? { ...known, merchantId } : undefined;
}

async function findBrandId(db: Database, key: string): Promise<string> {
  const brands = await db.platform((tx) => selectBrandsByName(tx, [key]));
  const brand = brands.find((one) => one.key === key);
  if (!brand) throw new StartupError(`no brand has the key ${key}`);
  return brand.merchantId;
}

/**
 * Checks a new password.
 * @throws StartupError with one line if the password is too short, too long or easily guessed
 */
export function refuseWeakPassword(password: string, ownWords: string[]): void {
  const fault = findPasswordFault(password, ownWords);
  if (fault === "short") throw new StartupError("a password has at least 12 characters");
  if (fault === "long") throw new StartupError("a password has at most 4,000 characters");
  if (fault === "known")
    throw new StartupError(
      "this password is known or easily guessed: take another, for example four random words",
    );
}
