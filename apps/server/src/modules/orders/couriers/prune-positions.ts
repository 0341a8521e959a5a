import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteOldPositions } from "./queries.ts";

/** Deletes old positions of couriers in all brands. @returns number of deleted rows per kind */
export async function pruneCourierPositions(db: Database, now: Date): Promise<Record<string, number>> {
  return { positions: await deleteInBatches(db, (tx, limit) => deleteOldPositions(tx, { now, limit })) };
}
