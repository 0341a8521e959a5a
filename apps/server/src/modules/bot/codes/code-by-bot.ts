import { InlineKeyboard } from "grammy";
import type { Database } from "../../../platform/database/index.ts";
import { type BotKeys, loadBot } from "../../telegram/index.ts";
import { createTelegramApi, type TelegramApiAddress, toTelegramFailure } from "../telegram-api.ts";
import { selectChatsOfPhone } from "./queries.ts";

interface BotCodeSenderDeps extends BotKeys, TelegramApiAddress {
  db: Database;
  log: { warn: (details: object, message: string) => void };
}

interface CodeMessageByBot {
  merchantId: string;
  phone: string;
  text: string;
  /** One-time code in the text. Empty if there is none. */
  code: string;
}

/** Sends a code to the bot's chats with this phone's customer. @returns whether a chat received it */
export type BotCodeSender = (message: CodeMessageByBot) => Promise<boolean>;

/**
 * Sends codes by the brand's bot in addition to the SMS [US-1]. Messages of the bot are free, and guests who use
 * Telegram read them there.
 */
export function createBotCodeSender({ db, log, ...keys }: BotCodeSenderDeps): BotCodeSender {
  return async ({ merchantId, phone, text, code }) => {
    if (code === "") return false;
    const found = await db.tenantRead(merchantId, async (tx) => {
      const bot = await loadBot(tx, keys, merchantId);
      if (!bot?.token || bot.state === "off") return null;
      return { token: bot.token, chats: await selectChatsOfPhone(tx, merchantId, phone) };
    });
    if (!found || found.chats.length === 0) return false;
    const api = createTelegramApi(found.token, keys);
    const copy = { inline_keyboard: [[InlineKeyboard.copyText(code, code)]] };
    const sent = found.chats.map(async (chatId) => {
      const trouble = await api
        .sendMessage(chatId, text, { reply_markup: copy })
        .then(() => null, toTelegramFailure);
      if (trouble) log.warn({ merchantId, ...trouble }, "Telegram refused a message with a code");
      return trouble === null;
    });
    return (await Promise.all(sent)).some(Boolean);
  };
}
