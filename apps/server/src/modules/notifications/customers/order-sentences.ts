import { writtenOf } from "@dasturxon/domain/catalogue";
import type { Written } from "@dasturxon/domain/written";
import { notificationsTexts } from "../../../texts/notifications.ts";

const written = writtenOf(notificationsTexts);

/** Text for a delivered order of a restaurant. */
export const goodMeal = written("sentence.goodMeal");

/** Text for a delivered order of a shop. */
export const shopThanks = written("sentence.shopThanks");

/** Sentence after `goodMeal` or `shopThanks`. */
export const tellUs = written("sentence.tellUs");

/** Text for a cancelled order, by the refunded cashback and promo code. */
export const givenBack: Record<"cashback" | "promo" | "both", Written> = {
  cashback: written("sentence.givenBack.cashback"),
  promo: written("sentence.givenBack.promo"),
  both: written("sentence.givenBack.both"),
};

/** Text for an order that is ready and eaten at a table. */
export const atTable = written("sentence.atTable");
