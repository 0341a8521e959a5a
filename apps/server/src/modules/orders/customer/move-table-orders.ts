import type { Tx } from "../../../platform/database/index.ts";
import { updateBillOwner } from "../../payments/index.ts";
import { updateOrderOwner } from "./queries.ts";

/**
 * Job that moves the orders of a guest without a phone to the customer that the guest has signed in as, or to the guest
 * of another table's session in the same browser.
 */
export async function moveTableOrders(
  tx: Tx,
  merchantId: string,
  move: { guestId: string; userId: string },
): Promise<void> {
  const orderIds = await updateOrderOwner(tx, merchantId, move);
  await updateBillOwner(tx, merchantId, { orderIds, userId: move.userId });
}
