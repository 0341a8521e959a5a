import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { doneReply, requestLanguage } from "./shapes.ts";
import { openedCustomerSession as session } from "./users.ts";
import { offeredPayment } from "./web-settings.ts";

/**
 * Telegram's init data exactly as it was passed to the page. Must not be re-encoded, because its signature is checked.
 */
const initData = z.string().max(8192);

/**
 * Random key stored by the page while it is open. The same init data can be sent again with this key, but only once
 * without a key.
 */
const webAppPageKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();

/** Endpoints for pages opened in Telegram. */
export const webbotEndpoints = {
  webbotSetting: declareEndpoint({
    method: "GET",
    path: "/webbot/v1/setting",
    auth: "none",
    summary:
      "Returns the brand's Telegram bot, whether sign-in there requires a code, and its payment methods",
    reply: z.object({
      isActive: z.boolean(),
      /** User name without the @; null: unknown. */
      username: z.string().nullable(),
      /** Whether customers must verify their phone with a code. False: a contact signed by Telegram is sufficient. */
      isPhoneCodeWanted: z.boolean(),
      /** Payment methods enabled for the messenger, in display order [CH-6]. */
      payments: z.array(offeredPayment),
    }),
  }),
  signInByTelegram: declareEndpoint({
    method: "POST",
    path: "/webbot/v1/users/token",
    auth: "none",
    perMinute: 60,
    summary: "Exchanges data signed by Telegram for a session of the linked customer",
    body: z.object({ initData, pageKey: webAppPageKey }),
    reply: session,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
  signUpByTelegram: declareEndpoint({
    method: "POST",
    path: "/webbot/v1/users/login",
    auth: "none",
    perMinute: 60,
    summary:
      "Signs in by a contact signed by Telegram for the person that opened the page, and creates the account",
    body: z.object({
      initData,
      pageKey: webAppPageKey,
      /** Contact as passed by Telegram: `contact=…&auth_date=…&hash=…`. */
      contact: z.string().max(4096),
      language: requestLanguage.default("uz"),
    }),
    reply: session,
    refusals: ["telegram_data_invalid", "telegram_id_not_found", "phone_invalid", "phone_required"],
  }),
  linkTelegram: declareEndpoint({
    method: "POST",
    path: "/webbot/v1/users/auth",
    auth: "token",
    perMinute: 60,
    summary:
      "Links the signed-in customer to the person that opened the page in Telegram, so that later sign-ins need no code",
    body: z.object({ initData, pageKey: webAppPageKey }),
    reply: doneReply,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
  logoutOfTelegram: declareEndpoint({
    method: "POST",
    path: "/webbot/v1/users/logout",
    auth: "token",
    summary: "Ends the session and the link to Telegram",
    body: z.object({ initData }),
    reply: doneReply,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
  logoutOfTelegramIn: declareEndpoint({
    method: "PUT",
    path: "/webbot/v1/users/logout",
    auth: "token",
    summary: "Ends the session and the link to Telegram, and stores the language for the bot",
    body: z.object({ initData, language: requestLanguage }),
    reply: doneReply,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
};
