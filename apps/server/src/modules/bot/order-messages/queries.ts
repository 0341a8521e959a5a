import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/** Returns brands with an active bot. Requires the platform's database role. */
export async function selectBotBrands(tx: Tx): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ merchantId: string }>`select merchant_id as "merchantId" from telegram_bots where state = 'on'`,
  );
  return found.map(({ merchantId }) => merchantId);
}

/** A private chat with the customer of an order, and the languages stored for the chat and for the customer. */
export interface GuestChatRow {
  chatId: number;
  language: string | null;
  userLanguage: string | null;
}

/** Returns the customer's chats that have not blocked the bot. */
export function selectGuestChats(tx: Tx, merchantId: string, userId: string): Promise<GuestChatRow[]> {
  return queryRows(
    tx,
    sql<GuestChatRow>`
      select a.telegram_id::float8 as "chatId", a.language, u.language as "userLanguage"
      from telegram_accounts a
      join users u on u.merchant_id = ${merchantId} and u.id = a.user_id
      where a.merchant_id = ${merchantId} and a.user_id = ${userId} and not a.is_blocked
      order by a.telegram_id`,
  );
}

interface OrderMessageKey {
  orderId: string;
  chatId: number;
}

export interface LeasedMessageRow {
  messageId: number | null;
  toldVersion: number;
  /** Reason of Telegram's last refusal. Null: there was none. */
  refusal: string | null;
}

/**
 * Acquires a lease on the message about an order in a chat, until `until`. Returns null if another worker has the
 * lease. Inserts the row if the chat has no message about the order yet.
 */
export async function insertOrUpdateLeasedMessage(
  tx: Tx,
  merchantId: string,
  { orderId, chatId, now, until }: OrderMessageKey & { now: Date; until: Date },
): Promise<LeasedMessageRow | null> {
  const held = await queryMaybeOne(
    tx,
    sql<LeasedMessageRow>`
      insert into telegram_messages (merchant_id, order_id, chat_id, held_until, created_at)
      values (${merchantId}, ${orderId}, ${chatId}, ${until}, ${now})
      on conflict (merchant_id, order_id, chat_id) do update set held_until = excluded.held_until
        where telegram_messages.held_until is null or telegram_messages.held_until < ${now}
      returning message_id::float8 as "messageId", told_version as "toldVersion", refusal`,
  );
  return held ?? null;
}

/** Records the order version that the message in a chat shows, and releases the lease on this message. */
export async function updateSentOrderVersion(
  tx: Tx,
  merchantId: string,
  {
    orderId,
    chatId,
    messageId,
    toldVersion,
  }: OrderMessageKey & { messageId: number | null; toldVersion: number },
): Promise<void> {
  await runStatement(
    tx,
    sql`
      update telegram_messages set message_id = ${messageId}, told_version = ${toldVersion}, held_until = null
      where merchant_id = ${merchantId} and order_id = ${orderId} and chat_id = ${chatId}`,
  );
}

/** Sets the reason of Telegram's refusal of an order's message. Null: Telegram accepted it. */
export async function updateMessageRefusal(
  tx: Tx,
  merchantId: string,
  { orderId, chatId, refusal, at }: OrderMessageKey & { refusal: string | null; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`
      update telegram_messages set refusal = ${refusal}, refused_at = ${refusal === null ? null : at}
      where merchant_id = ${merchantId} and order_id = ${orderId} and chat_id = ${chatId}`,
  );
}

/** Deletes the messages of a customer's orders. Called when the account is deleted. */
export async function deleteMessagesOfUser(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await runStatement(
    tx,
    sql`
      delete from telegram_messages where merchant_id = ${merchantId} and order_id in
        (select id from orders where merchant_id = ${merchantId} and user_id = ${userId})`,
  );
}

/** Deletes the rows of messages created more than 30 days ago. */
export function deleteOldMessages(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from telegram_messages where (merchant_id, order_id, chat_id) in (
      select merchant_id, order_id, chat_id from telegram_messages
      where created_at < ${now}::timestamptz - interval '30 days' limit ${limit})`,
  );
}
