import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

interface Who {
  merchantId: string;
  userId: string;
}

/**
 * Takes the person out of finished orders: receiver, address, comments; what was sold and paid stays [US-6].
 * @returns how many orders are still under way and keep what the kitchen and the courier need.
 */
export async function anonymizeOrders(tx: Tx, { merchantId, userId }: Who): Promise<number> {
  const ended = sql`status in ('DELIVERED', 'CLOSED', 'CANCELED')`;
  await sql`
    update orders set receiver_name = null, receiver_phone = '', address = null, comment = null,
      courier_comment = null, cancel_comment = null
    where merchant_id = ${merchantId} and user_id = ${userId} and ${ended}`.execute(tx);
  await sql`
    update order_changes c set by_name = null, comment = null
    where c.merchant_id = ${merchantId} and c.by_kind = 'customer' and c.by_id = ${userId}
      and c.order_id in (select id from orders where merchant_id = ${merchantId} and user_id = ${userId})`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where merchant_id = ${merchantId} and user_id = ${userId} and not (${ended})`.execute(tx);
  return rows[0]?.count ?? 0;
}
