import type { IssuedPermit } from "@dasturxon/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { refuse, type Refusal } from "../../platform/http/index.ts";
import { type PlatformPermitRow, selectIssuedPermits, updatePermitWithdrawn } from "../onboarding/index.ts";
import { type PlatformActContext, recordPlatformAct } from "./record-act.ts";

/** Maximum age of the permits to open a brand in the list of permits, in milliseconds. Older permits are deleted. */
const MAX_BRAND_PERMIT_AGE_MS = 30 * 24 * 3_600_000;

function getBrandPermitState(
  { brandId, withdrawnAt, expiresAt }: PlatformPermitRow,
  now: Date,
): IssuedPermit["state"] {
  if (brandId !== null) return "USED";
  if (withdrawnAt !== null) return "WITHDRAWN";
  return expiresAt > now ? "OPEN" : "OVER";
}

/** Returns the links issued by administrators to start a brand, with their state. */
export async function listBrandPermits({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<IssuedPermit[]> {
  const now = clock.now();
  const permitRows = await db.platform((tx) =>
    selectIssuedPermits(tx, new Date(now.getTime() - MAX_BRAND_PERMIT_AGE_MS)),
  );
  return permitRows.map((row) => ({
    id: row.id,
    for: row.givenFor,
    givenAt: row.givenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: getBrandPermitState(row, now),
    brand: row.brandId && row.brandKey ? { id: row.brandId, key: row.brandKey } : null,
  }));
}

/**
 * Withdraws a link, so that it cannot open a brand. Refuses with `not_found` if the link does not exist or has opened a
 * brand.
 */
export async function withdrawBrandPermit(
  db: Database,
  acting: PlatformActContext,
  id: string,
): Promise<{ done: true } | Refusal<"not_found">> {
  return db.platform(async (tx) => {
    const withdrawn = await updatePermitWithdrawn(tx, { id, now: acting.clock.now() });
    if (!withdrawn) return refuse("not_found");
    const words = { uz: withdrawn.givenFor };
    if (withdrawn.isNew)
      await recordPlatformAct(tx, acting, { kind: "PERMIT_WITHDRAWN", brandId: null, words });
    return { done: true as const };
  });
}
