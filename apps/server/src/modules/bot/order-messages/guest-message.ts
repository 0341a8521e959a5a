import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { ClaimAnswerKind } from "@dasturxon/domain/claim";
import { formatMoney } from "@dasturxon/domain/format";
import type { Language } from "@dasturxon/domain/language";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { findPromisedTimeSpan, formatPromisedDayAndTime } from "@dasturxon/domain/time-span";
import { fillPlaceholders, type TranslatedText } from "@dasturxon/domain/translated-text";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../merchants/index.ts";
import type { OrderForNotification } from "../../orders/index.ts";
import { getOrderStatusText } from "../conversation/status-words.ts";
import { getBotText } from "../conversation/words.ts";
import { toMiniAppAddress } from "../mini-app-address.ts";
import { botTexts } from "../../../texts/bot.ts";

const getBotTranslations = createTranslationLookup(botTexts);

const orderTitleText = getBotTranslations("order.title");
const promisedTimeText = getBotTranslations("order.promised");

const claimAnswerTexts: Record<ClaimAnswerKind, TranslatedText> = {
  REFUND: getBotTranslations("claim.REFUND"),
  CASHBACK: getBotTranslations("claim.CASHBACK"),
  WORDS: getBotTranslations("claim.WORDS"),
};

/** Text of a message, and its buttons. */
export interface GuestMessageContent {
  text: string;
  keyboard: InlineKeyboard;
}

/** Returns an order as shown in its customer's chat: status, promised time, total, answer to a claim and a link to its page. */
export function composeGuestMessage(
  order: OrderForNotification,
  { brand, storeUrl, language }: { brand: BrandBasics; storeUrl: string; language: Language },
): GuestMessageContent {
  const { id, number, status, amountDue, promisedAt, claimAnswer } = order;
  const name = findTextInLanguage(brand.name, language, brand.mainLanguage);
  const promise = promisedAt && isActiveStatus(status) ? { ...order, promisedAt } : null;
  const time = promise && formatPromisedDayAndTime(promise, { timeZone: brand.timeZone, language });
  const lines = [
    fillPlaceholders(orderTitleText, language, { brand: name, number: String(number) }),
    getOrderStatusText(order, { brand, language }),
    // The text `promisedTimeText` expects a single time ("by 18:00"). A time window is therefore shown without this
    // text.
    promise &&
      time &&
      (findPromisedTimeSpan(promise) ? `🕐 ${time}` : fillPlaceholders(promisedTimeText, language, { time })),
    `💰 ${formatMoney(amountDue, language, brand.currency)}`,
    claimAnswer &&
      fillPlaceholders(claimAnswerTexts[claimAnswer.kind], language, {
        sum: formatMoney(claimAnswer.amount ?? 0, language, brand.currency),
      }),
  ];
  const keyboard = new InlineKeyboard().webApp(
    getBotText("open", language),
    toMiniAppAddress(`${storeUrl}/profile/orders/${id}`),
  );
  return { text: lines.filter(Boolean).join("\n"), keyboard };
}
