import { addDays, instantFromWallTime } from "@dasturxon/domain/time-zone";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { type ListedPaymentRow, selectDayPayments, selectDayTotals, selectDuePayments } from "./queries.ts";

const PAYMENTS_PAGE_SIZE = 50;
/** Maximum number of due refunds in the list. */
const MAX_LISTED_DUE_PAYMENTS = 200;

/** Returns a page of a day's payments, the day's totals, and all due refunds regardless of the day [PY-5]. */
export async function listPayments(
  tx: Tx,
  merchantId: string,
  { day, provider, page }: { day: string; provider: string | null; page: number },
): Promise<{ payments: ListedPaymentRow[]; due: ListedPaymentRow[]; total: number; taken: number }> {
  const filter = { ...(await loadDayBounds(tx, merchantId, day)), provider };
  return {
    payments: await selectDayPayments(tx, merchantId, { ...filter, page, size: PAYMENTS_PAGE_SIZE }),
    due: await listDuePayments(tx, merchantId),
    ...(await selectDayTotals(tx, merchantId, filter)),
  };
}

/** Returns all due refunds, as shown on the console's payments page [PY-5]. */
export function listDuePayments(tx: Tx, merchantId: string): Promise<ListedPaymentRow[]> {
  return selectDuePayments(tx, merchantId, { limit: MAX_LISTED_DUE_PAYMENTS });
}

/** Returns the start of a day and of the next day, in the brand's time zone. */
export async function loadDayBounds(
  tx: Tx,
  merchantId: string,
  day: string,
): Promise<{ from: Date; to: Date }> {
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  return {
    from: instantFromWallTime(day, 0, timeZone),
    to: instantFromWallTime(addDays(day, 1), 0, timeZone),
  };
}
