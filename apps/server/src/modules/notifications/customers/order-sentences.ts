import { translationsOf } from "@dasturxon/domain/catalogue";
import type { TranslatedText } from "@dasturxon/domain/translated-text";
import { notificationsTexts } from "../../../texts/notifications.ts";

const translations = translationsOf(notificationsTexts);

/** Text for a delivered order of a restaurant. */
export const goodMeal = translations("sentence.goodMeal");

/** Text for a delivered order of a shop. */
export const shopThanks = translations("sentence.shopThanks");

/** Sentence after `goodMeal` or `shopThanks`. */
export const tellUs = translations("sentence.tellUs");

/** Text for a cancelled order, by the refunded cashback and promo code. */
export const givenBack: Record<"cashback" | "promo" | "both", TranslatedText> = {
  cashback: translations("sentence.givenBack.cashback"),
  promo: translations("sentence.givenBack.promo"),
  both: translations("sentence.givenBack.both"),
};

/** Text for an order that is ready and eaten at a table. */
export const readyAtTableText = translations("sentence.atTable");
