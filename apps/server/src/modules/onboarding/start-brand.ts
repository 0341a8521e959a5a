import type { StartBrandBody } from "@dasturxon/contract";
import { findAddressFault } from "@dasturxon/domain/brand-address";
import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import { recordChange } from "../../platform/audit/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Database, RolledBackResult, type Tx } from "../../platform/database/index.ts";
import {
  type Call,
  isRefused,
  networkFromAddress,
  readToken,
  refuse,
  type Refusal,
  undoAndRefuse,
} from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  writeBrandRows,
  type NewBrand,
  buildNewBrand,
  openBrand,
  prepareBrand,
  selectIsAddressTaken,
} from "../merchants/index.ts";
import { importMenu } from "../products/index.ts";
import {
  type AuthenticateAccountDeps,
  insertLogin,
  insertOrUpdateStaff,
  type KnownBrowserCookies,
  openStaffSession,
  parsePhone,
  selectMerchantIdOfLogin,
  type StaffSession,
} from "../users/index.ts";
import { selectStartsForUpdate, updateOtherPermitsEnded } from "./drafts/index.ts";
import { createExampleMenu } from "./menus/index.ts";
import {
  authenticateOwner,
  type OwnerAccount,
  type OwnerRefusal,
  writeOwnerPerson,
} from "./owner-account.ts";
import { importedBrandFromStart } from "./plain-start.ts";
import { selectUnusedBrandPermit, selectOpenedBrandCounts, updateBrandPermitUsed } from "./queries.ts";

const DAY_MS = 24 * 3_600_000;
const MAX_BRANDS_PER_PHONE = 3;
const MAX_BRANDS_PER_NETWORK = 10;

export interface AddressCheckDeps {
  db: Database;
  clock: Clock;
  /** Returns the additional host names of a brand's address: its subdomain of each platform host. */
  wordsOf: (address: string) => string[];
  /** First labels of the installation's own hosts, for example `console`. */
  ownLabels: readonly string[];
}

export type BrandOpeningDeps = AddressCheckDeps & AuthenticateAccountDeps;

type StartBrandRefusal =
  | Refusal<
      | "permit_over"
      | "host_taken"
      | "host_reserved"
      | "login_taken"
      | "phone_invalid"
      | "bad_request"
      | "too_many_requests"
    >
  | OwnerRefusal;

/** Returns the reason why an address is not available for a new brand, or null. Requires a permit to open a brand. */
export async function checkStoreAddress(
  { db, clock, wordsOf, ownLabels }: AddressCheckDeps,
  { permit, address }: { permit: string; address: string },
): Promise<{ fault: "malformed" | "reserved" | "taken" | null } | Refusal<"permit_over">> {
  const claim = readToken(permit);
  if (!claim) return refuse("permit_over");
  return db.platform(async (tx) => {
    const held = await selectUnusedBrandPermit(tx, { permitHash: claim.tokenHash, now: clock.now() });
    if (!held) return refuse("permit_over");
    const fault = findAddressFault(address, ownLabels);
    if (fault) return { fault };
    return { fault: (await selectIsAddressTaken(tx, [address, ...wordsOf(address)])) ? "taken" : null };
  });
}

/**
 * Opens a brand for the holder of a permit and signs in its owner. Permit, address, login, owner and brand are written
 * in one transaction, so a refusal or an error leaves no rows [BR-2, S38].
 */
export async function startBrand(
  deps: BrandOpeningDeps,
  request: BrandStartRequest,
): Promise<StaffSession | StartBrandRefusal> {
  const { db, clock } = deps;
  const { address } = request;
  const start = await findBrandStartOfPermit(deps, request);
  if (isRefused(start)) return start;
  const wrong = findFieldRefusal(deps, request);
  if (wrong) return wrong;
  // Password hashing is slow by design, so it runs outside of transactions.
  const account = await authenticateOwner(deps, start.phone, request);
  if (isRefused(account)) return account;
  const brand = buildNewBrand(importedBrandFromStart(request), {
    currency: findNewBrandCity(request)?.currency ?? "UZS",
  });
  // A single transaction writes everything, so that a refusal leaves no rows. The permit's row is locked before the
  // brand is written.
  const session = await db.founding(
    brand.id,
    (tx) => assignPermitAddressAndLoginToBrand(tx, deps, { start, brand, request, account }),
    (tx) => writeBrand(tx, { brand, request, account, clock }),
  );
  if (session instanceof RolledBackResult) return session.value;
  const { staff } = session;
  return { ...session, staff: { ...staff, merchant: { ...staff.merchant, key: address } } };
}

type BrandStartRequest = StartBrandBody & Pick<Call, "info"> & { home: KnownBrowserCookies };

/** Assigns the permit, address, login and owner to the brand, with the platform's database role. Null: success. */
async function assignPermitAddressAndLoginToBrand(
  tx: Tx,
  { clock, wordsOf }: BrandOpeningDeps,
  {
    start,
    brand,
    request,
    account,
  }: { start: LockedBrandStart; brand: NewBrand; request: BrandStartRequest; account: OwnerAccount },
): Promise<RolledBackResult<StartBrandRefusal> | null> {
  const { address, owner, info } = request;
  const now = clock.now();
  await selectStartsForUpdate(tx, { phone: start.phone, now });
  // The limit is checked again under the lock, because several permits of one phone number may be used concurrently.
  if (await isBrandLimitReached(tx, { start, info, now })) return undoAndRefuse(TOO_MANY_BRANDS_REFUSAL);
  const taken = { id: start.id, brandId: brand.id, ip: networkFromAddress(info.ip), now };
  if (!(await updateBrandPermitUsed(tx, taken))) return undoAndRefuse(refuse("permit_over"));
  await updateOtherPermitsEnded(tx, { id: start.id, phone: start.phone, now });
  await prepareBrand(tx, brand, now);
  if (!(await openBrand(tx, brand, { address, words: wordsOf(address) })))
    return undoAndRefuse(refuse("host_taken", { field: "address" }));
  if (!(await insertLogin(tx, owner.login, brand.id)))
    return undoAndRefuse(refuse("login_taken", { field: "owner.login" }));
  return writeOwnerPerson(tx, account, { merchantId: brand.id, network: taken.ip, now });
}

/** Writes the brand's rows, its owner and the owner's session, with the tenant's database role. */
async function writeBrand(
  tx: Tx,
  {
    brand,
    request,
    account,
    clock,
  }: { brand: NewBrand; request: BrandStartRequest; account: OwnerAccount; clock: Clock },
): Promise<StaffSession> {
  const { owner, info } = request;
  const now = clock.now();
  const staffId = newId();
  const { login, name } = owner;
  await writeBrandRows(tx, brand);
  if (request.hasMenu)
    await importMenu(tx, { id: brand.id, key: brand.seed }, createExampleMenu(request.kind));
  const person = { id: staffId, login, name, role: "owner" as const };
  const credentials = "phone" in account ? { passwordHash: null, person: account } : account;
  await insertOrUpdateStaff(tx, { ...person, ...credentials, merchantId: brand.id, isDemo: false, now });
  const session = { kind: "staff", merchantId: brand.id, id: staffId, role: "owner", name } as const;
  const by = { clock, info, session: { ...session, branchIds: null, tokenHash: Buffer.alloc(0) } };
  const after = { "look.brand": { uz: request.name }, "look.mainColor": request.mainColor };
  recordChange(tx, by, { entity: "settings", entityId: null, kind: "added", before: null, after });
  const known = { ...person, branchIds: null };
  const from = { ip: networkFromAddress(info.ip), userAgent: info.userAgent };
  return openStaffSession(tx, { merchantId: brand.id, known, ...from, now });
}

interface LockedBrandStart {
  id: string;
  /** Phone number that requested the permit to open a brand. Null: an administrator issued the permit as a link. */
  phone: string | null;
}

const TOO_MANY_BRANDS_REFUSAL = refuse("too_many_requests", { seconds: DAY_MS / 1000 });

/** Returns whether the phone number or the network has reached its daily limit of new brands. */
async function isBrandLimitReached(
  tx: Tx,
  { start, info, now }: { start: LockedBrandStart; info: Call["info"]; now: Date },
): Promise<boolean> {
  // Permits issued by the platform are not rate limited.
  if (start.phone === null) return false;
  const since = new Date(now.getTime() - DAY_MS);
  const counts = await selectOpenedBrandCounts(tx, {
    phone: start.phone,
    ip: networkFromAddress(info.ip),
    since,
  });
  return counts.byPhone >= MAX_BRANDS_PER_PHONE || counts.byIp >= MAX_BRANDS_PER_NETWORK;
}

/**
 * Returns the onboarding (row of `brand_starts`) of a permit. Refuses early, before hashing or writing, if the brand
 * cannot be opened.
 */
async function findBrandStartOfPermit(
  { db, clock, wordsOf }: BrandOpeningDeps,
  { permit, address, owner, info }: BrandStartRequest,
): Promise<LockedBrandStart | Refusal<"permit_over" | "too_many_requests" | "host_taken" | "login_taken">> {
  const claim = readToken(permit);
  if (!claim) return refuse("permit_over");
  const now = clock.now();
  return db.platform(async (tx) => {
    const start = await selectUnusedBrandPermit(tx, { permitHash: claim.tokenHash, now });
    if (!start) return refuse("permit_over");
    if (await isBrandLimitReached(tx, { start, info, now })) return TOO_MANY_BRANDS_REFUSAL;
    if (await selectIsAddressTaken(tx, [address, ...wordsOf(address)]))
      return refuse("host_taken", { field: "address" });
    if ((await selectMerchantIdOfLogin(tx, owner.login)) !== undefined)
      return refuse("login_taken", { field: "owner.login" });
    return start;
  });
}

const findNewBrandCity = ({ branch }: StartBrandBody) =>
  NEW_BRAND_CITIES.find(({ key }) => key === branch.city);

function findFieldRefusal(
  { ownLabels }: BrandOpeningDeps,
  request: StartBrandBody,
): Refusal<"host_reserved" | "phone_invalid" | "bad_request"> | null {
  const { address, branch } = request;
  const city = findNewBrandCity(request);
  if (findAddressFault(address, ownLabels)) return refuse("host_reserved", { field: "address" });
  if (!city) return refuse("bad_request", { field: "branch.city", in: "body" });
  const rules = { currency: city.currency, phoneCountries: null };
  if (parsePhone(branch.phone, rules) === null) return refuse("phone_invalid", { field: "branch.phone" });
  return null;
}
