import type { Tx } from "../../platform/database/index.ts";
import { seal, unseal } from "../../platform/seal.ts";
import { insertOrUpdateBot, selectBot } from "./queries.ts";

/** The keys that tokens are sealed by, the present one first; 32 bytes each. */
export interface BotKeys {
  credentialKeys: readonly Buffer[];
}

/** A brand's bot at Telegram. Token and secret are for the calls alone: neither is shown, logged or sent to a page. */
export interface TelegramBot {
  botId: number;
  /** Without the @; null: Telegram was not asked yet. */
  username: string | null;
  /** Null: only the bot's number is known, or none of the keys opens the token. */
  token: string | null;
  /** What Telegram sends along with each update; null: there is no webhook. */
  webhookSecret: string | null;
  state: "on" | "off";
  /** Whoever comes by Telegram proves the phone by a code. */
  isPhoneCodeWanted: boolean;
}

const aboutOf = (merchantId: string, what: "token" | "webhook") => `${merchantId} telegram ${what}`;

/** The brand's bot; null: it has none. */
export async function botOf(
  tx: Tx,
  { credentialKeys }: BotKeys,
  merchantId: string,
): Promise<TelegramBot | null> {
  const row = await selectBot(tx, merchantId);
  if (!row) return null;
  const { botId, username, state, isPhoneCodeWanted } = row;
  const open = (sealed: string | null, what: "token" | "webhook") =>
    sealed === null ? null : unseal(credentialKeys, sealed, aboutOf(merchantId, what));
  return {
    botId,
    username,
    token: open(row.sealedToken, "token"),
    webhookSecret: open(row.sealedWebhookSecret, "webhook"),
    state,
    isPhoneCodeWanted,
  };
}

/** Keeps the brand's bot, sealed, in the place of the one before. */
export async function saveBot(
  tx: Tx,
  { credentialKeys }: BotKeys,
  { merchantId, now, ...bot }: Omit<TelegramBot, "isPhoneCodeWanted"> & { merchantId: string; now: Date },
): Promise<void> {
  const close = (text: string | null, what: "token" | "webhook") =>
    text === null ? null : seal(credentialKeys, text, aboutOf(merchantId, what));
  await insertOrUpdateBot(tx, merchantId, {
    botId: bot.botId,
    username: bot.username,
    sealedToken: close(bot.token, "token"),
    sealedWebhookSecret: close(bot.webhookSecret, "webhook"),
    state: bot.state,
    changedAt: now,
  });
}

/** The number of the bot that a token is of; null: it is no token. */
export function botIdOf(token: string): number | null {
  return /^\d{5,16}:[\w-]{30,100}$/.test(token) ? Number(token.split(":")[0]) : null;
}
