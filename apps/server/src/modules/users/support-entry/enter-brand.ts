import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { recordChange } from "../../../platform/audit/index.ts";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type Call, mintToken, refuse, type Refusal, type Session } from "../../../platform/http/index.ts";
import { idleSince, shouldStoreKeyUse } from "./entry-times.ts";
import { deleteEntriesOf, insertEntry, selectConsent, selectEntry, updateEntryUsed } from "./queries.ts";

/** Call of an administrator. */
type BrandEntryCall = Pick<Call, "clock" | "info"> & { session: Pick<Session, "id" | "name"> };

/**
 * Opens the console of a brand for an administrator, in a transaction of the brand. The entry is recorded in the
 * brand's audit. Refuses `consent_missing` without the owner's consent. [S40]
 */
export async function enterBrand(
  tx: Tx,
  merchantId: string,
  { session: { id, name }, clock, info }: BrandEntryCall,
): Promise<{ token: string; expiresAt: Date } | Refusal<"consent_missing">> {
  const now = clock.now();
  const consent = await selectConsent(tx, merchantId, now);
  if (!consent) return refuse("consent_missing");
  const { token, tokenHash } = mintToken(merchantId);
  await insertEntry(tx, merchantId, { tokenHash, adminId: id, name: name ?? "", now });
  const { expiresAt } = consent;
  const session = supportSession({ merchantId, id, name, tokenHash });
  recordChange(
    tx,
    { session, clock, info },
    {
      entity: "supportEntry",
      entityId: null,
      kind: "added",
      before: null,
      after: { until: expiresAt.toISOString() },
    },
  );
  return { token, expiresAt };
}

/** Returns the session of a support token, while the consent is valid and the session is not idle. [S40, S12] */
export async function findSupport(
  tx: Tx,
  { merchantId, tokenHash, now }: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<Session | null> {
  const found = await selectEntry(tx, { merchantId, tokenHash, now, idleSince: idleSince(now) });
  if (!found) return null;
  if (shouldStoreKeyUse(found.lastUsedAt, now)) await updateEntryUsed(tx, { merchantId, tokenHash, now });
  return supportSession({ merchantId, id: found.adminId, name: found.name, tokenHash });
}

/** Ends the entries of an administrator in all brands, after their sessions ended. */
export async function leaveAllBrands(tx: Tx, adminId: string): Promise<void> {
  for (const merchantId of await deleteEntriesOf(tx, adminId))
    await publish(tx, { merchantId, topic: "support-ended", key: merchantId, payload: {} });
}

const supportSession = (who: Pick<Session, "merchantId" | "id" | "name" | "tokenHash">): Session => ({
  ...who,
  kind: "staff",
  role: SUPPORT,
  branchIds: null,
});
