import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Tx } from "./tx.ts";

/** Deletes at most `limit` rows of the installation. Returns the number of deleted rows. */
export type DeleteBatch = (tx: Tx, limit: number) => Promise<number>;

const DELETE_BATCH_ROW_COUNT = 1_000;
/** Maximum number of batches per run, so that a large backlog does not block other tables. The next run continues. */
const MAX_BATCHES = 500;
const PAUSE_BETWEEN_BATCHES_MS = 20;

/**
 * Deletes rows in batches, each in its own transaction, so that locks are short and writes of customers can run between
 * two batches.
 * @returns number of deleted rows.
 */
export async function deleteInBatches(
  db: Database,
  deleteSome: DeleteBatch,
  rows = DELETE_BATCH_ROW_COUNT,
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const count = await db.platform((tx) => deleteSome(tx, rows));
    total += count;
    if (count < rows) break;
    await sleep(PAUSE_BETWEEN_BATCHES_MS);
  }
  return total;
}
