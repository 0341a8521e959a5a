import { type Database, inBatches } from "../../../platform/database/index.ts";
import { deleteEndedDrafts } from "./queries.ts";

/** Forgets what was told of brands that never began. @returns rows by what they were. */
export async function pruneDrafts(db: Database, now: Date): Promise<Record<string, number>> {
  return { startDrafts: await inBatches(db, (tx, limit) => deleteEndedDrafts(tx, { now, limit })) };
}
