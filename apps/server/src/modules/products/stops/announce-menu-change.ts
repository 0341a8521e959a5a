import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { updateContentVersion } from "../../merchants/index.ts";

/** Guests see another menu from this transaction on: a new version for caches, an event for open pages. */
export async function announceMenuChange(tx: Tx, merchantId: string): Promise<void> {
  await updateContentVersion(tx);
  await publish(tx, { merchantId, topic: "menu-changed", key: merchantId, payload: {} });
}
