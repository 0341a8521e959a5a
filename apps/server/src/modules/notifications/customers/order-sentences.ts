import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { TranslatedText } from "@dasturxon/domain/translated-text";
import { notificationsTexts } from "../../../texts/notifications.ts";

const getTranslations = createTranslationLookup(notificationsTexts);

/** Text for a delivered order of a restaurant. */
export const goodMealSentence = getTranslations("sentence.goodMeal");

/** Text for a delivered order of a shop. */
export const shopThanksText = getTranslations("sentence.shopThanks");

/** Sentence that asks for a review. It follows `goodMealSentence` or `shopThanksText`. */
export const reviewRequestText = getTranslations("sentence.tellUs");

/** Text for a cancelled order, by the refunded cashback and promo code. */
export const cancelRefundSentences: Record<"cashback" | "promo" | "both", TranslatedText> = {
  cashback: getTranslations("sentence.givenBack.cashback"),
  promo: getTranslations("sentence.givenBack.promo"),
  both: getTranslations("sentence.givenBack.both"),
};

/** Text for an order that is ready and eaten at a table. */
export const readyAtTableSentence = getTranslations("sentence.atTable");
