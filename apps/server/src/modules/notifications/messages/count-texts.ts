import type { Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { getMonthBounds } from "./month.ts";
import { selectSmsMessageSums } from "./queries.ts";

/**
 * Returns the number of the brand's messages that the platform's accounts accepted this month, in the brand's time
 * zone.
 */
export async function countPlatformSmsOfMonth(tx: Tx, merchantId: string, now: Date): Promise<number> {
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const { platformCount } = await selectSmsMessageSums(tx, merchantId, getMonthBounds(now, timeZone));
  return platformCount;
}
