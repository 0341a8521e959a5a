import { type Database, inBatches } from "../../../platform/database/index.ts";
import {
  deleteEndedCodes,
  deleteEndedSessions,
  deleteEndedStaffSessions,
  deleteOldSendings,
  deleteOldTries,
} from "./queries.ts";

/** Forgets sessions, codes and counted tries that are over, in every brand. @returns rows by what they were. */
export async function pruneUsers(db: Database): Promise<Record<string, number>> {
  return {
    sessions: await inBatches(db, deleteEndedSessions),
    staffSessions: await inBatches(db, deleteEndedStaffSessions),
    codes: await inBatches(db, deleteEndedCodes),
    sentCodes: await inBatches(db, deleteOldSendings),
    signInTries: await inBatches(db, deleteOldTries),
  };
}
