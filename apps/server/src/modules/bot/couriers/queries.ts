import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

/** A courier's chat, its language, and whether this courier delivers the order. */
export interface CourierChatRow {
  chatId: number;
  language: string | null;
  isHis: boolean;
}

/** Returns the chats of the order's courier, and of earlier couriers who received a message about the order. */
export function selectCourierChats(
  tx: Tx,
  merchantId: string,
  { orderId, staffId }: { orderId: string; staffId: string | null },
): Promise<CourierChatRow[]> {
  return queryRows(
    tx,
    sql<CourierChatRow>`
      select t.telegram_id::float8 as "chatId", coalesce(t.language, a.language) as language, t.staff_id is not distinct from ${staffId}::uuid as "isHis"
      from telegram_staff t
      join staff s on s.merchant_id = ${merchantId} and s.id = t.staff_id and s.is_active and s.role = 'courier'
      left join telegram_accounts a on a.merchant_id = ${merchantId} and a.telegram_id = t.telegram_id
      where t.merchant_id = ${merchantId} and not coalesce(a.is_blocked, false)
        and (t.staff_id = ${staffId}::uuid or exists (select from telegram_messages m
          where m.merchant_id = ${merchantId} and m.order_id = ${orderId} and m.chat_id = t.telegram_id))`,
  );
}
