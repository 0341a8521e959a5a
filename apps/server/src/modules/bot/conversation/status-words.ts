import { translationsOf } from "@dasturxon/domain/catalogue";
import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import type { Language } from "@dasturxon/domain/language";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { sentences, type TranslatedText, pickTranslation } from "@dasturxon/domain/translated-text";
import type { BrandBasics } from "../../merchants/index.ts";
import { readyAtTableText, goodMeal, shopThanks } from "../../notifications/index.ts";
import { botTexts } from "../../../texts/bot.ts";

const translations = translationsOf(botTexts);

const waiting = translations("status.waiting");
const unpaid = translations("status.unpaid");
/** Status texts of an unanswered order by its last alert step. Null: the text of the order status is used. */
const unanswered: Readonly<Record<AlertStep, TranslatedText | null>> = {
  push: translations("unanswered.push"),
  telegram: translations("unanswered.message"),
  sms: translations("unanswered.message"),
  call: translations("unanswered.call"),
  decide: null,
  pause: translations("unanswered.pause"),
};
const cooked = translations("status.cooked");
const ready = translations("status.ready");
const readyAtTable = sentences(translations("status.readyAtTable"), readyAtTableText);
const finished = translations("status.finished");
const eaten = sentences(finished, goodMeal);
const bought = sentences(finished, shopThanks);

const statuses: Readonly<Record<OrderStatus, TranslatedText>> = {
  OPEN: unpaid,
  AT_TIME: translations("status.scheduled"),
  CREATED: waiting,
  ACCEPTED: translations("status.accepted"),
  COOKING: translations("status.cooking"),
  DONE: ready,
  ATTACHED: translations("status.attached"),
  ON_WAY: translations("status.onWay"),
  DELIVERED: eaten,
  CLOSED: eaten,
  CANCELED: translations("status.canceled"),
};

/** Texts of the statuses for a brand that is a shop. */
const shopStatuses: Readonly<Record<OrderStatus, TranslatedText>> = {
  ...statuses,
  COOKING: translations("status.packing"),
  DELIVERED: bought,
  CLOSED: bought,
};

/** Returns an order's status as a short text with an emoji. */
export function statusIn(
  {
    status,
    serviceType,
    alertStep = null,
  }: { status: OrderStatus; serviceType: ServiceType; alertStep?: AlertStep | null },
  { brand, language }: { brand: Pick<BrandBasics, "kind">; language: Language },
): string {
  const done = status === "CREATED" && alertStep ? unanswered[alertStep] : null;
  if (done) return pickTranslation(done, language);
  const usual = (brand.kind === "GROCERY" ? shopStatuses : statuses)[status];
  return pickTranslation(readyFor(status, serviceType) ?? usual, language);
}

function readyFor(status: OrderStatus, serviceType: ServiceType): TranslatedText | undefined {
  if (status !== "DONE") return undefined;
  if (serviceType === "DELIVERY") return cooked;
  return serviceType === "DINE_IN" ? readyAtTable : ready;
}
