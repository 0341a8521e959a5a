import { addDays, instantAt } from "@dasturxon/domain/time-zone";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { type ListedPaymentRow, selectDayPayments, selectDayTotals, selectDuePayments } from "./queries.ts";

const SIZE = 50;
/** More than that is no list to work through. */
const MAX_DUE = 200;

/** A page of a day's payments, what the day came to, and every refund that is due, whatever its day [PY-5]. */
export async function listPayments(
  tx: Tx,
  merchantId: string,
  { day, provider, page }: { day: string; provider: string | null; page: number },
): Promise<{ payments: ListedPaymentRow[]; due: ListedPaymentRow[]; total: number; taken: number }> {
  const filter = { ...(await momentsOf(tx, merchantId, day)), provider };
  return {
    payments: await selectDayPayments(tx, merchantId, { ...filter, page, size: SIZE }),
    due: await listDuePayments(tx, merchantId),
    ...(await selectDayTotals(tx, merchantId, filter)),
  };
}

/** Every refund that is due, as the page of payments has it too [PY-5]. */
export function listDuePayments(tx: Tx, merchantId: string): Promise<ListedPaymentRow[]> {
  return selectDuePayments(tx, merchantId, { limit: MAX_DUE });
}

/** A day's first moment on the brand's clock, and the next one's. */
export async function momentsOf(tx: Tx, merchantId: string, day: string): Promise<{ from: Date; to: Date }> {
  const { timeZone } = await loadBasics(tx, merchantId);
  return { from: instantAt(day, 0, timeZone), to: instantAt(addDays(day, 1), 0, timeZone) };
}
