import { formatDate } from "@dasturxon/domain/format";
import type { BusEvent } from "../../../events.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import {
  selectAnswerToNotify,
  selectClaimAnswerToNotify,
  selectOrderNotificationTarget,
} from "../../orders/index.ts";
import { selectReservationToNotify } from "../../reservations/index.ts";
import { enqueuePushes } from "../push/send-push.ts";
import { insertNotification } from "./queries.ts";
import {
  createClaimAnswerNotification,
  createReviewAnswerNotification,
  createCashbackGrantNotification,
  hasOrderNotification,
  hasReservationNotification,
  type NotificationContent,
  createOrderNotification,
  createReservationNotification,
} from "./wording.ts";

/** Events that can cause a notification. */
type CustomerNotificationTopic =
  | "order-changed"
  | "reservation-changed"
  | "review-answered"
  | "claim-changed"
  | "cashback-granted";
type NotifiedEvent<T extends CustomerNotificationTopic = CustomerNotificationTopic> = BusEvent<T>;
type NotificationTarget = { userId: string; words: NotificationContent | null; link: string } | null;

/**
 * Returns whether an event can cause a notification. Most events cannot, for example a new order, so they need no job.
 */
export function canCauseNotification(event: NotifiedEvent<"order-changed" | "reservation-changed">): boolean {
  return event.topic === "order-changed"
    ? hasOrderNotification(event.payload.status)
    : hasReservationNotification(event.payload.state);
}

/**
 * Returns the part of a notification's identifier that distinguishes the events of one order or reservation: its new
 * status, or the kind of the event.
 */
function getNotifiedStatusOrKind(event: NotifiedEvent): string {
  if (event.topic === "review-answered" || event.topic === "claim-changed") return "ANSWERED";
  if (event.topic === "cashback-granted") return "GRANTED";
  return event.topic === "order-changed" ? event.payload.status : event.payload.state;
}

function findNotificationTarget(tx: Tx, event: NotifiedEvent): Promise<NotificationTarget> {
  if (event.topic === "order-changed") return findOrderTarget(tx, event);
  if (event.topic === "reservation-changed") return findReservationTarget(tx, event);
  if (event.topic === "claim-changed") return findClaimAnswerTarget(tx, event);
  return event.topic === "review-answered"
    ? findReviewAnswerTarget(tx, event)
    : findCashbackTarget(tx, event);
}

/**
 * Inserts the customer's notification for an event of an order, reservation, review, claim or cashback. Idempotent: a
 * repeated event inserts nothing. Enqueues a push message for each subscribed browser of the customer [CT-4].
 */
export async function notifyCustomer(tx: Tx, event: NotifiedEvent, now: Date): Promise<void> {
  const what = getNotifiedStatusOrKind(event);
  const found = await findNotificationTarget(tx, event);
  if (!found?.words) return;
  const { userId, words, link } = found;
  const about = `${event.key}:${what}`;
  const { merchantId } = event;
  const notification = { ...words, id: newId(), userId, about, link, at: now };
  const isNew = await insertNotification(tx, merchantId, notification);
  if (isNew) await enqueuePushes(tx, { merchantId, userId, notificationId: notification.id });
}

async function findOrderTarget(
  tx: Tx,
  { merchantId, key, payload: { status } }: NotifiedEvent<"order-changed">,
): Promise<NotificationTarget> {
  const order = await selectOrderNotificationTarget(tx, merchantId, key);
  if (!order) return null;
  const { kind } = await loadBrandBasics(tx, merchantId);
  return {
    userId: order.userId,
    words: createOrderNotification({ ...order, status, isShop: kind === "GROCERY" }),
    link: `/profile/orders/${key}`,
  };
}

async function findReservationTarget(
  tx: Tx,
  { merchantId, key, payload: { state } }: NotifiedEvent<"reservation-changed">,
): Promise<NotificationTarget> {
  const reservation = await selectReservationToNotify(tx, merchantId, key);
  if (!reservation) return null;
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const time = formatDate(reservation.startsAt, timeZone, { time: "minutes" });
  const words = createReservationNotification(state, { table: reservation.table, time });
  return { userId: reservation.userId, words, link: "/profile/reservations" };
}

async function findReviewAnswerTarget(
  tx: Tx,
  { merchantId, key }: NotifiedEvent,
): Promise<NotificationTarget> {
  const answer = await selectAnswerToNotify(tx, merchantId, key);
  if (!answer) return null;
  return {
    userId: answer.userId,
    words: createReviewAnswerNotification(answer.number),
    link: `/profile/orders/${key}`,
  };
}

async function findClaimAnswerTarget(
  tx: Tx,
  { merchantId, key }: NotifiedEvent,
): Promise<NotificationTarget> {
  const answer = await selectClaimAnswerToNotify(tx, merchantId, key);
  if (!answer) return null;
  const { currency } = await loadBrandBasics(tx, merchantId);
  return {
    userId: answer.userId,
    words: createClaimAnswerNotification(answer, currency),
    link: `/profile/orders/${answer.orderId}`,
  };
}

async function findCashbackTarget(
  tx: Tx,
  { merchantId, payload: { userId, amount } }: NotifiedEvent<"cashback-granted">,
): Promise<NotificationTarget> {
  const { currency } = await loadBrandBasics(tx, merchantId);
  return { userId, words: createCashbackGrantNotification(amount, currency), link: "/profile/cashback" };
}
