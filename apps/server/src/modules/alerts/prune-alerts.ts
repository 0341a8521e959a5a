import { type Database, deleteInBatches } from "../../platform/database/index.ts";
import { deleteOldAlerts } from "./queries.ts";

/** Deletes alerts older than 30 days, in all brands. Returns the number of rows by table. */
export async function pruneAlerts(db: Database, now: Date): Promise<Record<string, number>> {
  return { alerts: await deleteInBatches(db, (tx, limit) => deleteOldAlerts(tx, { now, limit })) };
}
