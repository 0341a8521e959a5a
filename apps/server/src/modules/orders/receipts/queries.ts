import type { Language } from "@dasturxon/domain/language";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

const MAX_RECEIPT_SENDINGS = 3;

export interface ReceiptToSend {
  userId: string;
  number: number;
  total: number;
  language: Language;
  customerPhone: string | null;
  namedPhone: string | null;
}

/** SQL for the phone that the customer named: in the request or, for the job (`userId` null), in the order. */
const createReceiptPhoneSql = (filter: { userId: string | null; phone: string | null }) =>
  sql`case when ${filter.userId}::uuid is null then o.send_cheque_phone else ${filter.phone}::text end`;

/**
 * Counts one sending of an order's receipt. Null if the receipt was sent three times, if it is for a named phone and
 * was already sent to a named phone, or if the order is not this customer's.
 */
export async function updateReceiptSent(
  tx: Tx,
  merchantId: string,
  change: { id: string; userId: string | null; phone: string | null },
): Promise<ReceiptToSend | null> {
  const { rows } = await sql<ReceiptToSend>`
    update orders o set cheques_sent = cheques_sent + 1,
      is_cheque_named_sent = is_cheque_named_sent or ${createReceiptPhoneSql(change)} is not null
    from users u
    where o.merchant_id = ${merchantId} and o.id = ${change.id} and o.cheques_sent < ${MAX_RECEIPT_SENDINGS}
      and (not o.is_cheque_named_sent or ${createReceiptPhoneSql(change)} is null)
      and (${change.userId}::uuid is null or o.user_id = ${change.userId}::uuid)
      and u.merchant_id = o.merchant_id and u.id = o.user_id
    returning o.user_id as "userId", o.number::float8 as number, (o.total_price + o.tip)::float8 as total, o.language,
      u.phone as "customerPhone", ${createReceiptPhoneSql(change)} as "namedPhone"`.execute(tx);
  return rows[0] ?? null;
}

/** Reverts the count of a sending that failed. */
export async function updateReceiptNotSent(
  tx: Tx,
  merchantId: string,
  { id, namedPhone }: { id: string; namedPhone: string | null },
): Promise<void> {
  await sql`update orders set cheques_sent = cheques_sent - 1,
      is_cheque_named_sent = is_cheque_named_sent and ${namedPhone}::text is null
    where merchant_id = ${merchantId} and id = ${id} and cheques_sent > 0`.execute(tx);
}
