import { createTranslations } from "@dasturxon/domain/catalogue";
import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import type { Language } from "@dasturxon/domain/language";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { joinSentences, type TranslatedText, pickTranslation } from "@dasturxon/domain/translated-text";
import type { BrandBasics } from "../../merchants/index.ts";
import { readyAtTableText, goodMealText, shopThanksText } from "../../notifications/index.ts";
import { botTexts } from "../../../texts/bot.ts";

const translations = createTranslations(botTexts);

const waitingText = translations("status.waiting");
const unpaidText = translations("status.unpaid");
/** Status texts of an unanswered order by its last alert step. Null: the text of the order status is used. */
const unansweredTexts: Readonly<Record<AlertStep, TranslatedText | null>> = {
  push: translations("unanswered.push"),
  telegram: translations("unanswered.message"),
  sms: translations("unanswered.message"),
  call: translations("unanswered.call"),
  decide: null,
  pause: translations("unanswered.pause"),
};
const cookedText = translations("status.cooked");
const readyText = translations("status.ready");
const readyAtTable = joinSentences(translations("status.readyAtTable"), readyAtTableText);
const finishedText = translations("status.finished");
const finishedMealText = joinSentences(finishedText, goodMealText);
const finishedPurchaseText = joinSentences(finishedText, shopThanksText);

const statusTexts: Readonly<Record<OrderStatus, TranslatedText>> = {
  OPEN: unpaidText,
  AT_TIME: translations("status.scheduled"),
  CREATED: waitingText,
  ACCEPTED: translations("status.accepted"),
  COOKING: translations("status.cooking"),
  DONE: readyText,
  ATTACHED: translations("status.attached"),
  ON_WAY: translations("status.onWay"),
  DELIVERED: finishedMealText,
  CLOSED: finishedMealText,
  CANCELED: translations("status.canceled"),
};

/** Texts of the statuses for a brand that is a shop. */
const shopStatusTexts: Readonly<Record<OrderStatus, TranslatedText>> = {
  ...statusTexts,
  COOKING: translations("status.packing"),
  DELIVERED: finishedPurchaseText,
  CLOSED: finishedPurchaseText,
};

/** Returns an order's status as a short text with an emoji. */
export function orderStatusText(
  {
    status,
    serviceType,
    alertStep = null,
  }: { status: OrderStatus; serviceType: ServiceType; alertStep?: AlertStep | null },
  { brand, language }: { brand: Pick<BrandBasics, "kind">; language: Language },
): string {
  const done = status === "CREATED" && alertStep ? unansweredTexts[alertStep] : null;
  if (done) return pickTranslation(done, language);
  const usual = (brand.kind === "GROCERY" ? shopStatusTexts : statusTexts)[status];
  return pickTranslation(readyStatusText(status, serviceType) ?? usual, language);
}

function readyStatusText(status: OrderStatus, serviceType: ServiceType): TranslatedText | undefined {
  if (status !== "DONE") return undefined;
  if (serviceType === "DELIVERY") return cookedText;
  return serviceType === "DINE_IN" ? readyAtTable : readyText;
}
