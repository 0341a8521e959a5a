import { addDays, instantFromWallTime } from "@dasturxon/domain/time-zone";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics, selectLimits } from "../../merchants/index.ts";
import { getMonthBounds } from "./month.ts";
import {
  type SmsMessageRow,
  type SmsMessageSums,
  selectSmsMessageCount,
  selectSmsMessages,
  selectSmsMessageSums,
} from "./queries.ts";

const SMS_MESSAGES_PAGE_SIZE = 50;

/**
 * Returns a page of the messages of a day in the brand's time zone, the number of the day's messages, and the totals of
 * this month with the monthly limit.
 */
export async function listSmsMessages(
  tx: Tx,
  merchantId: string,
  { day, page, now }: { day: string; page: number; now: Date },
): Promise<{ messages: SmsMessageRow[]; total: number; month: SmsMessageSums & { most: number | null } }> {
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const { texts: most } = await selectLimits(tx, merchantId);
  const filter = {
    from: instantFromWallTime(day, 0, timeZone),
    to: instantFromWallTime(addDays(day, 1), 0, timeZone),
  };
  return {
    messages: await selectSmsMessages(tx, merchantId, { ...filter, page, size: SMS_MESSAGES_PAGE_SIZE }),
    total: await selectSmsMessageCount(tx, merchantId, filter),
    month: { ...(await selectSmsMessageSums(tx, merchantId, getMonthBounds(now, timeZone))), most },
  };
}
