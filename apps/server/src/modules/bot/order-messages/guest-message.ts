import { createTranslations } from "@dasturxon/domain/catalogue";
import { formatMoney } from "@dasturxon/domain/format";
import type { Language } from "@dasturxon/domain/language";
import { isActive } from "@dasturxon/domain/order-status";
import { textIn } from "@dasturxon/domain/text";
import { formatPromisedTime } from "@dasturxon/domain/time-span";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../merchants/index.ts";
import type { OrderForNotification } from "../../orders/index.ts";
import { orderStatusText } from "../conversation/status-words.ts";
import { getBotText } from "../conversation/words.ts";
import { miniAppAddress } from "../mini-app-address.ts";
import { botTexts } from "../../../texts/bot.ts";

const translations = createTranslations(botTexts);

const titleText = translations("order.title");
const promisedTimeText = translations("order.promised");

/** Text of a message, and its buttons. */
export interface GuestMessageContent {
  text: string;
  keyboard: InlineKeyboard;
}

/** Returns an order as shown in its customer's chat: status, promised time, total and a link to its page. */
export function guestMessage(
  order: OrderForNotification,
  { brand, storeUrl, language }: { brand: BrandBasics; storeUrl: string; language: Language },
): GuestMessageContent {
  const { id, number, status, totalPrice, promisedAt } = order;
  const name = textIn(brand.name, language, brand.mainLanguage);
  const time =
    promisedAt && isActive(status) ? formatPromisedTime({ ...order, promisedAt }, brand.timeZone) : null;
  const lines = [
    fillPlaceholders(titleText, language, { brand: name, number: String(number) }),
    orderStatusText(order, { brand, language }),
    time && fillPlaceholders(promisedTimeText, language, { time }),
    `💰 ${formatMoney(totalPrice, language, brand.currency)}`,
  ];
  const keyboard = new InlineKeyboard().webApp(
    getBotText("open", language),
    miniAppAddress(`${storeUrl}/profile/orders/${id}`),
  );
  return { text: lines.filter(Boolean).join("\n"), keyboard };
}
