import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteDraftsOfEndedBrandStarts } from "./queries.ts";

/**
 * Deletes drafts of new brands if the permit has expired or the brand was opened.
 * @returns the number of rows by kind
 */
export async function pruneBrandStartDrafts(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    startDrafts: await deleteInBatches(db, (tx, limit) => deleteDraftsOfEndedBrandStarts(tx, { now, limit })),
  };
}
