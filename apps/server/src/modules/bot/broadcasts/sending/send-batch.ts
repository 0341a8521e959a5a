import type { Api } from "grammy";
import { isRequestUnsent, type TelegramFailure, toTelegramFailure } from "../../telegram-api.ts";
import { composeBroadcastMessage, type ShownBroadcast } from "./broadcast-message.ts";
import type { BroadcastBatch } from "./claim-batch.ts";

/** Result of a message: sent, an error of Telegram, or `unreached` if the request was never sent. */
export type BroadcastOutcome = { is: "sent" } | { is: "unreached" } | TelegramFailure;

/**
 * Sends the messages of a batch concurrently. Never call it inside a transaction.
 * @returns the results by Telegram user id
 */
export async function sendBroadcastBatch(
  api: Api,
  { broadcast, receivers, brand, storeUrl }: BroadcastBatch,
): Promise<ReadonlyMap<number, BroadcastOutcome>> {
  const outcomes = receivers.map(async ({ telegramId, language }): Promise<[number, BroadcastOutcome]> => {
    const shown = composeBroadcastMessage(broadcast, { brand, storeUrl, language });
    try {
      await sendBroadcastMessage(api, telegramId, shown);
      return [telegramId, { is: "sent" }];
    } catch (error) {
      return [telegramId, isRequestUnsent(error) ? { is: "unreached" } : toTelegramFailure(error)];
    }
  });
  return new Map(await Promise.all(outcomes));
}

function sendBroadcastMessage(
  api: Api,
  chatId: number,
  { text, picture, keyboard }: ShownBroadcast,
): Promise<unknown> {
  if (picture === null) return api.sendMessage(chatId, text, { reply_markup: keyboard });
  return api.sendPhoto(chatId, picture, { caption: text, reply_markup: keyboard });
}
