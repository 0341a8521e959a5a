import type { TableOrders } from "@dasturxon/contract";
import { listChoicesWithoutParts } from "@dasturxon/domain/line-choices";
import { MAX_UNPAID_TABLE_VISIT_MS, filterVisitOrders } from "@dasturxon/domain/table-visit";
import type { Tx } from "../../platform/database/index.ts";
import { type Refusal, refuse } from "../../platform/http/index.ts";
import { selectBranch, selectTable } from "../merchants/index.ts";
import { selectOrdersAtTable } from "../orders/index.ts";
import { selectLastEndedBillCallTime } from "./queries.ts";

/**
 * Returns the orders of the current visit at a table, and the total to pay [MN-4]. A visit ends when the staff bring
 * the bill or close its orders. Guests at the table see products and prices, but no names, phone numbers and notes.
 * Requires the secret of the table's QR code.
 */
export async function showTableOrders(
  tx: Tx,
  merchantId: string,
  request: { id: string; tableSecret: string; now: Date },
): Promise<TableOrders | Refusal<"table_not_found">> {
  const { id, tableSecret: secret, now } = request;
  const table = await selectTable(tx, merchantId, { id, secret });
  const branch = table && (await selectBranch(tx, merchantId, table.branchId));
  if (!table || !branch?.settings.dineinEnabled) return refuse("table_not_found");
  const billedAt = await selectLastEndedBillCallTime(tx, merchantId, table.id);
  const since = new Date(now.getTime() - MAX_UNPAID_TABLE_VISIT_MS);
  const rows = await selectOrdersAtTable(tx, merchantId, { tableId: table.id, since });
  const orders = filterVisitOrders(rows, { billedAt, now }).map(
    ({ lines, placedAt, closedAt: _, ...row }) => ({
      ...row,
      placedAt: placedAt.toISOString(),
      lines: lines.map((line) => ({
        productId: line.productId,
        name: line.name,
        count: line.count,
        weighed: line.weighed ?? null,
        totalPrice: line.totalPrice,
        choices: [...line.parts, ...listChoicesWithoutParts(line)].map(({ name, count }) => ({
          name,
          count,
        })),
      })),
    }),
  );
  const sumPrices = (of: typeof orders) => of.reduce((total, { totalPrice }) => total + totalPrice, 0);
  return {
    orders,
    totalPrice: sumPrices(orders),
    unpaidPrice: sumPrices(orders.filter(({ isPaid }) => !isPaid)),
  };
}
