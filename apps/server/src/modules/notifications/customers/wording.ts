import { createTranslations } from "@dasturxon/domain/catalogue";
import type { Text } from "@dasturxon/contract/shapes";
import { formatMoney } from "@dasturxon/domain/format";
import type { Currency } from "@dasturxon/domain/locale";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import type { ReservationState } from "@dasturxon/domain/reservation";
import { createText } from "@dasturxon/domain/text";
import { fillText, joinSentences, type TranslatedText } from "@dasturxon/domain/translated-text";
import {
  readyAtTableText,
  givenBackTexts,
  goodMealText,
  shopThanksText,
  askForReviewText,
} from "./order-sentences.ts";
import { notificationsTexts } from "../../../texts/notifications.ts";

const translations = createTranslations(notificationsTexts);

export interface NotificationWords {
  title: Text;
  text: Text;
}

interface NotificationText {
  title: TranslatedText;
  text: TranslatedText;
}

/** Notification texts by order status. Null: no notification. Orders without delivery use `ready` for `DONE`. */
const orderTexts: Record<OrderStatus, NotificationText | null> = {
  OPEN: null,
  AT_TIME: null,
  CREATED: null,
  COOKING: null,
  DONE: null,
  ATTACHED: null,
  CLOSED: null,
  ACCEPTED: {
    title: translations("order.ACCEPTED.title"),
    text: translations("order.ACCEPTED.text"),
  },
  ON_WAY: {
    title: translations("order.ON_WAY.title"),
    text: translations("order.ON_WAY.text"),
  },
  DELIVERED: {
    title: translations("order.DELIVERED.title"),
    text: joinSentences(goodMealText, askForReviewText),
  },
  CANCELED: {
    title: translations("order.CANCELED.title"),
    text: translations("order.CANCELED.text"),
  },
};

/** Notifications of orders for a brand that is a shop. */
const shopOrderTexts: Record<OrderStatus, NotificationText | null> = {
  ...orderTexts,
  ACCEPTED: { title: translations("order.ACCEPTED.title"), text: translations("shop.ACCEPTED") },
  DELIVERED: {
    title: translations("order.DELIVERED.title"),
    text: joinSentences(shopThanksText, askForReviewText),
  },
};

const readyText: NotificationText = {
  title: translations("order.ready.title"),
  text: translations("order.ready.text"),
};

const tableAndTimeText = translations("reservation.text");

/** Notification texts by reservation state. Null: no notification, because the guest caused this state. */
const reservationTexts: Record<ReservationState, NotificationText | null> = {
  NEW: null,
  CANCELED: null,
  CONFIRMED: {
    title: translations("reservation.CONFIRMED.title"),
    text: tableAndTimeText,
  },
  REFUSED: {
    title: translations("reservation.REFUSED.title"),
    text: tableAndTimeText,
  },
};

const answeredText: NotificationText = {
  title: translations("answered.title"),
  text: translations("answered.text"),
};

const grantedTitle = translations("granted.title");

/** Returns whether a status can have a notification. For `DONE` it also depends on the order, see `ready`. */
export const hasOrderWords = (status: OrderStatus): boolean =>
  status === "DONE" || orderTexts[status] !== null;

export const hasReservationWords = (state: ReservationState): boolean => reservationTexts[state] !== null;

/** Returns the notification of an order's status. Null if the status has none [CT-4]. */
export function orderNotification(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  number: number;
  /** Whether the brand is a shop. A shop packs orders and does not cook. */
  isShop: boolean;
  isCashbackSpent: boolean;
  isPromoUsed: boolean;
}): NotificationWords | null {
  const { status, serviceType, isShop } = order;
  const isReady = status === "DONE" && serviceType !== "DELIVERY";
  const words = isReady ? readyText : (isShop ? shopOrderTexts : orderTexts)[status];
  return fillNotification(words && { ...words, text: orderSpecificText(order) ?? words.text }, {
    number: String(order.number),
  });
}

type OrderToWord = Parameters<typeof orderNotification>[0];

/** Returns the order-specific text that replaces the default one, if any. */
function orderSpecificText({ status, serviceType, isCashbackSpent, isPromoUsed }: OrderToWord) {
  if (status === "DONE" && serviceType === "DINE_IN") return readyAtTableText;
  if (status !== "CANCELED") return undefined;
  if (isCashbackSpent) return givenBackTexts[isPromoUsed ? "both" : "cashback"];
  return isPromoUsed ? givenBackTexts.promo : undefined;
}

/** Returns the notification of a reservation's state. Null if the customer caused the state. */
export function reservationNotification(
  state: ReservationState,
  values: { table: string; time: string },
): NotificationWords | null {
  return fillNotification(reservationTexts[state], values);
}

/** Returns the notification that the brand answered the customer's review of an order. */
export function reviewAnswerNotification(number: number): NotificationWords | null {
  return fillNotification(answeredText, { number: String(number) });
}

/** Returns the notification that the staff granted cashback. `amount` is in units of the brand's currency. */
export function cashbackGrantNotification(amount: number, currency: Currency): NotificationWords {
  const text = createText((language) => `+${formatMoney(amount, language, currency)}`);
  return { title: fillText(grantedTitle, {}), text };
}

function fillNotification(
  words: NotificationText | null,
  values: Record<string, string>,
): NotificationWords | null {
  return words ? { title: fillText(words.title, values), text: fillText(words.text, values) } : null;
}
