import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteEndedDrafts } from "./queries.ts";

/** Deletes drafts whose brand was never opened. @returns the number of rows by kind */
export async function pruneDrafts(db: Database, now: Date): Promise<Record<string, number>> {
  return { startDrafts: await deleteInBatches(db, (tx, limit) => deleteEndedDrafts(tx, { now, limit })) };
}
