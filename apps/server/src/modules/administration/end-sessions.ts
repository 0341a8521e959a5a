import type { Tx } from "../../platform/database/index.ts";
import { leaveAllBrands } from "../users/index.ts";
import { deletePlatformSessions } from "./queries.ts";

/** Ends all sessions of an administrator, including support sessions in brands. */
export async function endSessions(tx: Tx, adminId: string): Promise<void> {
  await deletePlatformSessions(tx, adminId);
  await leaveAllBrands(tx, adminId);
}
