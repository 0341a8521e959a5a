import { type Database, deleteInBatches } from "../../../platform/database/index.ts";
import { deleteOldHeartbeats } from "../staff/heartbeats/queries.ts";
import {
  deleteEndedCodes,
  deleteEndedSessions,
  deleteEndedStaffSessions,
  deleteOldSendings,
  deleteOldTries,
} from "./queries.ts";

/** Deletes expired sessions, codes and counted attempts in all brands. @returns number of deleted rows per kind */
export async function pruneUsers(db: Database, now: Date): Promise<Record<string, number>> {
  return {
    sessions: await deleteInBatches(db, (tx, limit) => deleteEndedSessions(tx, { now, limit })),
    staffSessions: await deleteInBatches(db, (tx, limit) => deleteEndedStaffSessions(tx, { now, limit })),
    codes: await deleteInBatches(db, (tx, limit) => deleteEndedCodes(tx, { now, limit })),
    sentCodes: await deleteInBatches(db, deleteOldSendings),
    deviceBeats: await deleteInBatches(db, (tx, limit) => deleteOldHeartbeats(tx, { now, limit })),
    signInTries: await deleteInBatches(db, deleteOldTries),
  };
}
