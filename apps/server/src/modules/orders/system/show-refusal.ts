import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBoardOrder } from "../queries.ts";

/**
 * Job that runs after a provider refused a refund. Sends the order to open boards again. The version does not change.
 * Otherwise, staff who are just confirming a refund by hand would be refused [PY-5].
 */
export async function publishRefundRefusal(
  tx: Tx,
  { merchantId, orderId: key }: { merchantId: string; orderId: string },
): Promise<void> {
  const order = await selectBoardOrder(tx, merchantId, key);
  if (!order) return;
  const { version, status, userId } = order;
  await publishEvent(tx, { merchantId, topic: "order-changed", key, payload: { version, status, userId } });
}
