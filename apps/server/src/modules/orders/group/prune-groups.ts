import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteOldGroupOrders } from "./queries.ts";

/** Deletes groups that ended more than two days ago in all brands. @returns number of deleted rows per kind */
export async function pruneGroupOrders(db: Database, now: Date): Promise<Record<string, number>> {
  return { groups: await deleteInBatches(db, (tx, limit) => deleteOldGroupOrders(tx, { now, limit })) };
}
