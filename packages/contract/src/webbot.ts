import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, sentLanguage } from "./shapes.ts";
import { openedSession as session } from "./users.ts";
import { offeredPayment } from "./web-settings.ts";

/** Init data exactly as Telegram passed it to the page. Must not be re-encoded. */
const initData = z.string().max(8192);

/**
 * Random key stored by the page while it is open. The same data can be sent again with this key, but only once without
 * it.
 */
const pageKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();

/** Endpoints for pages opened in Telegram. */
export const webbot = {
  webbotSetting: endpoint({
    method: "GET",
    path: "/webbot/v1/setting",
    auth: "none",
    summary:
      "The brand's bot at Telegram, whether who comes by it proves the phone by a code, and how one pays there",
    reply: z.object({
      isActive: z.boolean(),
      /** User name without the @; null: unknown. */
      username: z.string().nullable(),
      /** True: a contact signed by Telegram is not sufficient. */
      isPhoneCodeWanted: z.boolean(),
      /** Payment methods enabled for the messenger, in display order [CH-6]. */
      payments: z.array(offeredPayment),
    }),
  }),
  signInByTelegram: endpoint({
    method: "POST",
    path: "/webbot/v1/users/token",
    auth: "none",
    perMinute: 60,
    summary: "Exchanges data that Telegram signed for a session of the customer that they are linked to",
    body: z.object({ initData, pageKey }),
    reply: session,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
  signUpByTelegram: endpoint({
    method: "POST",
    path: "/webbot/v1/users/login",
    auth: "none",
    perMinute: 60,
    summary: "Signs in by a contact that Telegram signed for whoever opened the page, and makes the account",
    body: z.object({
      initData,
      pageKey,
      /** Contact as passed by Telegram: `contact=…&auth_date=…&hash=…`. */
      contact: z.string().max(4096),
      language: sentLanguage.default("uz"),
    }),
    reply: session,
    refusals: ["telegram_data_invalid", "telegram_id_not_found", "phone_invalid", "phone_required"],
  }),
  linkTelegram: endpoint({
    method: "POST",
    path: "/webbot/v1/users/auth",
    auth: "token",
    perMinute: 60,
    summary:
      "Links the signed-in customer to whoever opened the page in Telegram: the next time no code is asked",
    body: z.object({ initData, pageKey }),
    reply: done,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
  logoutOfTelegram: endpoint({
    method: "POST",
    path: "/webbot/v1/users/logout",
    auth: "token",
    summary: "Ends the session and the link to Telegram",
    body: z.object({ initData }),
    reply: done,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
  logoutOfTelegramIn: endpoint({
    method: "PUT",
    path: "/webbot/v1/users/logout",
    auth: "token",
    summary: "The same, and keeps the language that the bot speaks from now on",
    body: z.object({ initData, language: sentLanguage }),
    reply: done,
    refusals: ["telegram_data_invalid", "telegram_id_not_found"],
  }),
};
