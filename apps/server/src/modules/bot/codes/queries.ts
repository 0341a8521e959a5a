import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

const MAX_CHATS_PER_PHONE = 3;

/** Returns the bot's private chats with the customer of a phone, latest first. */
export async function selectChatsOfPhone(tx: Tx, merchantId: string, phone: string): Promise<number[]> {
  const found = await queryRows(
    tx,
    sql<{ chatId: number }>`
      select a.telegram_id::float8 as "chatId"
      from users u
      join telegram_accounts a on a.merchant_id = ${merchantId} and a.user_id = u.id and not a.is_blocked
      where u.merchant_id = ${merchantId} and u.phone = ${phone} and u.is_active
      order by a.seen_at desc limit ${MAX_CHATS_PER_PHONE}`,
  );
  return found.map(({ chatId }) => chatId);
}
