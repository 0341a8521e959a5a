import { createTranslations } from "@dasturxon/domain/catalogue";
import type { TranslatedText } from "@dasturxon/domain/translated-text";
import { notificationsTexts } from "../../../texts/notifications.ts";

const translations = createTranslations(notificationsTexts);

/** Text for a delivered order of a restaurant. */
export const goodMealText = translations("sentence.goodMeal");

/** Text for a delivered order of a shop. */
export const shopThanksText = translations("sentence.shopThanks");

/** Sentence after `goodMealText` or `shopThanksText`. */
export const askForReviewText = translations("sentence.tellUs");

/** Text for a cancelled order, by the refunded cashback and promo code. */
export const givenBackTexts: Record<"cashback" | "promo" | "both", TranslatedText> = {
  cashback: translations("sentence.givenBack.cashback"),
  promo: translations("sentence.givenBack.promo"),
  both: translations("sentence.givenBack.both"),
};

/** Text for an order that is ready and eaten at a table. */
export const readyAtTableText = translations("sentence.atTable");
