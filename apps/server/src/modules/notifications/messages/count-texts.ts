import type { Tx } from "../../../platform/database/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { monthOf } from "./month.ts";
import { selectMessageSums } from "./queries.ts";

/** How many texts the platform's accounts took of a brand in the month that runs on its clock. */
export async function countTextsOfMonth(tx: Tx, merchantId: string, now: Date): Promise<number> {
  const { timeZone } = await loadBasics(tx, merchantId);
  const { platformCount } = await selectMessageSums(tx, merchantId, monthOf(now, timeZone));
  return platformCount;
}
