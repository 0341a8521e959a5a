import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteOldClaims } from "./queries.ts";

/**
 * Deletes claims older than 400 days in all brands. Their photos are then unused, and the picture sweep deletes them.
 * @returns number of deleted rows per kind
 */
export async function pruneClaims(db: Database, now: Date): Promise<Record<string, number>> {
  return { claims: await deleteInBatches(db, (tx, limit) => deleteOldClaims(tx, { now, limit })) };
}
