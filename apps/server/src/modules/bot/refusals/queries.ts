import { sql } from "kysely";
import { queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/** The latest message about an order that Telegram refused in a chat. */
export interface MessageRefusalRow {
  chatId: number;
  orderId: string;
  orderNumber: number;
  /** Title of the group, or name of the person. Empty if unknown. */
  name: string;
  why: string;
  at: Date;
  /** Whether the chat has a message of the order: its short form, or an earlier version. */
  isThere: boolean;
}

const MAX_SHOWN_MESSAGE_REFUSALS = 50;

/**
 * Returns the last refused message of each chat, if no later one was accepted. Newest first. `chatId` selects one chat.
 */
export function selectMessageRefusals(
  tx: Tx,
  merchantId: string,
  { chatId = null }: { chatId?: number | null } = {},
): Promise<MessageRefusalRow[]> {
  return queryRows(
    tx,
    sql<MessageRefusalRow>`
      select found.* from (
        select distinct on (m.chat_id) m.chat_id::float8 as "chatId", m.order_id as "orderId",
          o.number::float8 as "orderNumber",
          coalesce(g.title, s.name, trim(concat_ws(' ', a.first_name, a.last_name)), '') as name,
          m.refusal as why, m.refused_at as at, m.message_id is not null as "isThere"
        from telegram_messages m
        join orders o on o.merchant_id = ${merchantId} and o.id = m.order_id
        left join telegram_groups g on g.merchant_id = ${merchantId} and g.chat_id = m.chat_id
        left join telegram_staff t on t.merchant_id = ${merchantId} and t.telegram_id = m.chat_id
        left join staff s on s.merchant_id = ${merchantId} and s.id = t.staff_id
        left join telegram_accounts a on a.merchant_id = ${merchantId} and a.telegram_id = m.chat_id
        where m.merchant_id = ${merchantId} and m.refusal is not null
          and (${chatId}::bigint is null or m.chat_id = ${chatId}::bigint)
        order by m.chat_id, m.refused_at desc
      ) found order by found.at desc, found."chatId" limit ${MAX_SHOWN_MESSAGE_REFUSALS}`,
  );
}

/** Clears the refusals of all messages of a chat. */
export async function updateMessageRefusalsCleared(
  tx: Tx,
  merchantId: string,
  chatId: number,
): Promise<void> {
  await runStatement(
    tx,
    sql`update telegram_messages set refusal = null, refused_at = null
      where merchant_id = ${merchantId} and chat_id = ${chatId} and refusal is not null`,
  );
}
