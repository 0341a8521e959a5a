import type { Tx } from "../../../platform/database/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import { deleteEndedProductStops } from "./queries.ts";

/** Job that runs at the end of a stop. Deletes ended stops. */
export async function expireProductStops(tx: Tx, merchantId: string, now: Date): Promise<void> {
  if ((await deleteEndedProductStops(tx, merchantId, now)) > 0) await announceMenuChange(tx, merchantId);
}
