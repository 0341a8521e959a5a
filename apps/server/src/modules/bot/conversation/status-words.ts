import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import type { Language } from "@dasturxon/domain/language";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { joinSentences, type TranslatedText, pickTranslation } from "@dasturxon/domain/translated-text";
import type { BrandBasics } from "../../merchants/index.ts";
import { readyAtTableText, goodMealText, shopThanksText } from "../../notifications/index.ts";
import { botTexts } from "../../../texts/bot.ts";

const getBotTranslations = createTranslationLookup(botTexts);

const waitingStatusText = getBotTranslations("status.waiting");
const unpaidStatusText = getBotTranslations("status.unpaid");
/** Status texts of an unanswered order by its last alert step. Null: the text of the order status is used. */
const unansweredStatusTexts: Readonly<Record<AlertStep, TranslatedText | null>> = {
  push: getBotTranslations("unanswered.push"),
  telegram: getBotTranslations("unanswered.message"),
  sms: getBotTranslations("unanswered.message"),
  call: getBotTranslations("unanswered.call"),
  decide: null,
  pause: getBotTranslations("unanswered.pause"),
};
const cookedStatusText = getBotTranslations("status.cooked");
const readyStatusText = getBotTranslations("status.ready");
const readyAtTableStatusText = joinSentences(getBotTranslations("status.readyAtTable"), readyAtTableText);
const finishedStatusText = getBotTranslations("status.finished");
const finishedMealText = joinSentences(finishedStatusText, goodMealText);
const finishedPurchaseText = joinSentences(finishedStatusText, shopThanksText);

const orderStatusTexts: Readonly<Record<OrderStatus, TranslatedText>> = {
  OPEN: unpaidStatusText,
  AT_TIME: getBotTranslations("status.scheduled"),
  CREATED: waitingStatusText,
  ACCEPTED: getBotTranslations("status.accepted"),
  COOKING: getBotTranslations("status.cooking"),
  DONE: readyStatusText,
  ATTACHED: getBotTranslations("status.attached"),
  ON_WAY: getBotTranslations("status.onWay"),
  DELIVERED: finishedMealText,
  CLOSED: finishedMealText,
  CANCELED: getBotTranslations("status.canceled"),
};

/** Texts of the statuses for a brand that is a shop. */
const shopOrderStatusTexts: Readonly<Record<OrderStatus, TranslatedText>> = {
  ...orderStatusTexts,
  COOKING: getBotTranslations("status.packing"),
  DELIVERED: finishedPurchaseText,
  CLOSED: finishedPurchaseText,
};

/** Returns an order's status as a short text with an emoji. */
export function getOrderStatusText(
  {
    status,
    serviceType,
    alertStep = null,
  }: { status: OrderStatus; serviceType: ServiceType; alertStep?: AlertStep | null },
  { brand, language }: { brand: Pick<BrandBasics, "kind">; language: Language },
): string {
  const done = status === "CREATED" && alertStep ? unansweredStatusTexts[alertStep] : null;
  if (done) return pickTranslation(done, language);
  const usual = (brand.kind === "GROCERY" ? shopOrderStatusTexts : orderStatusTexts)[status];
  return pickTranslation(getReadyStatusText(status, serviceType) ?? usual, language);
}

function getReadyStatusText(status: OrderStatus, serviceType: ServiceType): TranslatedText | undefined {
  if (status !== "DONE") return undefined;
  if (serviceType === "DELIVERY") return cookedStatusText;
  return serviceType === "DINE_IN" ? readyAtTableStatusText : readyStatusText;
}
