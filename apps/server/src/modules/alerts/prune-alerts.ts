import { type Database, inBatches } from "../../platform/database/index.ts";
import { deleteOldAlerts } from "./queries.ts";

/** Forgets the alerts of a month ago, in every brand. @returns rows by what they were. */
export async function pruneAlerts(db: Database, now: Date): Promise<Record<string, number>> {
  return { alerts: await inBatches(db, (tx, limit) => deleteOldAlerts(tx, { now, limit })) };
}
