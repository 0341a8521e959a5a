import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteDraftsOfEndedStarts } from "./queries.ts";

/**
 * Deletes drafts of new brands if the permit has expired or the brand was opened.
 * @returns the number of rows by kind
 */
export async function pruneStartDrafts(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    startDrafts: await deleteInBatches(db, (tx, limit) => deleteDraftsOfEndedStarts(tx, { now, limit })),
  };
}
