import { createHash } from "node:crypto";
import type { Tx } from "../../platform/database/index.ts";
import { type Refusal, refuse } from "../../platform/http/index.ts";
import { type BotKeys, loadBot, type TelegramBot } from "./bot.ts";
import {
  type InitData,
  type TelegramSignatureKey,
  type TelegramPerson,
  verifyInitData,
} from "./init-data.ts";
import { insertUsedLaunch } from "./queries.ts";

export interface TelegramLaunchKeys extends BotKeys {
  /** Maximum age of launch data, in seconds. 0: no limit. */
  initDataMaxAgeSeconds: number;
}

export interface TelegramLaunchRequest {
  merchantId: string;
  initData: string;
  now: Date;
}

export interface TelegramLaunch {
  merchantId: string;
  bot: TelegramBot;
  data: InitData;
  person: TelegramPerson;
}

/** Returns the key that verifies Telegram's signatures for the bot. */
export const toTelegramSignatureKey = ({ token, botId }: TelegramBot): TelegramSignatureKey =>
  token === null ? { botId } : { token };

/**
 * Returns the launch signed by the brand's own bot. Refuses with `telegram_data_invalid` if the data are from another
 * bot or too old, and with `telegram_id_not_found` if they have no user [TG-1, TG-3].
 */
export async function readTelegramLaunch(
  tx: Tx,
  { initDataMaxAgeSeconds, ...keys }: TelegramLaunchKeys,
  { merchantId, initData, now }: TelegramLaunchRequest,
): Promise<TelegramLaunch | Refusal<"telegram_data_invalid" | "telegram_id_not_found">> {
  const bot = await loadBot(tx, keys, merchantId);
  const freshness = { now, maxAgeSeconds: initDataMaxAgeSeconds };
  const data = bot?.state === "on" ? verifyInitData(initData, toTelegramSignatureKey(bot), freshness) : null;
  if (!bot || !data) return refuse("telegram_data_invalid");
  const { person } = data;
  return person ? { merchantId, bot, data, person } : refuse("telegram_id_not_found");
}

const hashText = (text: string) => createHash("sha256").update(text).digest();

/** Marks launch data as used by this page. False if another page used them before [TG-1]. */
export function markTelegramLaunchUsed(
  tx: Tx,
  { initDataMaxAgeSeconds }: Pick<TelegramLaunchKeys, "initDataMaxAgeSeconds">,
  { merchantId, data }: TelegramLaunch,
  { pageKey, now }: { pageKey: string | undefined; now: Date },
): Promise<boolean> {
  const until = Math.max(now.getTime(), data.signedAt.getTime()) + initDataMaxAgeSeconds * 1000;
  return insertUsedLaunch(tx, merchantId, {
    launchHash: hashText(data.content),
    pageHash: pageKey === undefined ? null : hashText(pageKey),
    expiresAt: new Date(until),
  });
}
