import type { Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { type CardRow, updateCardsRemoved } from "./queries.ts";

/**
 * Takes a card of a customer away, all of a state, or all: nothing is paid by it from here on, and a job has the provider
 * forget it too [PY-4]. @returns false: there was none.
 */
export async function removeCards(
  tx: Tx,
  { merchantId, ...which }: { merchantId: string; userId: string; id?: string; state?: CardRow["state"] },
): Promise<boolean> {
  const removed = await updateCardsRemoved(tx, merchantId, which);
  for (const cardId of removed)
    await enqueue(tx, "erase-card", { merchantId, cardId }, { key: `erase-card:${cardId}`, maxAttempts: 25 });
  return removed.length > 0;
}
