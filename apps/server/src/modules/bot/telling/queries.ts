import { sql } from "kysely";
import { maybeOne, rows, run, type Tx } from "../../../platform/database/index.ts";

/** Brands whose bot is on. Needs the platform's rights. */
export async function selectBotBrands(tx: Tx): Promise<string[]> {
  const found = await rows(
    tx,
    sql<{ merchantId: string }>`select merchant_id as "merchantId" from telegram_bots where state = 'on'`,
  );
  return found.map(({ merchantId }) => merchantId);
}

/** A private chat of an order's customer, and what is spoken there. */
export interface GuestChatRow {
  chatId: number;
  language: string | null;
  userLanguage: string | null;
}

/** Where the customer of an order wants to be written to. */
export function selectGuestChats(tx: Tx, merchantId: string, userId: string): Promise<GuestChatRow[]> {
  return rows(
    tx,
    sql<GuestChatRow>`
      select a.telegram_id::float8 as "chatId", a.language, u.language as "userLanguage"
      from telegram_accounts a
      join users u on u.merchant_id = ${merchantId} and u.id = a.user_id
      where a.merchant_id = ${merchantId} and a.user_id = ${userId} and not a.is_blocked
      order by a.telegram_id`,
  );
}

interface OfMessage {
  orderId: string;
  chatId: number;
}

export interface HeldRow {
  messageId: number | null;
  toldVersion: number;
  /** Why Telegram refused the last one; null: it did not. */
  refusal: string | null;
}

/**
 * Takes the message of an order in a chat in hand, until `until`; null: somebody else has it. An order that no chat has
 * heard of has a row from now on.
 */
export async function insertOrUpdateHeld(
  tx: Tx,
  merchantId: string,
  { orderId, chatId, now, until }: OfMessage & { now: Date; until: Date },
): Promise<HeldRow | null> {
  const held = await maybeOne(
    tx,
    sql<HeldRow>`
      insert into telegram_messages (merchant_id, order_id, chat_id, held_until, created_at)
      values (${merchantId}, ${orderId}, ${chatId}, ${until}, ${now})
      on conflict (merchant_id, order_id, chat_id) do update set held_until = excluded.held_until
        where telegram_messages.held_until is null or telegram_messages.held_until < ${now}
      returning message_id::float8 as "messageId", told_version as "toldVersion", refusal`,
  );
  return held ?? null;
}

/** What a chat shows of an order now; nobody holds its message any more. */
export async function updateTold(
  tx: Tx,
  merchantId: string,
  { orderId, chatId, messageId, toldVersion }: OfMessage & { messageId: number | null; toldVersion: number },
): Promise<void> {
  await run(
    tx,
    sql`
      update telegram_messages set message_id = ${messageId}, told_version = ${toldVersion}, held_until = null
      where merchant_id = ${merchantId} and order_id = ${orderId} and chat_id = ${chatId}`,
  );
}

/** Why Telegram refused the message of an order; null: it took it. */
export async function updateRefusal(
  tx: Tx,
  merchantId: string,
  { orderId, chatId, refusal, at }: OfMessage & { refusal: string | null; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update telegram_messages set refusal = ${refusal}, refused_at = ${refusal === null ? null : at}
      where merchant_id = ${merchantId} and order_id = ${orderId} and chat_id = ${chatId}`,
  );
}

/** What customers' chats have of their orders: with the account it goes. */
export async function deleteMessagesOf(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await run(
    tx,
    sql`
      delete from telegram_messages where merchant_id = ${merchantId} and order_id in
        (select id from orders where merchant_id = ${merchantId} and user_id = ${userId})`,
  );
}

/** Messages of orders that are long over. */
export function deleteOldMessages(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return run(
    tx,
    sql`delete from telegram_messages where (merchant_id, order_id, chat_id) in (
      select merchant_id, order_id, chat_id from telegram_messages
      where created_at < ${now}::timestamptz - interval '30 days' limit ${limit})`,
  );
}
