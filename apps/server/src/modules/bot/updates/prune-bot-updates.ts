import { type Database, inBatches } from "../../../platform/database/index.ts";
import { deleteOldUpdates } from "../queries.ts";

/** Forgets updates that Telegram tells no more, in every brand. @returns rows by what they were. */
export async function pruneBotUpdates(db: Database, now: Date): Promise<Record<string, number>> {
  return { telegramUpdates: await inBatches(db, (tx, limit) => deleteOldUpdates(tx, { now, limit })) };
}
