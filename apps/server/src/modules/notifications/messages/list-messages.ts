import { addDays, instantFromWallTime } from "@dasturxon/domain/time-zone";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBasics, selectLimits } from "../../merchants/index.ts";
import { monthBounds } from "./month.ts";
import {
  type MessageRow,
  type MessageSums,
  selectMessageCount,
  selectMessages,
  selectMessageSums,
} from "./queries.ts";

const PAGE_SIZE = 50;

/**
 * Returns a page of a day's messages in the brand's time zone, the day's number, and this month's sums with the limit.
 */
export async function listMessages(
  tx: Tx,
  merchantId: string,
  { day, page, now }: { day: string; page: number; now: Date },
): Promise<{ messages: MessageRow[]; total: number; month: MessageSums & { most: number | null } }> {
  const { timeZone } = await loadBasics(tx, merchantId);
  const { texts: most } = await selectLimits(tx, merchantId);
  const filter = {
    from: instantFromWallTime(day, 0, timeZone),
    to: instantFromWallTime(addDays(day, 1), 0, timeZone),
  };
  return {
    messages: await selectMessages(tx, merchantId, { ...filter, page, size: PAGE_SIZE }),
    total: await selectMessageCount(tx, merchantId, filter),
    month: { ...(await selectMessageSums(tx, merchantId, monthBounds(now, timeZone))), most },
  };
}
