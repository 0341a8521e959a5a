import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** The customer's latest order that brought the product, alone or in a set; null when none did. */
export async function selectOrderThatBrought(
  tx: Tx,
  merchantId: string,
  asked: { userId: string; productId: string },
): Promise<string | null> {
  const product = { productId: asked.productId };
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where merchant_id = ${merchantId} and user_id = ${asked.userId} and status in ('DELIVERED', 'CLOSED')
      and (lines @> ${JSON.stringify([product])}::jsonb or lines @> ${JSON.stringify([{ parts: [product] }])}::jsonb)
    order by created_at desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
