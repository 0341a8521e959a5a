import { PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { doneReply, id, instant } from "./shapes.ts";

const OWNER_ROLES = ["owner"] as const;
const OFFICE_ROLES = [...MANAGER_ROLES, "operator"] as const;

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

/** Last order message that Telegram refused in a chat. Removed after the next successful message in that chat. */
const telegramRefusal = z.object({
  chatId: z.number(),
  /** Title of the Telegram group or name of the person; empty: unknown. */
  name: z.string(),
  orderId: id,
  orderNumber: z.number(),
  /** Error text of Telegram. */
  why: z.string(),
  at: instant,
  /** Whether the Telegram chat has another message about the order: its short form, or an earlier version. */
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
export const telegramBotEndpoints = {
  telegramBot: declareEndpoint({
    method: "GET",
    path: "/console/v1/telegram-bot",
    auth: "staff",
    roles: OWNER_ROLES,
    summary: "Returns the brand's own Telegram bot without its secrets",
    reply: z.object({ bot: telegramBot.nullable() }),
    refusals: ["forbidden"],
  }),
  changeTelegramBot: declareEndpoint({
    method: "PUT",
    path: "/console/v1/telegram-bot",
    auth: "staff",
    roles: OWNER_ROLES,
    perMinute: 20,
    summary:
      "Connects a bot by its token, or enables and disables the existing one; Telegram is called before the change is stored",
    body: z.object({
      isOn: z.boolean(),
      isPhoneCodeWanted: z.boolean(),
      /** Token of the bot, issued by Telegram's BotFather. Absent: the stored token remains. */
      token: z.string().trim().min(1).max(200).optional(),
    }),
    reply: telegramBot,
    refusals: ["bad_request", "forbidden", "bot_token_refused", "bot_address_refused", "bot_unanswered"],
  }),
  removeTelegramBot: declareEndpoint({
    method: "DELETE",
    path: "/console/v1/telegram-bot",
    auth: "staff",
    roles: OWNER_ROLES,
    summary: "Removes the brand's bot with its token and its webhook",
    reply: doneReply,
    refusals: ["forbidden"],
  }),
  telegramLinks: declareEndpoint({
    method: "GET",
    path: "/console/v1/telegram-links",
    auth: "staff",
    roles: OFFICE_ROLES,
    summary:
      "Returns whether the caller is linked to the bot, the groups that receive orders, and messages refused by Telegram",
    reply: telegramLinks,
  }),
  giveTelegramCode: declareEndpoint({
    method: "POST",
    path: "/console/v1/telegram-links",
    auth: "staff",
    roles: OFFICE_ROLES,
    perMinute: 20,
    summary:
      "Creates a one-time command for the bot, valid for a quarter of an hour, to link a person, a courier or a group",
    body: z.object({
      purpose: z.enum(["staff", "group", "courier"]),
      /** Courier whose login is linked. Only for `courier`. */
      courierId: id.optional(),
      language: z.enum(PLATFORM_LANGUAGES).default("uz"),
    }),
    reply: z.object({ command: z.string(), link: z.string(), expiresAt: instant }),
    refusals: ["forbidden", "not_found", "courier_not_found"],
  }),
  unlinkTelegramStaff: declareEndpoint({
    method: "DELETE",
    path: "/console/v1/telegram-links",
    auth: "staff",
    roles: OFFICE_ROLES,
    summary: "Unlinks the caller from the bot",
    reply: doneReply,
  }),
  removeTelegramGroup: declareEndpoint({
    method: "DELETE",
    path: "/console/v1/telegram-groups/{chatId}",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Stops sending orders to the group",
    params: z.object({ chatId: z.coerce.number().pipe(z.int()) }),
    reply: doneReply,
    refusals: ["forbidden", "not_found"],
  }),
  resendTelegramMessage: declareEndpoint({
    method: "POST",
    path: "/console/v1/telegram-chats/{chatId}/resend",
    auth: "staff",
    roles: MANAGER_ROLES,
    perMinute: 20,
    summary: "Sends the last message of a chat that Telegram refused again; null: Telegram accepted it",
    params: z.object({ chatId: z.coerce.number().pipe(z.int()) }),
    reply: z.object({ refusal: telegramRefusal.nullable() }),
    refusals: ["forbidden", "not_found", "bot_unanswered"],
  }),
  hearTelegram: declareEndpoint({
    method: "POST",
    path: "/telegram/v1/{merchantId}",
    auth: "none",
    takes: "text",
    perMinute: 6000,
    summary: "Telegram's webhook with updates of a brand's bot; the bot's secret is in the header",
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
