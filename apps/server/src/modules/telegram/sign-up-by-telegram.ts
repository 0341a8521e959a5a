import { isRefused, type Refusal, refuse } from "../../platform/http/index.ts";
import { openCustomerSession, type OpenedSession, findOrCreateCustomer } from "../users/index.ts";
import { insertOrUpdateTelegramAccount } from "./queries.ts";
import { readContact } from "./read-contact.ts";
import { readTelegramLaunch, toTelegramSignatureKey, markTelegramLaunchUsed } from "./read-launch.ts";
import type { TelegramDeps, TelegramRequest } from "./sign-in-by-telegram.ts";

type TelegramSignUpRefusal = Refusal<
  "telegram_data_invalid" | "telegram_id_not_found" | "phone_invalid" | "phone_required"
>;

/**
 * Signs in by a contact that Telegram signed. The customer is created at the first sign-in. Only the user's own contact
 * is accepted. Refuses with `phone_required` if the brand requires confirmation by a code [TG-2].
 */
export async function signUpByTelegram(
  { db, clock, ...keys }: TelegramDeps,
  request: TelegramRequest & { contact: string; language: string },
): Promise<OpenedSession | TelegramSignUpRefusal> {
  const { merchantId, initData, pageKey, language } = request;
  const now = clock.now();
  return db.tenant(merchantId, async (tx) => {
    const launch = await readTelegramLaunch(tx, keys, { merchantId, initData, now });
    if (isRefused(launch)) return launch;
    const { bot, person } = launch;
    if (bot.isPhoneCodeWanted) return refuse("phone_required");
    const freshness = { now, maxAgeSeconds: keys.initDataMaxAgeSeconds };
    const contact = readContact(request.contact, toTelegramSignatureKey(bot), freshness);
    if (contact?.telegramId !== person.telegramId) return refuse("telegram_data_invalid");
    const { phone, firstName, lastName } = contact;
    if (!(await markTelegramLaunchUsed(tx, keys, launch, { pageKey, now })))
      return refuse("telegram_data_invalid");
    const userId = await findOrCreateCustomer(tx, { merchantId, phone, firstName, lastName, language, now });
    if (userId === null) return refuse("phone_invalid", { field: "contact" });
    const session = await openCustomerSession(tx, { merchantId, userId, now });
    if (!session) return refuse("telegram_id_not_found");
    await insertOrUpdateTelegramAccount(tx, merchantId, { ...person, userId, now });
    return session;
  });
}
