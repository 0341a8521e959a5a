import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteOldSmsMessages } from "../messages/queries.ts";
import { deleteOldDemoMessages, deleteOldNotifications } from "./queries.ts";

/**
 * Deletes old notifications, messages of the demo inbox and records of SMS, in all brands. @returns the number of rows
 * by kind
 */
export async function pruneNotifications(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    notices: await deleteInBatches(db, (tx, limit) => deleteOldNotifications(tx, { now, limit })),
    demoMessages: await deleteInBatches(db, deleteOldDemoMessages),
    smsMessages: await deleteInBatches(db, deleteOldSmsMessages),
  };
}
