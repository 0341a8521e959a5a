import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

const MOST_SENDINGS = 3;

export interface ReceiptSending {
  userId: string;
  number: number;
  total: number;
  language: "uz" | "ru" | "en";
  customerPhone: string | null;
  /** Whom the customer named with the order. */
  chequePhone: string | null;
}

/** Counts one sending of an order's receipt; null when there were three, or the order is not this customer's. */
export async function countSending(
  tx: Tx,
  merchantId: string,
  asked: { id: string; userId: string | null },
): Promise<ReceiptSending | null> {
  const { rows } = await sql<ReceiptSending>`
    update orders o set cheques_sent = cheques_sent + 1
    from users u
    where o.merchant_id = ${merchantId} and o.id = ${asked.id} and o.cheques_sent < ${MOST_SENDINGS}
      and (${asked.userId}::uuid is null or o.user_id = ${asked.userId}::uuid)
      and u.merchant_id = o.merchant_id and u.id = o.user_id
    returning o.user_id as "userId", o.number::float8 as number, o.total_price::float8 as total, o.language,
      u.phone as "customerPhone", o.send_cheque_phone as "chequePhone"`.execute(tx);
  return rows[0] ?? null;
}

/** A sending that nobody took does not count. */
export async function uncountSending(tx: Tx, merchantId: string, id: string): Promise<void> {
  await sql`update orders set cheques_sent = cheques_sent - 1
    where merchant_id = ${merchantId} and id = ${id} and cheques_sent > 0`.execute(tx);
}
