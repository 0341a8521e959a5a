import { formatDate, formatMoney, formatPhone } from "@dasturxon/domain/format";
import { fromWire, isLanguage } from "@dasturxon/domain/language";
import { languageAddress } from "@dasturxon/domain/language-address";
import { textIn } from "@dasturxon/domain/text";
import { Composer, InlineKeyboard, Keyboard } from "grammy";
import { selectLatestOrders } from "../../orders/index.ts";
import { saveCustomer } from "../../users/index.ts";
import { newsTalk } from "../broadcasts/news-talk.ts";
import { insertOrUpdateGuest, updateGuestBlocked, updateGuestLanguage, updateGuestUser } from "../queries.ts";
import type { BotContext } from "./bot-context.ts";
import { statusIn } from "./status-words.ts";
import { LANGUAGE_NAMES, languageOfBrand, languageOfTelegram, wordsIn } from "./words.ts";
import { miniAppAddress } from "../mini-app-address.ts";

const ORDERS_SHOWN = 5;

/** Handles guests in private chats: start, contact, own orders and language [TG-5]. */
export const guestTalk = new Composer<BotContext>();
const here = guestTalk.chatType("private");

here.on("my_chat_member", async ({ talk, update, from }) => {
  const { status } = update.my_chat_member.new_chat_member;
  const change = { telegramId: from.id, isBlocked: status === "kicked" };
  await updateGuestBlocked(talk.tx, talk.merchantId, change);
});

here.on(["message", "callback_query"], async (context, next) => {
  const { talk, from } = context;
  const telegramLanguage = languageOfTelegram(from.language_code);
  context.guest = await insertOrUpdateGuest(talk.tx, talk.merchantId, {
    telegramId: from.id,
    firstName: from.first_name,
    lastName: from.last_name ?? null,
    username: from.username ?? null,
    telegramLanguage,
    at: talk.now,
  });
  context.language = context.guest.language ?? telegramLanguage ?? languageOfBrand(talk.brand);
  await next();
});

here.command("start", greet);
here.command("orders", showOrders);
here.command("language", promptLanguage);
here.use(newsTalk);
here.on("message:contact", storeContact);
here.on("message", (context) => {
  context.after((api) =>
    api.sendMessage(context.chatId, wordsIn("useButtons", context.language), {
      reply_markup: buttons(context),
    }),
  );
});
here.callbackQuery("orders", showOrders);
here.callbackQuery("language", promptLanguage);
here.callbackQuery(/^language:(.{1,8})$/, async (context) => {
  const chosen = context.match[1];
  if (!isLanguage(chosen)) return;
  const { talk, guest } = context;
  await updateGuestLanguage(talk.tx, talk.merchantId, { telegramId: guest.telegramId, language: chosen });
  context.language = chosen;
  context.after((api) =>
    api.sendMessage(guest.telegramId, wordsIn("languageKept", chosen), { reply_markup: buttons(context) }),
  );
});

function greet(context: BotContext): void {
  const { talk, guest, language } = context;
  const { brand } = talk;
  const name = guest.firstName ?? "";
  const said = wordsIn("hello", language, { name, brand: textIn(brand.name, language, brand.mainLanguage) });
  const keyboard = buttons(context);
  context.after((api) => api.sendMessage(guest.telegramId, said, { reply_markup: keyboard }));
  if (guest.userId === null) context.after(phoneRequestOf(context, "whyPhone"));
}

/** Returns the keyboard with the store's button, orders and language. */
function buttons({ talk, language }: BotContext): InlineKeyboard {
  const { brand, storeUrl } = talk;
  const offered = brand.languages.flatMap((code) => fromWire(code) ?? []);
  const choice = { offered, main: languageOfBrand(brand) };
  return new InlineKeyboard()
    .webApp(wordsIn("open", language), miniAppAddress(languageAddress(`${storeUrl}/`, language, choice)))
    .row()
    .text(wordsIn("myOrders", language), "orders")
    .text(wordsIn("language", language), "language");
}

function phoneRequestOf({ guest, language }: BotContext, why: "whyPhone" | "phoneOfAnother") {
  const keyboard = new Keyboard().requestContact(wordsIn("sharePhone", language)).resized().oneTime();
  return (api: BotContext["api"]) =>
    api.sendMessage(guest.telegramId, wordsIn(why, language), { reply_markup: keyboard });
}

function promptLanguage({ guest, language, ...context }: BotContext): void {
  const keyboard = new InlineKeyboard();
  for (const [code, name] of LANGUAGE_NAMES) keyboard.text(name, `language:${code}`).row();
  context.talk.answers.push((api) =>
    api.sendMessage(guest.telegramId, wordsIn("chooseLanguage", language), { reply_markup: keyboard }),
  );
}

/**
 * Saves a guest's shared contact. A forwarded contact of another person is rejected. The button sends the user's own
 * contact with the user's own id.
 */
async function storeContact(context: BotContext): Promise<void> {
  const { talk, guest, language, message } = context;
  const contact = message?.contact;
  if (contact?.user_id !== guest.telegramId) return context.after(phoneRequestOf(context, "phoneOfAnother"));
  const end = talk.isPhoneCodeWanted ? "phoneByCode" : await joinByPhone(context, contact.phone_number);
  const said = wordsIn(end, language, { phone: formatPhone(contact.phone_number) });
  context.after((api) =>
    api.sendMessage(guest.telegramId, said, { reply_markup: { remove_keyboard: true } }),
  );
  const keyboard = buttons(context);
  context.after((api) =>
    api.sendMessage(guest.telegramId, wordsIn("nowOrder", language), { reply_markup: keyboard }),
  );
}

/** Links the user to the customer of the phone number. The customer is created if needed [TG-2]. */
async function joinByPhone({ talk, guest, language, from }: BotContext, number: string) {
  const { tx, merchantId, now } = talk;
  const userId = await saveCustomer(tx, {
    merchantId,
    phone: `+${number.replace(/\D/g, "")}`,
    firstName: from?.first_name ?? null,
    lastName: from?.last_name ?? null,
    language,
    now,
  });
  if (userId === null) return "phoneUnknown";
  await updateGuestUser(tx, merchantId, { telegramId: guest.telegramId, userId });
  return "phoneKept";
}

async function showOrders(context: BotContext): Promise<void> {
  const { talk, guest, language } = context;
  const { tx, merchantId, brand, storeUrl } = talk;
  const orders =
    guest.userId === null
      ? []
      : await selectLatestOrders(tx, merchantId, { userId: guest.userId, limit: ORDERS_SHOWN });
  const lines = orders.map(({ number, status, serviceType, totalPrice, createdAt, alertStep }) =>
    [
      `№ ${number}`,
      formatDate(createdAt, brand.timeZone, { time: "minutes" }),
      formatMoney(totalPrice, language, brand.currency),
      statusIn({ status, serviceType, alertStep }, { brand, language }),
    ].join(" · "),
  );
  const said =
    lines.length > 0 ? [wordsIn("ordersAre", language), ...lines].join("\n") : wordsIn("noOrders", language);
  const page = orders.length > 0 ? `${storeUrl}/profile/orders` : `${storeUrl}/`;
  const keyboard = new InlineKeyboard().webApp(wordsIn("open", language), miniAppAddress(page));
  context.after((api) => api.sendMessage(guest.telegramId, said, { reply_markup: keyboard }));
}
