import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { type CardRow, updateCardsRemoved } from "./queries.ts";

/**
 * Removes one card of a customer, all cards in a state, or all cards. Removed cards cannot pay. A job deletes each of
 * them at the provider [PY-4].
 * @returns false if there was no card to remove.
 */
export async function removeCards(
  tx: Tx,
  { merchantId, ...which }: { merchantId: string; userId: string; id?: string; state?: CardRow["state"] },
): Promise<boolean> {
  const removed = await updateCardsRemoved(tx, merchantId, which);
  for (const cardId of removed)
    await enqueueJob(
      tx,
      "erase-card",
      { merchantId, cardId },
      { key: `erase-card:${cardId}`, maxAttempts: 25 },
    );
  return removed.length > 0;
}
