import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Tx } from "./tx.ts";

/** Deletes at most so many rows of the installation and gives how many there were. */
export type DeleteSome = (tx: Tx, limit: number) => Promise<number>;

const ROWS = 1_000;
/** What one run forgets at most, so that a long neglected table does not hold up the rest; the next run goes on. */
const MAX_BATCHES = 500;
const REST_MS = 20;

/**
 * Deletes what is over piece by piece, each piece in a transaction of its own: locks are short, and customers' writes
 * get their turn between two pieces. @returns how many rows went.
 */
export async function inBatches(db: Database, deleteSome: DeleteSome, rows = ROWS): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const count = await db.platform((tx) => deleteSome(tx, rows));
    total += count;
    if (count < rows) break;
    await sleep(REST_MS);
  }
  return total;
}
