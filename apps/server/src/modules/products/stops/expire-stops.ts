import type { Tx } from "../../../platform/database/index.ts";
import { announceMenuChange } from "./announce-menu-change.ts";
import { deleteEndedStops } from "./queries.ts";

/** The job behind a stop's end. */
export async function expireStops(tx: Tx, merchantId: string, now: Date): Promise<void> {
  if ((await deleteEndedStops(tx, merchantId, now)) > 0) await announceMenuChange(tx, merchantId);
}
