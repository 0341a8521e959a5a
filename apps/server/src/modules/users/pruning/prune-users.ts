import { type Database, inBatches } from "../../../platform/database/index.ts";
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
    sessions: await inBatches(db, (tx, limit) => deleteEndedSessions(tx, { now, limit })),
    staffSessions: await inBatches(db, (tx, limit) => deleteEndedStaffSessions(tx, { now, limit })),
    codes: await inBatches(db, (tx, limit) => deleteEndedCodes(tx, { now, limit })),
    sentCodes: await inBatches(db, deleteOldSendings),
    deviceBeats: await inBatches(db, (tx, limit) => deleteOldHeartbeats(tx, { now, limit })),
    signInTries: await inBatches(db, deleteOldTries),
  };
}
