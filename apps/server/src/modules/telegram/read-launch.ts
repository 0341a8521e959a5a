import { createHash } from "node:crypto";
import type { Tx } from "../../platform/database/index.ts";
import { type Refused, refuse } from "../../platform/http/index.ts";
import { type BotKeys, botOf, type TelegramBot } from "./bot.ts";
import { type InitData, type SignOf, type TelegramPerson, verifyInitData } from "./init-data.ts";
import { insertLaunch } from "./queries.ts";

export interface LaunchKeys extends BotKeys {
  /** Older data open nothing; 0: of any age. */
  initDataMaxAgeSeconds: number;
}

export interface LaunchRequest {
  merchantId: string;
  initData: string;
  now: Date;
}

export interface Launch {
  merchantId: string;
  bot: TelegramBot;
  data: InitData;
  person: TelegramPerson;
}

/** By what the brand's bot signs. */
export const signOf = ({ token, botId }: TelegramBot): SignOf => (token === null ? { botId } : { token });

/**
 * Who opened the page, as the brand's own bot signed it. Refuses `telegram_data_invalid` where they are not its, or old,
 * and `telegram_id_not_found` where they name nobody. [TG-1, TG-3]
 */
export async function readLaunch(
  tx: Tx,
  { initDataMaxAgeSeconds, ...keys }: LaunchKeys,
  { merchantId, initData, now }: LaunchRequest,
): Promise<Launch | Refused<"telegram_data_invalid" | "telegram_id_not_found">> {
  const bot = await botOf(tx, keys, merchantId);
  const freshness = { now, maxAgeSeconds: initDataMaxAgeSeconds };
  const data = bot?.state === "on" ? verifyInitData(initData, signOf(bot), freshness) : null;
  if (!bot || !data) return refuse("telegram_data_invalid");
  const { person } = data;
  return person ? { merchantId, bot, data, person } : refuse("telegram_id_not_found");
}

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Uses data up for the page that sent them: false where another page did so before. [TG-1] */
export function useLaunch(
  tx: Tx,
  { initDataMaxAgeSeconds }: Pick<LaunchKeys, "initDataMaxAgeSeconds">,
  { merchantId, data }: Launch,
  { pageKey, now }: { pageKey: string | undefined; now: Date },
): Promise<boolean> {
  const until = Math.max(now.getTime(), data.signedAt.getTime()) + initDataMaxAgeSeconds * 1000;
  return insertLaunch(tx, merchantId, {
    launchHash: hashOf(data.content),
    pageHash: pageKey === undefined ? null : hashOf(pageKey),
    expiresAt: new Date(until),
  });
}
