import type { Tx } from "../../platform/database/index.ts";
import { endEntriesOfAdministrator } from "../users/index.ts";
import { deletePlatformSessions } from "./queries.ts";

/** Ends all sessions of an administrator, including support sessions in brands. */
export async function endAdministratorSessions(tx: Tx, adminId: string): Promise<void> {
  await deletePlatformSessions(tx, adminId);
  await endEntriesOfAdministrator(tx, adminId);
}
