import type { Language } from "@dasturxon/domain/language";
import { sql } from "kysely";
import { queryMaybeOne, runStatement, type Tx } from "../../platform/database/index.ts";

export interface BotViewRow {
  botId: number;
  username: string | null;
  isOn: boolean;
  isHeard: boolean;
  isPhoneCodeWanted: boolean;
  changedAt: Date;
}

export function selectBotView(tx: Tx, merchantId: string): Promise<BotViewRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<BotViewRow>`
      select bot_id::float8 as "botId", username, state = 'on' as "isOn",
        state = 'on' and sealed_webhook_secret is not null as "isHeard",
        is_phone_code_wanted as "isPhoneCodeWanted", changed_at as "changedAt"
      from telegram_bots where merchant_id = ${merchantId}`,
  );
}

export async function updatePhoneCodeWanted(tx: Tx, merchantId: string, isWanted: boolean): Promise<void> {
  await runStatement(
    tx,
    sql`update telegram_bots set is_phone_code_wanted = ${isWanted} where merchant_id = ${merchantId}`,
  );
}

export async function deleteBot(tx: Tx, merchantId: string): Promise<void> {
  await runStatement(tx, sql`delete from telegram_bots where merchant_id = ${merchantId}`);
}

/** Marks an update as handled. @returns false if it was handled before */
export async function insertTelegramUpdate(
  tx: Tx,
  merchantId: string,
  update: { botId: number; updateId: number; at: Date },
): Promise<boolean> {
  const added = await runStatement(
    tx,
    sql`
      insert into telegram_updates (merchant_id, bot_id, update_id, heard_at)
      values (${merchantId}, ${update.botId}, ${update.updateId}, ${update.at})
      on conflict (merchant_id, bot_id, update_id) do nothing`,
  );
  return added === 1;
}

/** Deletes updates that Telegram no longer repeats. */
export function deleteOldTelegramUpdates(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  return runStatement(
    tx,
    sql`delete from telegram_updates where (merchant_id, bot_id, update_id) in (
      select merchant_id, bot_id, update_id from telegram_updates
      where heard_at < ${now}::timestamptz - interval '3 days' limit ${limit})`,
  );
}

export interface BotGuestRow {
  telegramId: number;
  userId: string | null;
  /** Language that the user chose. Null: the language of the Telegram app is used. */
  language: Language | null;
  firstName: string | null;
}

/**
 * Inserts or updates a user who messages the bot and marks the bot as not blocked. The user's language and customer
 * remain.
 */
export async function insertOrUpdateGuest(
  tx: Tx,
  merchantId: string,
  person: {
    telegramId: number;
    firstName: string | null;
    lastName: string | null;
    username: string | null;
    /** Language of the user's Telegram app. */
    telegramLanguage: Language | null;
    at: Date;
  },
): Promise<BotGuestRow> {
  const { telegramId, firstName, lastName, username, telegramLanguage, at } = person;
  await runStatement(
    tx,
    sql`
      insert into telegram_accounts
        (merchant_id, telegram_id, first_name, last_name, username, telegram_language, created_at, seen_at)
      values (${merchantId}, ${telegramId}, ${firstName}, ${lastName}, ${username}, ${telegramLanguage}, ${at}, ${at})
      on conflict (merchant_id, telegram_id) do update set first_name = excluded.first_name,
        last_name = excluded.last_name, username = excluded.username,
        telegram_language = excluded.telegram_language, seen_at = excluded.seen_at, is_blocked = false`,
  );
  const row = await queryMaybeOne(
    tx,
    sql<BotGuestRow>`
      select telegram_id::float8 as "telegramId", user_id as "userId", language, first_name as "firstName"
      from telegram_accounts where merchant_id = ${merchantId} and telegram_id = ${telegramId}`,
  );
  if (!row) throw new Error("a person that was just written is not there");
  return row;
}

export async function updateGuestLanguage(
  tx: Tx,
  merchantId: string,
  change: { telegramId: number; language: Language },
): Promise<void> {
  await runStatement(
    tx,
    sql`update telegram_accounts set language = ${change.language}
      where merchant_id = ${merchantId} and telegram_id = ${change.telegramId}`,
  );
}

export async function updateGuestBlocked(
  tx: Tx,
  merchantId: string,
  change: { telegramId: number; isBlocked: boolean },
): Promise<void> {
  await runStatement(
    tx,
    sql`update telegram_accounts set is_blocked = ${change.isBlocked}
      where merchant_id = ${merchantId} and telegram_id = ${change.telegramId}`,
  );
}

/** Links a Telegram user to the customer of the shared phone number. */
export async function updateGuestUserId(
  tx: Tx,
  merchantId: string,
  change: { telegramId: number; userId: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update telegram_accounts set user_id = ${change.userId}
      where merchant_id = ${merchantId} and telegram_id = ${change.telegramId}`,
  );
}
