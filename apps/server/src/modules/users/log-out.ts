import type { Database } from "../../platform/database/index.ts";
import { deleteSession } from "./queries.ts";

/** Ends a customer's session at once (S12). */
export async function logOut(
  db: Database,
  session: { merchantId: string; tokenHash: Buffer },
): Promise<void> {
  await db.tenant(session.merchantId, (tx) => deleteSession(tx, session.merchantId, session.tokenHash));
}
