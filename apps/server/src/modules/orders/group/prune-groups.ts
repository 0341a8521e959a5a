import { type Database, inBatches } from "../../../platform/database/index.ts";
import { deleteOldGroups } from "./queries.ts";

/** Forgets groups that are over for two days, in every brand. @returns rows by what they were. */
export async function pruneGroups(db: Database, now: Date): Promise<Record<string, number>> {
  return { groups: await inBatches(db, (tx, limit) => deleteOldGroups(tx, { now, limit })) };
}
