import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { ClaimAnswerKind } from "@dasturxon/domain/claim";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { formatMoney } from "@dasturxon/domain/format";
import type { Currency } from "@dasturxon/domain/locale";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import type { ReservationState } from "@dasturxon/domain/reservation";
import { createTextByLanguage } from "@dasturxon/domain/text";
import {
  fillInAllLanguages,
  fillPlaceholders,
  joinSentences,
  type TranslatedText,
} from "@dasturxon/domain/translated-text";
import {
  readyAtTableSentence,
  cancelRefundSentences,
  goodMealSentence,
  shopThanksText,
  reviewRequestText,
} from "./order-sentences.ts";
import { notificationsTexts } from "../../../texts/notifications.ts";

const getTranslations = createTranslationLookup(notificationsTexts);

export interface NotificationContent {
  title: TextByLanguage;
  text: TextByLanguage;
}

interface NotificationTemplate {
  title: TranslatedText;
  text: TranslatedText;
}

/** Notification texts by order status. Null: no notification. Orders without delivery use `ready` for `DONE`. */
const orderNotifications: Record<OrderStatus, NotificationTemplate | null> = {
  OPEN: null,
  AT_TIME: null,
  CREATED: null,
  COOKING: null,
  DONE: null,
  ATTACHED: null,
  CLOSED: null,
  ACCEPTED: {
    title: getTranslations("order.ACCEPTED.title"),
    text: getTranslations("order.ACCEPTED.text"),
  },
  ON_WAY: {
    title: getTranslations("order.ON_WAY.title"),
    text: getTranslations("order.ON_WAY.text"),
  },
  DELIVERED: {
    title: getTranslations("order.DELIVERED.title"),
    text: joinSentences(goodMealSentence, reviewRequestText),
  },
  CANCELED: {
    title: getTranslations("order.CANCELED.title"),
    text: getTranslations("order.CANCELED.text"),
  },
};

/** Notifications of orders for a brand that is a shop. */
const shopOrderNotifications: Record<OrderStatus, NotificationTemplate | null> = {
  ...orderNotifications,
  ACCEPTED: { title: getTranslations("order.ACCEPTED.title"), text: getTranslations("shop.ACCEPTED") },
  DELIVERED: {
    title: getTranslations("order.DELIVERED.title"),
    text: joinSentences(shopThanksText, reviewRequestText),
  },
};

const orderReadyNotification: NotificationTemplate = {
  title: getTranslations("order.ready.title"),
  text: getTranslations("order.ready.text"),
};

const tableAndTimeText = getTranslations("reservation.text");

/** Notification texts by reservation state. Null: no notification, because the guest caused this state. */
const reservationNotifications: Record<ReservationState, NotificationTemplate | null> = {
  NEW: null,
  CANCELED: null,
  CONFIRMED: {
    title: getTranslations("reservation.CONFIRMED.title"),
    text: tableAndTimeText,
  },
  REFUSED: {
    title: getTranslations("reservation.REFUSED.title"),
    text: tableAndTimeText,
  },
};

const reviewAnsweredText: NotificationTemplate = {
  title: getTranslations("answered.title"),
  text: getTranslations("answered.text"),
};

const claimAnswerTexts: Record<ClaimAnswerKind, TranslatedText> = {
  REFUND: getTranslations("claim.REFUND"),
  CASHBACK: getTranslations("claim.CASHBACK"),
  WORDS: getTranslations("claim.WORDS"),
};
const claimAnsweredTitle = getTranslations("claim.title");

const cashbackGrantedTitle = getTranslations("granted.title");

/** Returns whether a status can have a notification. For `DONE` it also depends on the order, see `ready`. */
export const hasOrderNotification = (status: OrderStatus): boolean =>
  status === "DONE" || orderNotifications[status] !== null;

export const hasReservationNotification = (state: ReservationState): boolean =>
  reservationNotifications[state] !== null;

/** Returns the notification of an order's status. Null if the status has none [CT-4]. */
export function createOrderNotification(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  number: number;
  /** Whether the brand is a shop. A shop packs orders and does not cook. */
  isShop: boolean;
  isCashbackSpent: boolean;
  isPromoUsed: boolean;
}): NotificationContent | null {
  const { status, serviceType, isShop } = order;
  const isReady = status === "DONE" && serviceType !== "DELIVERY";
  const words = isReady
    ? orderReadyNotification
    : (isShop ? shopOrderNotifications : orderNotifications)[status];
  return fillNotification(
    words && { ...words, text: getOrderSpecificNotificationText(order) ?? words.text },
    {
      number: String(order.number),
    },
  );
}

type NotifiedOrder = Parameters<typeof createOrderNotification>[0];

/**
 * Returns the notification text for special cases of an order (eaten at a table, or cancelled with a refund). Undefined
 * if the text of the order status applies.
 */
function getOrderSpecificNotificationText({
  status,
  serviceType,
  isCashbackSpent,
  isPromoUsed,
}: NotifiedOrder) {
  if (status === "DONE" && serviceType === "DINE_IN") return readyAtTableSentence;
  if (status !== "CANCELED") return undefined;
  if (isCashbackSpent) return cancelRefundSentences[isPromoUsed ? "both" : "cashback"];
  return isPromoUsed ? cancelRefundSentences.promo : undefined;
}

/** Returns the notification of a reservation's state. Null if the customer caused the state. */
export function createReservationNotification(
  state: ReservationState,
  values: { table: string; time: string },
): NotificationContent | null {
  return fillNotification(reservationNotifications[state], values);
}

/** Returns the notification that the brand answered the customer's review of an order. */
export function createReviewAnswerNotification(number: number): NotificationContent | null {
  return fillNotification(reviewAnsweredText, { number: String(number) });
}

/** Returns the notification that the staff answered a claim. The amount is in units of the brand's currency. */
export function createClaimAnswerNotification(
  { number, answer, answerAmount }: { number: number; answer: ClaimAnswerKind; answerAmount: number | null },
  currency: Currency,
): NotificationContent {
  const title = fillInAllLanguages(claimAnsweredTitle, { number: String(number) });
  const text = createTextByLanguage((language) =>
    fillPlaceholders(claimAnswerTexts[answer], language, {
      sum: formatMoney(answerAmount ?? 0, language, currency),
    }),
  );
  return { title, text };
}

/** Returns the notification that the staff granted cashback. `amount` is in units of the brand's currency. */
export function createCashbackGrantNotification(amount: number, currency: Currency): NotificationContent {
  const text = createTextByLanguage((language) => `+${formatMoney(amount, language, currency)}`);
  return { title: fillInAllLanguages(cashbackGrantedTitle, {}), text };
}

function fillNotification(
  words: NotificationTemplate | null,
  values: Record<string, string>,
): NotificationContent | null {
  return words
    ? { title: fillInAllLanguages(words.title, values), text: fillInAllLanguages(words.text, values) }
    : null;
}
