import { type Database, inBatches } from "../../../platform/database/index.ts";
import { deleteOldPositions } from "./queries.ts";

/** Forgets where couriers were, in every brand. @returns rows by what they were. */
export async function prunePositions(db: Database, now: Date): Promise<Record<string, number>> {
  return { positions: await inBatches(db, (tx, limit) => deleteOldPositions(tx, { now, limit })) };
}
