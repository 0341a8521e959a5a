import { writtenOf } from "@dasturxon/domain/catalogue";
import { formatMoney } from "@dasturxon/domain/format";
import type { Language } from "@dasturxon/domain/language";
import { isActive } from "@dasturxon/domain/order-status";
import { textIn } from "@dasturxon/domain/text";
import { promiseText } from "@dasturxon/domain/time-span";
import { filledIn } from "@dasturxon/domain/written";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../merchants/index.ts";
import type { OrderToTell } from "../../orders/index.ts";
import { statusIn } from "../talk/status-words.ts";
import { wordsIn } from "../talk/words.ts";
import { miniAppAddress } from "../mini-app-address.ts";
import { botTexts } from "../../../texts/bot.ts";

const written = writtenOf(botTexts);

const title = written("order.title");
const promised = written("order.promised");

/** Text of a message, and its buttons. */
export interface Shown {
  text: string;
  keyboard: InlineKeyboard;
}

/** Returns an order as shown in its customer's chat: status, promised time, total and a link to its page. */
export function guestMessage(
  order: OrderToTell,
  { brand, storeUrl, language }: { brand: BrandBasics; storeUrl: string; language: Language },
): Shown {
  const { id, number, status, totalPrice, promisedAt } = order;
  const name = textIn(brand.name, language, brand.mainLanguage);
  const time = promisedAt && isActive(status) ? promiseText({ ...order, promisedAt }, brand.timeZone) : null;
  const lines = [
    filledIn(title, language, { brand: name, number: String(number) }),
    statusIn(order, { brand, language }),
    time && filledIn(promised, language, { time }),
    `💰 ${formatMoney(totalPrice, language, brand.currency)}`,
  ];
  const keyboard = new InlineKeyboard().webApp(
    wordsIn("open", language),
    miniAppAddress(`${storeUrl}/profile/orders/${id}`),
  );
  return { text: lines.filter(Boolean).join("\n"), keyboard };
}
