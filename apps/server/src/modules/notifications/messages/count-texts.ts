import type { Tx } from "../../../platform/database/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { monthBounds } from "./month.ts";
import { selectMessageSums } from "./queries.ts";

/**
 * Returns the number of the brand's messages that the platform's accounts accepted this month, in the brand's time
 * zone.
 */
export async function countTextsOfMonth(tx: Tx, merchantId: string, now: Date): Promise<number> {
  const { timeZone } = await loadBasics(tx, merchantId);
  const { platformCount } = await selectMessageSums(tx, merchantId, monthBounds(now, timeZone));
  return platformCount;
}
