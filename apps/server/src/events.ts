import type { OrderStatus } from "@dasturxon/domain/order-status";
import type { ReservationState } from "@dasturxon/domain/reservation";

/**
 * All events: topic and payload. An event is published in the transaction that causes it. Each comment names the object
 * whose id is the event key.
 */
export interface EventPayloads {
  /** A brand's settings, branches or hosts changed. The event key is the id of the brand. */
  "brand-changed": Record<string, never>;
  /** Content of a menu changed: products, prices, stops. The event key is the id of the brand. */
  "menu-changed": Record<string, never>;
  /** A pause or a busy hour started, changed or ended. The event key is the id of the brand. */
  "pauses-changed": Record<string, never>;
  /** The preparation time or capacity of a branch's kitchen changed. The event key is the id of the branch. */
  "kitchen-changed": { preparationMinutes: number };
  /** A payment provider received the money of an order. The event key is the id of the order. */
  "bill-paid": { reference: string | null };
  /** The money of an order was returned to the customer. The event key is the id of the order. */
  "bill-refunded": Record<string, never>;
  /** A provider returned the money of partial refunds that were due, in soʻm. The event key is the id of the order. */
  "part-refunds-given": { amount: number };
  /** A provider refused to return the money of an order, or a part of it. The event key is the id of the order. */
  "refund-refused": Record<string, never>;
  /** A payment arrived for an order that no longer required it, or was returned. The event key is the id of the order. */
  "late-payment-changed": { paymentId: string };
  /** An order was created or changed. The event key is the id of the order. `userId` is the customer. */
  "order-changed": { version: number; status: OrderStatus; userId: string };
  /** A reservation was created, answered or cancelled. The event key is the id of the reservation. `userId` is the customer. */
  "reservation-changed": { state: ReservationState; userId: string };
  /** A customer's review was answered. The event key is the id of the order. `userId` is the customer. */
  "review-answered": { userId: string };
  /** A claim about an order was made, changed or answered. The event key is the id of the claim. `userId` is the customer. */
  "claim-changed": { userId: string; isAnswered: boolean };
  /** Staff granted cashback to a customer, in soʻm. The event key is the id of the cashback movement. */
  "cashback-granted": { userId: string; amount: number };
  /** A group order changed: members, items or state. The event key is the id of the group order. */
  "group-order-changed": { version: number };
  /** A guest at a table called the waiter, or staff answered the call. The event key is the id of the waiter call. */
  "waiter-call-changed": Record<string, never>;
  /** A brand connected its bot, switched it on or off, or removed it. The event key is the id of the brand. */
  "bot-changed": Record<string, never>;
  /** A support session of the platform in a brand's console ended. The event key is the id of the brand. */
  "support-ended": Record<string, never>;
  /** Sessions of a member of staff or on a device were ended. The event key is the id of the member of staff or of the device. */
  "sessions-ended": Record<string, never>;
  /**
   * A guest without a phone signed in, or scanned another table. The event key is the id of the guest. `userId` is the
   * customer who replaces the guest.
   */
  "table-guest-replaced": { userId: string };
  /** A customer deleted the account. The stored personal data must be deleted. The event key is the id of the customer. */
  "account-deleted": Record<string, never>;
}

export type EventTopic = keyof EventPayloads;

interface TopicEvent<T extends EventTopic> {
  merchantId: string;
  topic: T;
  /** Object of the event, for example the id of an order. Events of one key are delivered in order. */
  key: string;
  payload: EventPayloads[T];
}

/** Event that is not published yet, so it has no number. */
export type NewEvent<T extends EventTopic = EventTopic> = { [One in T]: TopicEvent<One> }[T];

/** A published event. `seq` is its number over all merchants, increasing in the order of publication, with gaps. */
export type BusEvent<T extends EventTopic = EventTopic> = {
  [One in T]: TopicEvent<One> & { seq: number };
}[T];

/** Topics that invalidate all cached guest-visible content of the brand. */
export const contentTopics = [
  "brand-changed",
  "menu-changed",
  "pauses-changed",
] as const satisfies EventTopic[];
