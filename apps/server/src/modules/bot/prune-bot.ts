import { type Database, deleteInBatches } from "../../platform/database/index.ts";
import { deleteOldBroadcastReceivers } from "./broadcasts/queries.ts";
import { deleteOldLinkCodes } from "./group/queries.ts";
import { deleteOldTelegramUpdates } from "./queries.ts";
import { deleteOldMessages } from "./order-messages/queries.ts";

/** Deletes old updates, link codes, order messages and broadcast receivers, in all brands. @returns the number of rows by kind */
export async function pruneBotData(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    telegramUpdates: await deleteInBatches(db, (tx, limit) => deleteOldTelegramUpdates(tx, { now, limit })),
    telegramCodes: await deleteInBatches(db, (tx, limit) => deleteOldLinkCodes(tx, { now, limit })),
    telegramMessages: await deleteInBatches(db, (tx, limit) => deleteOldMessages(tx, { now, limit })),
    telegramReceivers: await deleteInBatches(db, (tx, limit) =>
      deleteOldBroadcastReceivers(tx, { now, limit }),
    ),
  };
}
