import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { selectBoardOrder } from "../queries.ts";

/**
 * The job behind a refund that a provider refused: open boards are told of the order again. Its version stays, or those who
 * are just about to say that they gave the money back would be refused [PY-5].
 */
export async function showRefusal(
  tx: Tx,
  { merchantId, orderId: key }: { merchantId: string; orderId: string },
): Promise<void> {
  const order = await selectBoardOrder(tx, merchantId, key);
  if (!order) return;
  const { version, status, userId } = order;
  await publish(tx, { merchantId, topic: "order-changed", key, payload: { version, status, userId } });
}
