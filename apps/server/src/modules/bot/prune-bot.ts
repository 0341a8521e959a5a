import { type Database, inBatches } from "../../platform/database/index.ts";
import { deleteOldReceivers } from "./broadcasts/queries.ts";
import { deleteOldCodes } from "./group/queries.ts";
import { deleteOldUpdates } from "./queries.ts";
import { deleteOldMessages } from "./order-messages/queries.ts";

/** Deletes old updates, codes, messages and receivers, in all brands. @returns the number of rows by kind */
export async function pruneBot(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    telegramUpdates: await inBatches(db, (tx, limit) => deleteOldUpdates(tx, { now, limit })),
    telegramCodes: await inBatches(db, (tx, limit) => deleteOldCodes(tx, { now, limit })),
    telegramMessages: await inBatches(db, (tx, limit) => deleteOldMessages(tx, { now, limit })),
    telegramReceivers: await inBatches(db, (tx, limit) => deleteOldReceivers(tx, { now, limit })),
  };
}
