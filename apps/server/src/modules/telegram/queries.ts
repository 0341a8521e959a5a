import { sql } from "kysely";
import { queryMaybeOne, runStatement, type Tx } from "../../platform/database/index.ts";

export interface BotRow {
  botId: number;
  username: string | null;
  sealedToken: string | null;
  sealedWebhookSecret: string | null;
  state: "on" | "off";
  isPhoneCodeWanted: boolean;
  changedAt: Date;
}

export function selectBot(tx: Tx, merchantId: string): Promise<BotRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<BotRow>`
      select bot_id::float8 as "botId", username, sealed_token as "sealedToken",
        sealed_webhook_secret as "sealedWebhookSecret", state, is_phone_code_wanted as "isPhoneCodeWanted",
        changed_at as "changedAt"
      from telegram_bots where merchant_id = ${merchantId}`,
  );
}

/** Inserts or replaces a brand's bot. The setting `isPhoneCodeWanted` remains. */
export async function insertOrUpdateBot(
  tx: Tx,
  merchantId: string,
  row: Omit<BotRow, "isPhoneCodeWanted">,
): Promise<void> {
  await runStatement(
    tx,
    sql`
      insert into telegram_bots (merchant_id, bot_id, username, sealed_token, sealed_webhook_secret, state, changed_at)
      values (${merchantId}, ${row.botId}, ${row.username}, ${row.sealedToken}, ${row.sealedWebhookSecret},
        ${row.state}, ${row.changedAt})
      on conflict (merchant_id) do update set bot_id = excluded.bot_id, username = excluded.username,
        sealed_token = excluded.sealed_token, sealed_webhook_secret = excluded.sealed_webhook_secret,
        state = excluded.state, changed_at = excluded.changed_at`,
  );
}

/**
 * Records the use of launch data. They can be used again only by the same page.
 * @returns false if another page used them
 */
export async function insertUsedLaunch(
  tx: Tx,
  merchantId: string,
  launch: { launchHash: Buffer; pageHash: Buffer | null; expiresAt: Date },
): Promise<boolean> {
  const taken = await runStatement(
    tx,
    sql`
      insert into telegram_launches (merchant_id, launch_hash, page_hash, expires_at)
      values (${merchantId}, ${launch.launchHash}, ${launch.pageHash}, ${launch.expiresAt})
      on conflict (merchant_id, launch_hash) do update set expires_at = excluded.expires_at
        where telegram_launches.page_hash = excluded.page_hash`,
  );
  return taken > 0;
}

/** Deletes used launch data that expired more than a day ago. */
export function deleteOldTelegramLaunches(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  return runStatement(
    tx,
    sql`delete from telegram_launches where (merchant_id, launch_hash) in (
      select merchant_id, launch_hash from telegram_launches where expires_at < ${now}::timestamptz - interval '1 day'
      limit ${limit})`,
  );
}

export interface TelegramAccountRow {
  userId: string | null;
  language: string | null;
}

export function selectTelegramAccount(
  tx: Tx,
  merchantId: string,
  telegramId: number,
): Promise<TelegramAccountRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<TelegramAccountRow>`
      select user_id as "userId", language from telegram_accounts
      where merchant_id = ${merchantId} and telegram_id = ${telegramId}`,
  );
}

export interface TelegramAccountWrite {
  telegramId: number;
  /** Id of the linked customer. Null removes the link, undefined leaves it unchanged. */
  userId?: string | null;
  language?: string;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  now: Date;
}

/** Inserts or updates a Telegram user. Customer and language change only if they are given. */
export async function insertOrUpdateTelegramAccount(
  tx: Tx,
  merchantId: string,
  row: TelegramAccountWrite,
): Promise<void> {
  const { telegramId, userId, language = null, firstName, lastName, username, now } = row;
  await runStatement(
    tx,
    sql`
      insert into telegram_accounts (merchant_id, telegram_id, user_id, first_name, last_name, username, language,
        created_at, seen_at)
      values (${merchantId}, ${telegramId}, ${userId ?? null}, ${firstName}, ${lastName}, ${username}, ${language},
        ${now}, ${now})
      on conflict (merchant_id, telegram_id) do update set
        user_id = case when ${userId !== undefined} then excluded.user_id else telegram_accounts.user_id end,
        first_name = excluded.first_name, last_name = excluded.last_name, username = excluded.username,
        language = coalesce(excluded.language, telegram_accounts.language), seen_at = excluded.seen_at`,
  );
}

/** Deletes a customer's Telegram accounts. */
export async function deleteTelegramAccountsOfCustomer(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<void> {
  await runStatement(
    tx,
    sql`delete from telegram_accounts where merchant_id = ${merchantId} and user_id = ${userId}`,
  );
}
