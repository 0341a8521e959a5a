import { translationsOf } from "@dasturxon/domain/catalogue";
import type { Text } from "@dasturxon/contract/shapes";
import { formatMoney } from "@dasturxon/domain/format";
import type { Currency } from "@dasturxon/domain/locale";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import type { ReservationState } from "@dasturxon/domain/reservation";
import { textBy } from "@dasturxon/domain/text";
import { filledText, sentences, type TranslatedText } from "@dasturxon/domain/translated-text";
import { readyAtTableText, givenBack, goodMeal, shopThanks, tellUs } from "./order-sentences.ts";
import { notificationsTexts } from "../../../texts/notifications.ts";

const translations = translationsOf(notificationsTexts);

export interface NotificationWords {
  title: Text;
  text: Text;
}

interface NotificationText {
  title: TranslatedText;
  text: TranslatedText;
}

/** Notification texts by order status. Null: no notification. Orders without delivery use `ready` for `DONE`. */
const orders: Record<OrderStatus, NotificationText | null> = {
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
    text: sentences(goodMeal, tellUs),
  },
  CANCELED: {
    title: translations("order.CANCELED.title"),
    text: translations("order.CANCELED.text"),
  },
};

/** Notifications of orders for a brand that is a shop. */
const shopOrders: Record<OrderStatus, NotificationText | null> = {
  ...orders,
  ACCEPTED: { title: translations("order.ACCEPTED.title"), text: translations("shop.ACCEPTED") },
  DELIVERED: { title: translations("order.DELIVERED.title"), text: sentences(shopThanks, tellUs) },
};

const ready: NotificationText = {
  title: translations("order.ready.title"),
  text: translations("order.ready.text"),
};

const tableAndTime = translations("reservation.text");

/** Notification texts by reservation state. Null: no notification, because the guest caused this state. */
const reservations: Record<ReservationState, NotificationText | null> = {
  NEW: null,
  CANCELED: null,
  CONFIRMED: {
    title: translations("reservation.CONFIRMED.title"),
    text: tableAndTime,
  },
  REFUSED: {
    title: translations("reservation.REFUSED.title"),
    text: tableAndTime,
  },
};

const answered: NotificationText = {
  title: translations("answered.title"),
  text: translations("answered.text"),
};

const granted = translations("granted.title");

/** Returns whether a status can have a notification. For `DONE` it also depends on the order, see `ready`. */
export const hasOrderWords = (status: OrderStatus): boolean => status === "DONE" || orders[status] !== null;

export const hasReservationWords = (state: ReservationState): boolean => reservations[state] !== null;

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
  const words = isReady ? ready : (isShop ? shopOrders : orders)[status];
  return filled(words && { ...words, text: ownText(order) ?? words.text }, { number: String(order.number) });
}

type OrderToWord = Parameters<typeof orderNotification>[0];

/** Returns the order-specific text that replaces the default one, if any. */
function ownText({ status, serviceType, isCashbackSpent, isPromoUsed }: OrderToWord) {
  if (status === "DONE" && serviceType === "DINE_IN") return readyAtTableText;
  if (status !== "CANCELED") return undefined;
  if (isCashbackSpent) return givenBack[isPromoUsed ? "both" : "cashback"];
  return isPromoUsed ? givenBack.promo : undefined;
}

/** Returns the notification of a reservation's state. Null if the customer caused the state. */
export function reservationNotification(
  state: ReservationState,
  values: { table: string; time: string },
): NotificationWords | null {
  return filled(reservations[state], values);
}

/** Returns the notification that the brand answered the customer's review of an order. */
export function answerNotification(number: number): NotificationWords | null {
  return filled(answered, { number: String(number) });
}

/** Returns the notification that the staff granted cashback. `amount` is in units of the brand's currency. */
export function grantNotification(amount: number, currency: Currency): NotificationWords {
  const text = textBy((language) => `+${formatMoney(amount, language, currency)}`);
  return { title: filledText(granted, {}), text };
}

function filled(words: NotificationText | null, values: Record<string, string>): NotificationWords | null {
  return words ? { title: filledText(words.title, values), text: filledText(words.text, values) } : null;
}
