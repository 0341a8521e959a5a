import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type Call, createToken, refuse, type Refusal, type Session } from "../../../platform/http/index.ts";
import { getIdleSupportEntryLimit, shouldStoreSupportEntryUse } from "./entry-times.ts";
import {
  deleteSupportEntriesOfAdmin,
  insertSupportEntry,
  selectSupportConsent,
  selectSupportEntry,
  updateSupportEntryUsed,
} from "./queries.ts";

/** Parts of an administrator's request that are needed to enter a brand. */
type SupportBrandEntryCall = Pick<Call, "clock" | "info"> & { session: Pick<Session, "id" | "name"> };

/**
 * Opens the console of a brand for an administrator, in a transaction of the brand. The entry is recorded in the
 * brand's audit. Refuses `consent_missing` without the owner's consent. [S40]
 */
export async function enterBrandAsSupport(
  tx: Tx,
  merchantId: string,
  { session: { id, name }, clock, info }: SupportBrandEntryCall,
): Promise<{ token: string; expiresAt: Date } | Refusal<"consent_missing">> {
  const now = clock.now();
  const consent = await selectSupportConsent(tx, merchantId, now);
  if (!consent) return refuse("consent_missing");
  const { token, tokenHash } = createToken(merchantId);
  await insertSupportEntry(tx, merchantId, { tokenHash, adminId: id, name: name ?? "", now });
  const { expiresAt } = consent;
  const session = createSupportSession({ merchantId, id, name, tokenHash });
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
export async function findSupportSession(
  tx: Tx,
  { merchantId, tokenHash, now }: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<Session | null> {
  const found = await selectSupportEntry(tx, {
    merchantId,
    tokenHash,
    now,
    idleSince: getIdleSupportEntryLimit(now),
  });
  if (!found) return null;
  if (shouldStoreSupportEntryUse(found.lastUsedAt, now))
    await updateSupportEntryUsed(tx, { merchantId, tokenHash, now });
  return createSupportSession({ merchantId, id: found.adminId, name: found.name, tokenHash });
}

/** Ends the entries of an administrator in all brands, after their sessions ended. */
export async function endSupportEntriesOfAdministrator(tx: Tx, adminId: string): Promise<void> {
  for (const merchantId of await deleteSupportEntriesOfAdmin(tx, adminId))
    await publishEvent(tx, { merchantId, topic: "support-ended", key: merchantId, payload: {} });
}

const createSupportSession = (who: Pick<Session, "merchantId" | "id" | "name" | "tokenHash">): Session => ({
  ...who,
  kind: "staff",
  role: SUPPORT_ACTOR,
  branchIds: null,
});
