import type { Database } from "../../../platform/database/index.ts";
import { isRefused, networkFromAddress, refuse } from "../../../platform/http/index.ts";
import { type BrandChoice, createBrandChoice, openSessionInOwnBrand } from "./memberships/choose-brand.ts";
import {
  type PersonCredentials,
  selectPersonCredentials,
  selectPersonByPhone,
} from "./memberships/queries.ts";
import { parsePhoneOfAnyCountry } from "../codes/phone.ts";
import { openStaffSession, type StaffSession } from "./open-staff-session.ts";
import {
  type AccountToAuthenticate,
  accountFromPerson,
  type AuthenticationRefusal,
  type AccountCredentials,
  authenticateAccount,
  type AuthenticateAccountDeps,
} from "./authenticate-account.ts";
import { type StaffCredentials, selectMerchantIdOfLogin, selectStaffByLogin } from "./queries.ts";

interface StaffSignInDeps extends AuthenticateAccountDeps {
  isDemoRefused: boolean;
}
type StaffSignInRequest = AccountCredentials & { login: string; userAgent: string };

/**
 * Opens a session by a login, or by the phone of a person of the platform. A person with several brands receives the
 * list of brands to choose from. Inactive accounts and refused demo accounts have the same reply as unknown ones (S9).
 * Same refusals as `authenticateAccount`.
 */
export async function signInStaff(
  deps: StaffSignInDeps,
  request: StaffSignInRequest,
): Promise<StaffSession | BrandChoice | AuthenticationRefusal> {
  const phone = parsePhoneOfAnyCountry(request.login);
  const person = phone && (await deps.db.platform((tx) => selectPersonByPhone(tx, phone)));
  if (person) return signInPerson(deps, person, request);
  const login = request.login.toLowerCase();
  return signInByLogin(deps, { ...request, login, name: phone ?? login });
}

async function signInPerson(
  deps: StaffSignInDeps,
  person: PersonCredentials,
  { userAgent, ...proof }: Omit<StaffSignInRequest, "login">,
): Promise<StaffSession | BrandChoice | AuthenticationRefusal> {
  const refused = await authenticateAccount(deps, accountFromPerson(person), proof);
  if (refused) return refused;
  const choice = await createBrandChoice(deps, person);
  const [only, ...others] = choice.brands;
  if (!only) return refuse("wrong_login");
  if (others.length > 0) return choice;
  const session = await openSessionInOwnBrand(deps, person.id, {
    merchantId: only.merchantId,
    ip: proof.ip,
    userAgent,
  });
  return isRefused(session) ? refuse("wrong_login") : session;
}

async function signInByLogin(
  deps: StaffSignInDeps,
  { login, name, userAgent, ...proof }: StaffSignInRequest & { name: string },
): Promise<StaffSession | AuthenticationRefusal> {
  const { db, clock, isDemoRefused } = deps;
  const merchantId = await db.platform((tx) => selectMerchantIdOfLogin(tx, login));
  const known =
    merchantId && (await db.tenant(merchantId, (tx) => selectStaffByLogin(tx, merchantId, login)));
  const isOpen = known && known.isActive && !(known.isDemo && isDemoRefused);
  const account = await loadSignInAccountOfStaff(db, name, { merchantId, known: known || undefined });
  const refused = await authenticateAccount(
    deps,
    isOpen ? account : { ...account, passwordHash: null },
    proof,
  );
  if (refused) return refused;
  if (!known || !merchantId) return refuse("wrong_login");
  return db.tenant(merchantId, (tx) =>
    openStaffSession(tx, {
      merchantId,
      known,
      ip: networkFromAddress(proof.ip),
      userAgent,
      now: clock.now(),
    }),
  );
}

/**
 * Returns the account of a login. A person with a phone has one password and one second factor, even if they enter the
 * login of one brand.
 */
async function loadSignInAccountOfStaff(
  db: Database,
  name: string,
  { merchantId, known }: { merchantId: string | undefined; known: StaffCredentials | undefined },
): Promise<AccountToAuthenticate> {
  const personId = known?.personId;
  const person = personId && (await db.platform((tx) => selectPersonCredentials(tx, personId)));
  if (person) return accountFromPerson(person);
  const holder = known && merchantId ? { merchantId, staffId: known.id } : null;
  const { knownNetworks = [], passwordHash = null } = known ?? {};
  return { name, knownNetworks, passwordHash, holder };
}
