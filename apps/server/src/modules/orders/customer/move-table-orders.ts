import { isFinalStatus } from "@dasturxon/domain/order-status";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { updateBillOwner } from "../../payments/index.ts";
import { findLastReplacement } from "../../users/index.ts";
import { enqueueForgetting } from "./anonymize-customer.ts";
import { selectIsCustomerDeleted, updateOrderOwner } from "./queries.ts";

/**
 * Job that moves the orders of a guest without a phone to the customer that the guest has signed in as, or to the guest
 * of another table's session in the same browser. If that guest has been replaced in the meantime, the orders move to
 * the replacement, because jobs can run in any sequence and at the same time. If the customer has been deleted in the
 * meantime, the personal data of the moved orders is deleted too [US-6]. Open pages of the staff get the orders under way
 * again, with the customer's phone.
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
    await enqueueForgetting(tx, { merchantId, userId });
  for (const { id: key, version, status } of orders) {
    if (isFinalStatus(status)) continue;
    await publishEvent(tx, { merchantId, topic: "order-changed", key, payload: { version, status, userId } });
  }
}
