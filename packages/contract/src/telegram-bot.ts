import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, id, instant } from "./shapes.ts";

const OWNER = ["owner"] as const;

/** A brand's own bot. Its token is never told again, not even to who put it in. */
const telegramBot = z.object({
  botId: z.int(),
  /** Without the @; null: Telegram was not asked yet. */
  username: z.string().nullable(),
  isOn: z.boolean(),
  /** Telegram tells the store what is written to the bot. */
  isHeard: z.boolean(),
  /** Whoever comes by Telegram proves the phone by a code; else the contact is enough that Telegram signs. */
  isPhoneCodeWanted: z.boolean(),
  changedAt: instant,
});

/** The brand's bot at Telegram, and Telegram's calls about what is written to it [TG-5]. */
export const telegramBots = {
  telegramBot: endpoint({
    method: "GET",
    path: "/console/v1/telegram-bot",
    auth: "staff",
    roles: OWNER,
    summary: "The brand's own bot at Telegram, without what is secret of it",
    reply: z.object({ bot: telegramBot.nullable() }),
    refusals: ["forbidden"],
  }),
  changeTelegramBot: endpoint({
    method: "PUT",
    path: "/console/v1/telegram-bot",
    auth: "staff",
    roles: OWNER,
    perMinute: 20,
    summary:
      "Connects a bot by its token, or switches the one that is there; Telegram is asked before anything is kept",
    body: z.object({
      isOn: z.boolean(),
      isPhoneCodeWanted: z.boolean(),
      /** As BotFather tells it; left out: the one before stays. */
      token: z.string().trim().min(1).max(200).optional(),
    }),
    reply: telegramBot,
    refusals: ["bad_request", "forbidden", "bot_token_refused", "bot_address_refused", "bot_unanswered"],
  }),
  removeTelegramBot: endpoint({
    method: "DELETE",
    path: "/console/v1/telegram-bot",
    auth: "staff",
    roles: OWNER,
    summary: "Forgets the brand's bot and its token; Telegram is told to send nothing more",
    reply: done,
    refusals: ["forbidden"],
  }),
  hearTelegram: endpoint({
    method: "POST",
    path: "/telegram/v1/{merchantId}",
    auth: "none",
    takes: "text",
    perMinute: 6000,
    summary: "Telegram's call about what was written to a brand's bot; the bot's secret stands in the header",
    params: z.object({ merchantId: id }),
    headers: z.object({ "x-telegram-bot-api-secret-token": z.string().max(256).default("") }),
    body: z.string().default(""),
    reply: z.object({ isHeard: z.boolean() }),
    refusals: ["unauthorized"],
  }),
};

export type TelegramBotView = z.infer<typeof telegramBot>;
