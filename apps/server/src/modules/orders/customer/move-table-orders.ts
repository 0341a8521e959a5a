import { isFinalStatus } from "@dasturxon/domain/order-status";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { updateBillOwner } from "../../payments/index.ts";
import { findLastReplacement } from "../../users/index.ts";
import { enqueueCustomerAnonymization } from "./anonymize-customer.ts";
import { selectIsCustomerDeleted, updateOrderOwner } from "./queries.ts";

/**
 * Job that changes the customer of a table guest's orders, after the guest signed in or opened a session at another table
 * in the same browser. Jobs can run out of order and concurrently. If the new customer is a table guest that has also
 * been replaced, the orders move to the replacement. If the new customer has been deleted, the personal data of the moved
 * orders is deleted too [US-6]. Publishes the active orders again, so that the console shows the customer's phone.
 */
export async function moveTableOrders(
  tx: Tx,
  merchantId: string,
  move: { guestId: string; userId: string },
): Promise<void> {
  const userId = await findLastReplacement(tx, merchantId, move.userId);
  const orders = await updateOrderOwner(tx, merchantId, { guestId: move.guestId, userId });
  await updateBillOwner(tx, merchantId, { orderIds: orders.map(({ id }) => id), userId });
  if (await selectIsCustomerDeleted(tx, { merchantId, userId }))
    await enqueueCustomerAnonymization(tx, { merchantId, userId });
  for (const { id: key, version, status } of orders) {
    if (isFinalStatus(status)) continue;
    await publishEvent(tx, { merchantId, topic: "order-changed", key, payload: { version, status, userId } });
  }
}
