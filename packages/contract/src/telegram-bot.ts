import { PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, id, instant } from "./shapes.ts";

const OWNER = ["owner"] as const;
const MANAGING = ["owner", "manager"] as const;
const OFFICE = [...MANAGING, "operator"] as const;

/** Brand's own bot. Its token is never returned, not even to its author. */
const telegramBot = z.object({
  botId: z.int(),
  /** User name without the @; null: not requested from Telegram yet. */
  username: z.string().nullable(),
  isOn: z.boolean(),
  /** Whether Telegram sends the bot's messages to our webhook. */
  isHeard: z.boolean(),
  /**
   * Whether customers from Telegram must verify their phone with a code. False: a contact signed by Telegram is
   * sufficient.
   */
  isPhoneCodeWanted: z.boolean(),
  changedAt: instant,
});

/** Last order message that Telegram refused in a chat. Removed after the next successful message in it. */
const telegramRefusal = z.object({
  chatId: z.number(),
  /** Title of the group or name of the person; empty: unknown. */
  name: z.string(),
  orderId: id,
  orderNumber: z.number(),
  /** Error text of Telegram. */
  why: z.string(),
  at: instant,
  /** Whether the chat has another message of the order: its short form, or an earlier version. */
  isThere: z.boolean(),
});

const telegramLinks = z.object({
  /** User name of the enabled bot; null: none. */
  username: z.string().nullable(),
  /** Whether the caller's Telegram account is linked. */
  isLinked: z.boolean(),
  /** Groups that receive order messages. */
  groups: z.array(z.object({ chatId: z.number(), title: z.string(), createdAt: instant })),
  /** Chats with refused messages, newest first. Only for roles that may see the groups. */
  refusals: z.array(telegramRefusal),
});

/** Brand's Telegram bot, and Telegram's webhook for its messages [TG-5]. */
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
      /** Token from BotFather. Absent: the stored one remains. */
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
  telegramLinks: endpoint({
    method: "GET",
    path: "/console/v1/telegram-links",
    auth: "staff",
    roles: OFFICE,
    summary:
      "Whether the brand's bot knows the caller, the groups that hear of orders, and messages that Telegram refused",
    reply: telegramLinks,
  }),
  giveTelegramCode: endpoint({
    method: "POST",
    path: "/console/v1/telegram-links",
    auth: "staff",
    roles: OFFICE,
    perMinute: 20,
    summary:
      "A word for the bot, good once and for a quarter of an hour: whose it is, which courier's, or which group hears of orders",
    body: z.object({
      purpose: z.enum(["staff", "group", "courier"]),
      /** Courier whose login is linked. Only for `courier`. */
      courierId: id.optional(),
      language: z.enum(PLATFORM_LANGUAGES).default("uz"),
    }),
    reply: z.object({ command: z.string(), link: z.string(), expiresAt: instant }),
    refusals: ["forbidden", "not_found", "courier_not_found"],
  }),
  unlinkTelegramStaff: endpoint({
    method: "DELETE",
    path: "/console/v1/telegram-links",
    auth: "staff",
    roles: OFFICE,
    summary: "The bot no longer knows the caller",
    reply: done,
  }),
  removeTelegramGroup: endpoint({
    method: "DELETE",
    path: "/console/v1/telegram-groups/{chatId}",
    auth: "staff",
    roles: MANAGING,
    summary: "The group hears of no more orders",
    params: z.object({ chatId: z.coerce.number().pipe(z.int()) }),
    reply: done,
    refusals: ["forbidden", "not_found"],
  }),
  resendTelegramMessage: endpoint({
    method: "POST",
    path: "/console/v1/telegram-chats/{chatId}/resend",
    auth: "staff",
    roles: MANAGING,
    perMinute: 20,
    summary: "Sends the last message that Telegram refused in a chat again; null: Telegram took it",
    params: z.object({ chatId: z.coerce.number().pipe(z.int()) }),
    reply: z.object({ refusal: telegramRefusal.nullable() }),
    refusals: ["forbidden", "not_found", "bot_unanswered"],
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

export type TelegramRefusal = z.infer<typeof telegramRefusal>;
export type TelegramLinks = z.infer<typeof telegramLinks>;
export type TelegramBotView = z.infer<typeof telegramBot>;
