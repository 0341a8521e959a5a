import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteOldGroups } from "./queries.ts";

/** Deletes groups that ended more than two days ago in all brands. @returns number of deleted rows per kind */
export async function pruneGroups(db: Database, now: Date): Promise<Record<string, number>> {
  return { groups: await deleteInBatches(db, (tx, limit) => deleteOldGroups(tx, { now, limit })) };
}
