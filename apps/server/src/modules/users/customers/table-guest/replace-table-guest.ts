import { publishEvent } from "../../../../platform/bus/index.ts";
import type { Database, Tx } from "../../../../platform/database/index.ts";
import { moveIdempotencyKeys } from "../../../../platform/http/index.ts";
import { deleteCustomerSession } from "../../queries.ts";
import { selectReplacementForUpdate, updateTableGuestReplaced } from "./queries.ts";

/**
 * Ends the session of a table guest who has signed in, or has scanned another code. The guest's orders move to the new
 * customer, so that the browser still reaches them. The replies to the guest's requests move too: an order without a
 * response is sent again with the same key after the sign-in, and is placed once [CH-8].
 */
export async function replaceTableGuest(
  db: Database,
  guest: { merchantId: string; id: string; tokenHash: Buffer },
  userId: string,
): Promise<void> {
  const { merchantId, id: guestId } = guest;
  await db.tenant(merchantId, async (tx) => {
    await deleteCustomerSession(tx, merchantId, guest.tokenHash);
    // The first of two sign-ins at the same time gets the orders.
    if (!(await updateTableGuestReplaced(tx, merchantId, { guestId, userId }))) return;
    await moveIdempotencyKeys(tx, merchantId, { from: guestId, to: userId });
    await publishEvent(tx, { merchantId, topic: "table-guest-replaced", key: guestId, payload: { userId } });
  });
}

/**
 * Returns the last user in the chain of replacements that begins with a user. Without a replacement, this user. A
 * replacement of the returned user waits until the transaction ends.
 */
export async function findLastReplacement(tx: Tx, merchantId: string, userId: string): Promise<string> {
  let last = userId;
  for (;;) {
    const next = await selectReplacementForUpdate(tx, merchantId, last);
    if (next === null) return last;
    last = next;
  }
}
