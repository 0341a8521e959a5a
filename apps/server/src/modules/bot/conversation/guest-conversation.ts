import { formatDate, formatMoney, formatPhone } from "@dasturxon/domain/format";
import { languageFromWire, isLanguage } from "@dasturxon/domain/language";
import { createLanguageUrl } from "@dasturxon/domain/language-address";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { Composer, InlineKeyboard, Keyboard } from "grammy";
import { selectLatestOrders } from "../../orders/index.ts";
import { findOrCreateCustomer } from "../../users/index.ts";
import { newsConversation } from "../broadcasts/news-talk.ts";
import {
  insertOrUpdateGuest,
  updateGuestBlocked,
  updateGuestLanguage,
  updateGuestUserId,
} from "../queries.ts";
import type { BotContext } from "./bot-context.ts";
import { getOrderStatusText } from "./status-words.ts";
import { LANGUAGE_NAMES, getBrandLanguage, languageFromTelegramCode, getBotText } from "./words.ts";
import { toMiniAppAddress } from "../mini-app-address.ts";

const MAX_ORDERS_SHOWN = 5;

/** Handles guests in private chats: start, contact, own orders and language [TG-5]. */
export const guestConversation = new Composer<BotContext>();
const guestPrivateChats = guestConversation.chatType("private");

guestPrivateChats.on("my_chat_member", async ({ talk, update, from }) => {
  const { status } = update.my_chat_member.new_chat_member;
  const change = { telegramId: from.id, isBlocked: status === "kicked" };
  await updateGuestBlocked(talk.tx, talk.merchantId, change);
});

guestPrivateChats.on(["message", "callback_query"], async (context, next) => {
  const { talk, from } = context;
  const telegramLanguage = languageFromTelegramCode(from.language_code);
  context.guest = await insertOrUpdateGuest(talk.tx, talk.merchantId, {
    telegramId: from.id,
    firstName: from.first_name,
    lastName: from.last_name ?? null,
    username: from.username ?? null,
    telegramLanguage,
    at: talk.now,
  });
  context.language = context.guest.language ?? telegramLanguage ?? getBrandLanguage(talk.brand);
  await next();
});

guestPrivateChats.command("start", sendGreeting);
guestPrivateChats.command("orders", showOrders);
guestPrivateChats.command("language", promptLanguage);
guestPrivateChats.use(newsConversation);
guestPrivateChats.on("message:contact", saveSharedContact);
guestPrivateChats.on("message", (context) => {
  context.after((api) =>
    api.sendMessage(context.chatId, getBotText("useButtons", context.language), {
      reply_markup: createStoreKeyboard(context),
    }),
  );
});
guestPrivateChats.callbackQuery("orders", showOrders);
guestPrivateChats.callbackQuery("language", promptLanguage);
guestPrivateChats.callbackQuery(/^language:(.{1,8})$/, async (context) => {
  const chosen = context.match[1];
  if (!isLanguage(chosen)) return;
  const { talk, guest } = context;
  await updateGuestLanguage(talk.tx, talk.merchantId, { telegramId: guest.telegramId, language: chosen });
  context.language = chosen;
  context.after((api) =>
    api.sendMessage(guest.telegramId, getBotText("languageKept", chosen), {
      reply_markup: createStoreKeyboard(context),
    }),
  );
});

function sendGreeting(context: BotContext): void {
  const { talk, guest, language } = context;
  const { brand } = talk;
  const name = guest.firstName ?? "";
  const said = getBotText("hello", language, {
    name,
    brand: findTextInLanguage(brand.name, language, brand.mainLanguage),
  });
  const keyboard = createStoreKeyboard(context);
  context.after((api) => api.sendMessage(guest.telegramId, said, { reply_markup: keyboard }));
  if (guest.userId === null) context.after(createPhoneRequest(context, "whyPhone"));
}

/** Returns the keyboard with the store's button, orders and language. */
function createStoreKeyboard({ talk, language }: BotContext): InlineKeyboard {
  const { brand, storeUrl } = talk;
  const offered = brand.languages.flatMap((code) => languageFromWire(code) ?? []);
  const choice = { offered, main: getBrandLanguage(brand) };
  return new InlineKeyboard()
    .webApp(
      getBotText("open", language),
      toMiniAppAddress(createLanguageUrl(`${storeUrl}/`, language, choice)),
    )
    .row()
    .text(getBotText("myOrders", language), "orders")
    .text(getBotText("language", language), "language");
}

function createPhoneRequest({ guest, language }: BotContext, why: "whyPhone" | "phoneOfAnother") {
  const keyboard = new Keyboard().requestContact(getBotText("sharePhone", language)).resized().oneTime();
  return (api: BotContext["api"]) =>
    api.sendMessage(guest.telegramId, getBotText(why, language), { reply_markup: keyboard });
}

function promptLanguage({ guest, language, ...context }: BotContext): void {
  const keyboard = new InlineKeyboard();
  for (const [code, name] of LANGUAGE_NAMES) keyboard.text(name, `language:${code}`).row();
  context.talk.answers.push((api) =>
    api.sendMessage(guest.telegramId, getBotText("chooseLanguage", language), { reply_markup: keyboard }),
  );
}

/**
 * Saves a guest's shared contact. A forwarded contact of another person is rejected. The button sends the user's own
 * contact with the user's own id.
 */
async function saveSharedContact(context: BotContext): Promise<void> {
  const { talk, guest, language, message } = context;
  const contact = message?.contact;
  if (contact?.user_id !== guest.telegramId)
    return context.after(createPhoneRequest(context, "phoneOfAnother"));
  const end = talk.isPhoneCodeWanted
    ? "phoneByCode"
    : await linkCustomerByPhone(context, contact.phone_number);
  const said = getBotText(end, language, { phone: formatPhone(contact.phone_number) });
  context.after((api) =>
    api.sendMessage(guest.telegramId, said, { reply_markup: { remove_keyboard: true } }),
  );
  if (end === "phoneUnknown") return;
  const keyboard = createStoreKeyboard(context);
  context.after((api) =>
    api.sendMessage(guest.telegramId, getBotText("nowOrder", language), { reply_markup: keyboard }),
  );
}

/** Links the user to the customer of the phone number. The customer is created if needed [TG-2]. */
async function linkCustomerByPhone({ talk, guest, language, from }: BotContext, number: string) {
  const { tx, merchantId, now } = talk;
  const userId = await findOrCreateCustomer(tx, {
    merchantId,
    phone: `+${number.replace(/\D/g, "")}`,
    firstName: from?.first_name ?? null,
    lastName: from?.last_name ?? null,
    language,
    now,
  });
  if (userId === null) return "phoneUnknown";
  await updateGuestUserId(tx, merchantId, { telegramId: guest.telegramId, userId });
  return "phoneKept";
}

async function showOrders(context: BotContext): Promise<void> {
  const { talk, guest, language } = context;
  const { tx, merchantId, brand, storeUrl } = talk;
  const orders =
    guest.userId === null
      ? []
      : await selectLatestOrders(tx, merchantId, { userId: guest.userId, limit: MAX_ORDERS_SHOWN });
  const lines = orders.map(({ number, status, serviceType, amountDue, createdAt, alertStep }) =>
    [
      `№ ${number}`,
      formatDate(createdAt, brand.timeZone, { time: "minutes" }),
      formatMoney(amountDue, language, brand.currency),
      getOrderStatusText({ status, serviceType, alertStep }, { brand, language }),
    ].join(" · "),
  );
  const said =
    lines.length > 0
      ? [getBotText("ordersAre", language), ...lines].join("\n")
      : getBotText("noOrders", language);
  const page = orders.length > 0 ? `${storeUrl}/profile/orders` : `${storeUrl}/`;
  const keyboard = new InlineKeyboard().webApp(getBotText("open", language), toMiniAppAddress(page));
  context.after((api) => api.sendMessage(guest.telegramId, said, { reply_markup: keyboard }));
}
