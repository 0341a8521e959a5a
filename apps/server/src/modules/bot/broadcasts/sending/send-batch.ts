import type { Api } from "grammy";
import { isRequestUnsent, type TelegramFailure, telegramFailureOf } from "../../telegram-api.ts";
import { broadcastMessage, type ShownBroadcast } from "./broadcast-message.ts";
import type { Batch } from "./claim-batch.ts";

/** Result of a message: sent, an error of Telegram, or `unreached` if the request was never sent. */
export type BroadcastOutcome = { is: "sent" } | { is: "unreached" } | TelegramFailure;

/**
 * Sends the messages of a batch concurrently. Never call it inside a transaction.
 * @returns the results by Telegram user id
 */
export async function sendBatch(
  api: Api,
  { broadcast, receivers, brand, storeUrl }: Batch,
): Promise<ReadonlyMap<number, BroadcastOutcome>> {
  const outcomes = receivers.map(async ({ telegramId, language }): Promise<[number, BroadcastOutcome]> => {
    const shown = broadcastMessage(broadcast, { brand, storeUrl, language });
    try {
      await sendBroadcast(api, telegramId, shown);
      return [telegramId, { is: "sent" }];
    } catch (error) {
      return [telegramId, isRequestUnsent(error) ? { is: "unreached" } : telegramFailureOf(error)];
    }
  });
  return new Map(await Promise.all(outcomes));
}

function sendBroadcast(
  api: Api,
  chatId: number,
  { text, picture, keyboard }: ShownBroadcast,
): Promise<unknown> {
  if (picture === null) return api.sendMessage(chatId, text, { reply_markup: keyboard });
  return api.sendPhoto(chatId, picture, { caption: text, reply_markup: keyboard });
}
