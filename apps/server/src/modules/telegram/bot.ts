import type { Tx } from "../../platform/database/index.ts";
import { encryptForOwner, decryptForOwner } from "../../platform/seal.ts";
import { insertOrUpdateBot, selectBot } from "./queries.ts";

/** Keys that encrypt tokens, newest first. 32 bytes each. */
export interface BotKeys {
  credentialKeys: readonly Buffer[];
}

/**
 * A brand's Telegram bot. Token and secret are used for API calls only. They are never shown, logged or sent to a page.
 */
export interface TelegramBot {
  botId: number;
  /** Username without the @. Null until it is read from Telegram. */
  username: string | null;
  /** Decrypted token. Null if only the bot's id is known, or if no key decrypts the token. */
  token: string | null;
  /** Secret that Telegram sends with each update. Null if there is no webhook. */
  webhookSecret: string | null;
  state: "on" | "off";
  /** Whether customers in Telegram must confirm their phone number by a code. */
  isPhoneCodeWanted: boolean;
}

const createBotEncryptionContext = (merchantId: string, what: "token" | "webhook") =>
  `${merchantId} telegram ${what}`;

/** Returns the brand's bot, or null if there is none. */
export async function loadBot(
  tx: Tx,
  { credentialKeys }: BotKeys,
  merchantId: string,
): Promise<TelegramBot | null> {
  const row = await selectBot(tx, merchantId);
  if (!row) return null;
  const { botId, username, state, isPhoneCodeWanted } = row;
  const decryptBotSecret = (sealed: string | null, what: "token" | "webhook") =>
    sealed === null
      ? null
      : decryptForOwner(credentialKeys, sealed, createBotEncryptionContext(merchantId, what));
  return {
    botId,
    username,
    token: decryptBotSecret(row.sealedToken, "token"),
    webhookSecret: decryptBotSecret(row.sealedWebhookSecret, "webhook"),
    state,
    isPhoneCodeWanted,
  };
}

/** Encrypts and stores the brand's bot, replacing an earlier one. */
export async function saveBot(
  tx: Tx,
  { credentialKeys }: BotKeys,
  { merchantId, now, ...bot }: Omit<TelegramBot, "isPhoneCodeWanted"> & { merchantId: string; now: Date },
): Promise<void> {
  const encryptBotSecret = (text: string | null, what: "token" | "webhook") =>
    text === null
      ? null
      : encryptForOwner(credentialKeys, text, createBotEncryptionContext(merchantId, what));
  await insertOrUpdateBot(tx, merchantId, {
    botId: bot.botId,
    username: bot.username,
    sealedToken: encryptBotSecret(bot.token, "token"),
    sealedWebhookSecret: encryptBotSecret(bot.webhookSecret, "webhook"),
    state: bot.state,
    changedAt: now,
  });
}

/** Returns the bot's id, which is the first part of its token. Returns null if the token is malformed. */
export function parseBotId(token: string): number | null {
  return /^\d{5,16}:[\w-]{30,100}$/.test(token) ? Number(token.split(":")[0]) : null;
}
