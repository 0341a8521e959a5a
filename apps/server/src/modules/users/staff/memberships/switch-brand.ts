import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { refuse, type Refusal, type Session } from "../../../../platform/http/index.ts";
import type { StaffSession } from "../open-staff-session.ts";
import { loadBrandsOfPerson, openSessionInOwnBrand, type BrandOfPerson } from "./choose-brand.ts";
import { selectSessionOrigin } from "./queries.ts";

/**
 * Returns the brands that the signed-in member of staff can switch to without credentials. Empty if a PIN opened the
 * session.
 */
export async function showOwnBrands(db: Database, session: Session): Promise<BrandOfPerson[]> {
  const origin = await loadSessionOrigin(db, session);
  return origin ? loadBrandsOfPerson(db, origin.personId) : [];
}

/**
 * Opens a session in another brand of the signed-in member of staff. Its maximum lifetime counts from the original
 * sign-in. Refuses `not_found` for a brand that is not theirs, for a session opened by PIN, and for staff who sign in
 * only by login. [US-8, S12]
 */
export async function switchBrand(
  { db, clock }: { db: Database; clock: Clock },
  session: Session,
  entry: { merchantId: string; ip: string; userAgent: string },
): Promise<StaffSession | Refusal<"not_found">> {
  const origin = await loadSessionOrigin(db, session);
  if (!origin) return refuse("not_found");
  const { personId, provedAt } = origin;
  return openSessionInOwnBrand({ db, clock }, personId, { ...entry, provedAt });
}

async function loadSessionOrigin(
  db: Database,
  { merchantId, tokenHash }: Session,
): Promise<{ personId: string; provedAt: Date } | null> {
  const origin = await db.tenantRead(merchantId, (tx) => selectSessionOrigin(tx, merchantId, tokenHash));
  if (!origin?.personId || origin.deviceId !== null) return null;
  return { personId: origin.personId, provedAt: origin.createdAt };
}
