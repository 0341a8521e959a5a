import { publishEvent } from "../../../../platform/bus/index.ts";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import type { Uploads } from "../../../../platform/images/index.ts";
import { updateUserAnonymous, deleteOtherSessionsOfCustomer } from "./queries.ts";

/**
 * Deletes an account [US-6]. One transaction deletes the personal data and ends all sessions. Other modules delete
 * their data after the event. The row remains without a name, for the accounting of orders.
 */
export async function deleteAccount(
  { db, clock, uploads }: { db: Database; clock: Clock; uploads: Uploads },
  customer: { merchantId: string; userId: string },
): Promise<void> {
  const { merchantId, userId } = customer;
  const gone = await db.tenant(merchantId, async (tx) => {
    const old = await updateUserAnonymous(tx, customer, clock.now());
    await deleteOtherSessionsOfCustomer(tx, customer, null);
    if (old) await publishEvent(tx, { merchantId, topic: "account-deleted", key: userId, payload: {} });
    return old;
  });
  if (gone?.image) await uploads.remove(gone.image);
}
