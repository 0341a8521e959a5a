import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { updateContentVersion } from "../../merchants/index.ts";

/**
 * Increases the content version for caches and publishes an event for open pages. Call it if guests see another menu
 * after the transaction.
 */
export async function announceMenuChange(tx: Tx, merchantId: string): Promise<void> {
  await updateContentVersion(tx);
  await publishEvent(tx, { merchantId, topic: "menu-changed", key: merchantId, payload: {} });
}
