import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteOldHeartbeats } from "../staff/heartbeats/queries.ts";
import {
  deleteEndedCodes,
  deleteEndedCustomerSessions,
  deleteEndedStaffSessions,
  deleteOldSentTexts,
  deleteOldSignInTries,
} from "./queries.ts";

/**
 * Deletes expired sessions and codes, and old records of sign-in attempts, SMS and heartbeats, in all brands.
 * @returns number of deleted rows per kind
 */
export async function pruneSessionsAndCodes(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    sessions: await deleteInBatches(db, (tx, limit) => deleteEndedCustomerSessions(tx, { now, limit })),
    staffSessions: await deleteInBatches(db, (tx, limit) => deleteEndedStaffSessions(tx, { now, limit })),
    codes: await deleteInBatches(db, (tx, limit) => deleteEndedCodes(tx, { now, limit })),
    sentCodes: await deleteInBatches(db, deleteOldSentTexts),
    deviceBeats: await deleteInBatches(db, (tx, limit) => deleteOldHeartbeats(tx, { now, limit })),
    signInTries: await deleteInBatches(db, deleteOldSignInTries),
  };
}
