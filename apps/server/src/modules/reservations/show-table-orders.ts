import type { TableOrders } from "@dasturxon/contract";
import { otherChoices } from "@dasturxon/domain/line-choices";
import type { Tx } from "../../platform/database/index.ts";
import { type Refused, refuse } from "../../platform/http/index.ts";
import { selectBranch, selectTable } from "../merchants/index.ts";
import { selectOrdersAtTable } from "../orders/index.ts";
import { selectLastBill } from "./queries.ts";

/** A visit lasts so long at most; the store forgets a scanned table as soon. */
const VISIT_MS = 4 * 3_600_000;

/**
 * What whoever sits at a table has ordered there in this visit: since the last bill was brought, four hours back at
 * most [MN-4]. Dishes and sums for all at the table; names, phones and notes are nobody's business. Only who knows the
 * secret of the table's QR code is told.
 */
export async function showTableOrders(
  tx: Tx,
  merchantId: string,
  request: { id: string; tableSecret: string; now: Date },
): Promise<TableOrders | Refused<"table_not_found">> {
  const { id, tableSecret: secret, now } = request;
  const table = await selectTable(tx, merchantId, { id, secret });
  const branch = table && (await selectBranch(tx, merchantId, table.branchId));
  if (!table || !branch?.settings.dineinEnabled) return refuse("table_not_found");
  const lastBill = await selectLastBill(tx, merchantId, table.id);
  const since = new Date(Math.max(now.getTime() - VISIT_MS, lastBill?.getTime() ?? 0));
  const rows = await selectOrdersAtTable(tx, merchantId, { tableId: table.id, since });
  const orders = rows.map(({ lines, placedAt, ...row }) => ({
    ...row,
    placedAt: placedAt.toISOString(),
    lines: lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      count: line.count,
      totalPrice: line.totalPrice,
      choices: [...line.parts, ...otherChoices(line)].map(({ name, count }) => ({ name, count })),
    })),
  }));
  const sum = (of: typeof orders) => of.reduce((total, { totalPrice }) => total + totalPrice, 0);
  return {
    orders,
    totalPrice: sum(orders),
    unpaidPrice: sum(orders.filter(({ isPaid }) => !isPaid)),
  };
}
