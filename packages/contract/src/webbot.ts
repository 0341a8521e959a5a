import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, sentLanguage } from "./shapes.ts";
import { openedSession as session } from "./users.ts";
import { offeredPayment } from "./web-settings.ts";

/** As Telegram gives them to the page, never written anew. */
const initData = z.string().max(8192);

/** A word that the page made and keeps while it is open: with it the same data may be sent again, without it once. */
const pageKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();

/** What a page that was opened in Telegram asks for. */
export const webbot = {
  webbotSetting: endpoint({
    method: "GET",
    path: "/webbot/v1/setting",
    auth: "none",
    summary:
      "The brand's bot at Telegram, whether who comes by it proves the phone by a code, and how one pays there",
    reply: z.object({
      isActive: z.boolean(),
      /** Without the @; null while it is not known. */
      username: z.string().nullable(),
      /** True: a contact that Telegram signed is not enough. */
      isPhoneCodeWanted: z.boolean(),
      /** Methods switched on for the messenger, in the order to show [CH-6]. */
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
      /** The contact as Telegram gives it: `contact=…&auth_date=…&hash=…`. */
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
