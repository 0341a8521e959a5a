import { publishEvent } from "../../../../platform/bus/index.ts";
import type { Database, Tx } from "../../../../platform/database/index.ts";
import { moveIdempotencyKeys } from "../../../../platform/http/index.ts";
import {
  selectReplacement,
  selectReplacementForUpdate,
  selectTableGuestOfToken,
  updateTableGuestReplaced,
  updateTableGuestSessionEnded,
} from "./queries.ts";

/**
 * Ends the session of a table guest who has signed in, or has opened another session by the code of a table. The guest's
 * orders move to the new customer, so that the browser still reaches them. The replies to the guest's requests move too:
 * an order without a response is sent again with the same key after the sign-in, and is placed once [CH-8].
 *
 * If the guest was replaced before, the browser did not receive the reply with its next session. Then the successor is
 * replaced, provided that it is a table guest too. A customer is never replaced.
 */
export async function replaceTableGuest(
  db: Database,
  { merchantId, id, now }: { merchantId: string; id: string; now: Date },
  userId: string,
): Promise<void> {
  await db.tenant(merchantId, async (tx) => {
    let guestId: string | null = id;
    // The first of two sign-ins at the same time gets the orders.
    while (guestId !== null && guestId !== userId) {
      if (await updateTableGuestReplaced(tx, merchantId, { guestId, userId })) {
        await updateTableGuestSessionEnded(tx, merchantId, { guestId, now });
        await moveIdempotencyKeys(tx, merchantId, { from: guestId, to: userId });
        await publishEvent(tx, {
          merchantId,
          topic: "table-guest-replaced",
          key: guestId,
          payload: { userId },
        });
        return;
      }
      guestId = await selectReplacement(tx, merchantId, guestId);
    }
  });
}

/**
 * Replaces the table guest whose session has this token and has ended. Otherwise an order without a response, sent again in
 * the next session of the browser, would be placed a second time [CH-8].
 */
export async function replaceEndedTableGuest(
  db: Database,
  { merchantId, tokenHash, now }: { merchantId: string; tokenHash: Buffer; now: Date },
  userId: string,
): Promise<void> {
  const id = await db.tenantRead(merchantId, (tx) => selectTableGuestOfToken(tx, merchantId, tokenHash));
  if (id !== undefined) await replaceTableGuest(db, { merchantId, id, now }, userId);
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
