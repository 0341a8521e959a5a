import { createHash } from "node:crypto";
import type { TextByLanguage } from "@dasturxon/domain/text";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { networkFromAddress, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { encryptForOwner, decryptForOwner } from "../../../../platform/seal.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { openStaffSession, type StaffSession } from "../open-staff-session.ts";
import type { StaffRole } from "../staff-role.ts";
import {
  type PersonCredentials,
  selectPersonCredentials,
  selectMembership,
  selectPersonBrandIds,
} from "./queries.ts";

const BRAND_CHOICE_TICKET_LIFETIME_MS = 5 * 60_000;
const BRAND_CHOICE_ENCRYPTION_CONTEXT = "choice of a brand";

/** A brand of a person, with the role of the person there. */
export interface BrandOfPerson {
  merchantId: string;
  name: TextByLanguage;
  logo: string | null;
  mainColor: string;
  role: StaffRole;
}

/** The brands of an authenticated person, and the ticket with which the person can enter one of them. */
export interface BrandChoice {
  ticket: string;
  brands: BrandOfPerson[];
}

interface ChooseBrandDeps {
  db: Database;
  clock: Clock;
  keys: readonly Buffer[];
}

/** Brand to enter, with the origin of the request. */
interface BrandToEnter {
  merchantId: string;
  ip: string;
  userAgent: string;
}

/** Returns the brands that the person works for now, by the staff rows of the brands. */
export async function loadBrandsOfPerson(db: Database, personId: string): Promise<BrandOfPerson[]> {
  const ids = await db.platform((tx) => selectPersonBrandIds(tx, personId));
  const brands: BrandOfPerson[] = [];
  for (const merchantId of ids) {
    const brand = await db.tenantRead(merchantId, async (tx) => {
      const found = await selectMembership(tx, merchantId, personId);
      if (!found) return null;
      const { name, logo, mainColor } = await loadBrandBasics(tx, merchantId);
      return { merchantId, name, logo, mainColor, role: found.role };
    });
    if (brand) brands.push(brand);
  }
  return brands;
}

/** Returns the brands of an authenticated person and a ticket that is valid for five minutes. */
export async function createBrandChoice(
  { db, clock, keys }: ChooseBrandDeps,
  person: PersonCredentials,
): Promise<BrandChoice> {
  const until = clock.now().getTime() + BRAND_CHOICE_TICKET_LIFETIME_MS;
  const ticket = encryptForOwner(
    keys,
    [person.id, until, createPasswordFingerprint(person)].join(" "),
    BRAND_CHOICE_ENCRYPTION_CONTEXT,
  );
  return { ticket, brands: await loadBrandsOfPerson(db, person.id) };
}

/**
 * Opens a session in the chosen brand. Refuses `unauthorized` if the ticket is no longer valid, `not_found` for a brand
 * that is not the person's.
 */
export async function chooseBrand(
  deps: ChooseBrandDeps,
  { ticket, ...entry }: BrandToEnter & { ticket: string },
): Promise<StaffSession | Refusal<"unauthorized" | "not_found">> {
  const [personId = "", until, mark] = (
    decryptForOwner(deps.keys, ticket, BRAND_CHOICE_ENCRYPTION_CONTEXT) ?? ""
  ).split(" ");
  if (!personId || !(Number(until) > deps.clock.now().getTime())) return refuse("unauthorized");
  const person = await deps.db.platform((tx) => selectPersonCredentials(tx, personId));
  if (!person || createPasswordFingerprint(person) !== mark) return refuse("unauthorized");
  return openSessionInOwnBrand(deps, person.id, entry);
}

/**
 * Opens a session in a brand for a person authenticated now or at `provedAt`. Refuses brands that the person does not
 * work for.
 */
export function openSessionInOwnBrand(
  { db, clock }: Pick<ChooseBrandDeps, "db" | "clock">,
  personId: string,
  { merchantId, ip, userAgent, provedAt }: BrandToEnter & { provedAt?: Date },
): Promise<StaffSession | Refusal<"not_found">> {
  const now = clock.now();
  return db.tenant(merchantId, async (tx) => {
    const known = await selectMembership(tx, merchantId, personId);
    if (!known) return refuse("not_found");
    const opening = { merchantId, known, ip: networkFromAddress(ip), userAgent, now };
    return openStaffSession(tx, provedAt ? { ...opening, provedAt } : opening);
  });
}

/** Returns a fingerprint of the password, so that a new password invalidates older tickets. */
const createPasswordFingerprint = ({ passwordHash }: PersonCredentials) =>
  createHash("sha256").update(passwordHash).digest("hex");
