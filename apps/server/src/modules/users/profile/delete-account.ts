import { publish } from "../../../platform/bus/index.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import type { Uploads } from "../../../platform/images/index.ts";
import { updateUserAnonymous, deleteSessions } from "./queries.ts";

/**
 * Deletes an account [US-6]: the personal data goes and every session ends in one transaction; what other modules keep
 * of the customer follows by the event. The row stays without a name, for the orders' accounting.
 */
export async function deleteAccount(
  { db, clock, uploads }: { db: Database; clock: Clock; uploads: Uploads },
  who: { merchantId: string; userId: string },
): Promise<void> {
  const { merchantId, userId } = who;
  const gone = await db.tenant(merchantId, async (tx) => {
    const old = await updateUserAnonymous(tx, who, clock.now());
    await deleteSessions(tx, who, null);
    if (old) await publish(tx, { merchantId, topic: "account-deleted", key: userId, payload: {} });
    return old;
  });
  if (gone?.image) await uploads.remove(gone.image);
}
