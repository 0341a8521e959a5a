import type { Tx } from "../../../platform/database/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import { deleteEndedStops } from "./queries.ts";

/** Job that runs at the end of a stop. Deletes ended stops. */
export async function expireStops(tx: Tx, merchantId: string, now: Date): Promise<void> {
  if ((await deleteEndedStops(tx, merchantId, now)) > 0) await announceMenuChange(tx, merchantId);
}
