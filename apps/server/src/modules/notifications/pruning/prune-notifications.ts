import { type Database, inBatches } from "../../../platform/database/index.ts";
import { deleteOldDemoMessages, deleteOldNotices } from "./queries.ts";

/** Forgets old notifications and the demo's messages, in every brand. @returns rows by what they were. */
export async function pruneNotifications(db: Database): Promise<Record<string, number>> {
  return {
    notices: await inBatches(db, deleteOldNotices),
    demoMessages: await inBatches(db, deleteOldDemoMessages),
  };
}
