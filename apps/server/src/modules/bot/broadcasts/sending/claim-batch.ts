import type { Language } from "@dasturxon/domain/language";
import { languageFromWire, isLanguage } from "@dasturxon/domain/language";
import type { Tx } from "../../../../platform/database/index.ts";
import { type BrandBasics, loadBrandBasics, loadStoreUrl } from "../../../merchants/index.ts";
import { getBrandLanguage } from "../../conversation/words.ts";
import { insertBroadcastReceivers, updateBroadcastEnded } from "../queries.ts";
import type { BroadcastDeps } from "./broadcast-deps.ts";
import {
  type DueBroadcastRow,
  selectDueBroadcastForUpdate,
  selectIsBroadcastSending,
  selectReceiverLanguages,
  selectNextSendTimeForUpdate,
  updateAbandonedBroadcastReceivers,
  updateBroadcastReceiversClaimed,
  updateBroadcastCounts,
  updateNextSendTime,
} from "./queries.ts";

/** A broadcast with the receivers who get its message at the time `at`. Each of them is marked as `sending`. */
export interface BroadcastBatch {
  broadcast: DueBroadcastRow;
  at: Date;
  receivers: { telegramId: number; language: Language }[];
  brand: BrandBasics;
  storeUrl: string;
}

/** Receivers per batch, and time between batches. Five receivers per quarter of a second are 20 messages a second. */
const BROADCAST_BATCH_SIZE = 5;
const BROADCAST_BATCH_INTERVAL_MS = 250;
/** Delay between two broadcasts, in milliseconds. Telegram allows one message per second in a chat. */
const BROADCAST_INTERVAL_MS = 1000;
/** Maximum time to wait for a reserved slot, in milliseconds. For later slots the worker does other jobs. */
const MAX_BROADCAST_SLOT_WAIT_MS = 2000;
/**
 * Time in milliseconds for which a worker has a broadcast batch for itself (lease). Longer than any call to Telegram
 * including the wait before it.
 */
const BROADCAST_BATCH_LEASE_MS = 60_000;

/**
 * Claims the next receivers of the brand's earliest due broadcast and reserves a time slot, in its own transaction.
 * Without a claim, returns the time of the next attempt. Null: no broadcast is due.
 */
export function claimBroadcastBatch(
  deps: BroadcastDeps,
  merchantId: string,
  isBotOn: boolean,
): Promise<BroadcastBatch | { nextAt: Date | null }> {
  const now = deps.clock.now();
  return deps.db.tenant(merchantId, async (tx) => {
    const broadcast = await selectDueBroadcastForUpdate(tx, merchantId, now);
    if (!broadcast) return { nextAt: null };
    const { id } = broadcast;
    const place = isBotOn ? await selectNextSendTimeForUpdate(tx, merchantId) : null;
    if (place === null) {
      await updateBroadcastEnded(tx, merchantId, { id, state: "stopped", trouble: "bot", at: now });
      return { nextAt: now };
    }
    if (place.getTime() > now.getTime() + MAX_BROADCAST_SLOT_WAIT_MS) return { nextAt: place };
    if (broadcast.state === "planned") await insertBroadcastReceivers(tx, merchantId, { ...broadcast, now });
    const claimed = await updateBroadcastReceiversClaimed(tx, merchantId, {
      broadcastId: id,
      count: BROADCAST_BATCH_SIZE,
      now,
    });
    if (claimed.length === 0) return { nextAt: await endFinishedBroadcast(tx, merchantId, { id, now }) };
    const skipped = claimed.filter(({ state }) => state === "skipped").length;
    if (skipped > 0) await updateBroadcastCounts(tx, merchantId, id, { skipped });
    const at = place > now ? place : now;
    await updateNextSendTime(tx, merchantId, new Date(at.getTime() + BROADCAST_BATCH_INTERVAL_MS));
    const brand = await loadBrandBasics(tx, merchantId);
    const storeUrl = await loadStoreUrl(tx, merchantId, deps.publicUrl);
    const ids = claimed.filter(({ state }) => state === "sending").map(({ telegramId }) => telegramId);
    const people = ids.length > 0 ? await selectReceiverLanguages(tx, merchantId, ids) : [];
    const receivers = people.map(({ telegramId, language }) => ({
      telegramId,
      language: (isLanguage(language) ? language : languageFromWire(language)) ?? getBrandLanguage(brand),
    }));
    return { broadcast, at, receivers, brand, storeUrl };
  });
}

/**
 * Ends a broadcast that has no receiver left in the queue, unless a worker is still sending.
 * @returns the time of the next check
 */
async function endFinishedBroadcast(
  tx: Tx,
  merchantId: string,
  { id, now }: { id: string; now: Date },
): Promise<Date> {
  const before = new Date(now.getTime() - BROADCAST_BATCH_LEASE_MS);
  const unsure = await updateAbandonedBroadcastReceivers(tx, merchantId, { broadcastId: id, before });
  if (unsure > 0) await updateBroadcastCounts(tx, merchantId, id, { unsure });
  if (await selectIsBroadcastSending(tx, merchantId, id))
    return new Date(now.getTime() + BROADCAST_BATCH_LEASE_MS);
  await updateBroadcastEnded(tx, merchantId, { id, state: "sent", trouble: null, at: now });
  await updateNextSendTime(tx, merchantId, new Date(now.getTime() + BROADCAST_INTERVAL_MS));
  return now;
}
