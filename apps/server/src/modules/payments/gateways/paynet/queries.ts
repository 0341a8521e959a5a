import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/index.ts";

/** Returns the bill with the given payment number. The amount is in soʻm. */
export async function selectBillByPaymentNumber(
  tx: Tx,
  merchantId: string,
  number: string,
): Promise<{ orderId: string; amount: number } | null> {
  const { rows } = await sql<{ orderId: string; amount: number }>`
    select order_id as "orderId", amount::float8 as amount from bills
    where merchant_id = ${merchantId} and pay_number = ${number}`.execute(tx);
  return rows[0] ?? null;
}

export async function selectBillPaymentNumber(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<string | null> {
  const { rows } = await sql<{ number: string | null }>`
    select pay_number as number from bills where merchant_id = ${merchantId} and order_id = ${orderId}`.execute(
    tx,
  );
  return rows[0]?.number ?? null;
}

/**
 * Assigns a payment number to a bill, unless the bill already has a payment number or another bill uses the given
 * number.
 * @returns the bill's payment number. Null if another bill uses the given number.
 */
export async function updateBillPaymentNumber(
  tx: Tx,
  merchantId: string,
  change: { orderId: string; number: string },
): Promise<string | null> {
  const { rows } = await sql<{ number: string | null }>`
    update bills set pay_number = coalesce(pay_number, ${change.number})
    where merchant_id = ${merchantId} and order_id = ${change.orderId}
      and not exists (select 1 from bills taken
        where taken.merchant_id = ${merchantId} and taken.pay_number = ${change.number})
    returning pay_number as number`.execute(tx);
  return rows[0]?.number ?? null;
}
