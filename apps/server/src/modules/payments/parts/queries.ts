import type { PartRefund } from "@dasturxon/domain/part-refund";
import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

/** A partial refund of an order. The amount is in soʻm. */
export interface PartRefundRow extends PartRefund {
  id: string;
  orderId: string;
  createdAt: Date;
  /** Time when the customer received the money. Null while the refund is due. */
  givenAt: Date | null;
}

export async function insertPartRefund(tx: Tx, merchantId: string, part: PartRefundRow): Promise<void> {
  await sql`
    insert into part_refunds (merchant_id, id, order_id, amount, lines, created_at, given_at)
    values (${merchantId}, ${part.id}, ${part.orderId}, ${part.amount}::bigint,
      ${part.lines && JSON.stringify(part.lines)}, ${part.createdAt}, ${part.givenAt})`.execute(tx);
}

/** Returns an order's partial refunds, earliest first. */
export async function selectPartRefunds(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<PartRefundRow[]> {
  const { rows } = await sql<PartRefundRow>`
    select id, order_id as "orderId", amount::float8 as amount, lines, created_at as "createdAt",
      given_at as "givenAt"
    from part_refunds where merchant_id = ${merchantId} and order_id = ${orderId}
    order by created_at, id`.execute(tx);
  return rows;
}

/**
 * Marks one partial refund of an order, or all due partial refunds of the order, as given. @returns false if no partial
 * refund was due.
 */
export async function updatePartRefundsGiven(
  tx: Tx,
  merchantId: string,
  { orderId, id, at }: { orderId: string; id: string | null; at: Date },
): Promise<boolean> {
  const updated = await runStatement(
    tx,
    sql`update part_refunds set given_at = ${at}, refund_refused_at = null
      where merchant_id = ${merchantId} and order_id = ${orderId} and given_at is null
        and (${id}::uuid is null or id = ${id}::uuid)`,
  );
  return updated > 0;
}

/** Records that the provider refused a partial refund. @returns false, without changes, if it is not due. */
export async function updatePartRefundRefused(
  tx: Tx,
  merchantId: string,
  { orderId, id, at }: { orderId: string; id: string; at: Date },
): Promise<boolean> {
  const updated = await runStatement(
    tx,
    sql`update part_refunds set refund_refused_at = ${at}
      where merchant_id = ${merchantId} and order_id = ${orderId} and id = ${id} and given_at is null`,
  );
  return updated > 0;
}
