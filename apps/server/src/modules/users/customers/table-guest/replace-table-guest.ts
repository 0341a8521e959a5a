import { publishEvent } from "../../../../platform/bus/index.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { deleteCustomerSession } from "../../queries.ts";

/**
 * Ends the session of a table guest who has signed in, or has scanned another code. The guest's orders move to the new
 * customer, so that the browser still reaches them.
 */
export async function replaceTableGuest(
  db: Database,
  guest: { merchantId: string; id: string; tokenHash: Buffer },
  userId: string,
): Promise<void> {
  const { merchantId, id: key } = guest;
  await db.tenant(merchantId, async (tx) => {
    await deleteCustomerSession(tx, merchantId, guest.tokenHash);
    await publishEvent(tx, { merchantId, topic: "table-guest-replaced", key, payload: { userId } });
  });
}
