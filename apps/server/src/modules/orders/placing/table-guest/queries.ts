import {
  TABLE_LIMIT_WINDOW_MS,
  UNPAID_TABLE_ORDER_COUNTED_MS,
  type TableOrderCounts,
} from "@dasturxon/domain/table-guest";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/index.ts";
import { isOrderUnderWay } from "../../queries.ts";

/**
 * Counts the orders at a table that were placed without a phone. The first entry of their history names the guest also
 * after they moved to a customer at a sign-in. An online order that costs nothing is stored as paid.
 */
export async function selectTableOrderCounts(
  tx: Tx,
  merchantId: string,
  { tableId, now }: { tableId: string; now: Date },
): Promise<TableOrderCounts> {
  const counted = new Date(now.getTime() - UNPAID_TABLE_ORDER_COUNTED_MS);
  const recent = new Date(now.getTime() - TABLE_LIMIT_WINDOW_MS);
  const { rows } = await sql<TableOrderCounts>`
    select count(*) filter (where (not o.is_paid or o.total_price = 0) and ${isOrderUnderWay})::int as open,
      count(*) filter (where o.created_at > ${recent})::int as recent
    from orders o
      join order_changes c on c.merchant_id = ${merchantId} and c.order_id = o.id and c.version = 1
      join users u on u.merchant_id = ${merchantId} and u.id = c.by_id
    where o.merchant_id = ${merchantId} and o.table_id = ${tableId} and o.created_at > ${counted}
      and u.table_id is not null`.execute(tx);
  return rows[0] ?? { open: 0, recent: 0 };
}
