import type { OrderStatus } from "@dasturxon/domain/order-status";
import type { ReservationState } from "@dasturxon/domain/reservation";

/** All events: topic and payload. The comments describe the key. Published in the transaction that causes the event. */
export interface EventPayloads {
  /** A brand's settings, branches or hosts changed. Key: the brand. */
  "brand-changed": Record<string, never>;
  /** Content of a menu changed: products, prices, stops. Key: the brand. */
  "menu-changed": Record<string, never>;
  /** A pause or a busy hour started, changed or ended. Key: the brand. */
  "pauses-changed": Record<string, never>;
  /** The preparation time or capacity of a branch's kitchen changed. Key: the branch. */
  "kitchen-changed": { preparationMinutes: number };
  /** A payment provider received the money of an order. Key: the order. */
  "bill-paid": { reference: string | null };
  /** The money of an order was returned to the customer. Key: the order. */
  "bill-refunded": Record<string, never>;
  /** A provider returned the money of partial refunds that were due, in soʻm. Key: the order. */
  "part-refunds-given": { amount: number };
  /** A provider refused to return the money of an order, or a part of it. Key: the order. */
  "refund-refused": Record<string, never>;
  /** A payment arrived for an order that no longer required it, or was returned. Key: the order. */
  "late-payment-changed": { paymentId: string };
  /** An order was created or changed. Key: the order. `userId`: the customer. */
  "order-changed": { version: number; status: OrderStatus; userId: string };
  /** A reservation was created, answered or cancelled. Key: the reservation. `userId`: the customer. */
  "reservation-changed": { state: ReservationState; userId: string };
  /** A customer's review was answered. Key: the order. `userId`: the customer. */
  "review-answered": { userId: string };
  /** A claim about an order was made, changed or answered. Key: the claim. `userId`: the customer. */
  "claim-changed": { userId: string; isAnswered: boolean };
  /** Staff granted cashback to a customer, in soʻm. Key: the cashback movement. */
  "cashback-granted": { userId: string; amount: number };
  /** A group order changed: members, items or state. Key: the group order. */
  "group-order-changed": { version: number };
  /** A guest at a table called the waiter, or staff answered the call. Key: the waiter call. */
  "waiter-call-changed": Record<string, never>;
  /** A brand connected its bot, switched it on or off, or removed it. Key: the brand. */
  "bot-changed": Record<string, never>;
  /** A support session of the platform in a brand's console ended. Key: the brand. */
  "support-ended": Record<string, never>;
  /** Sessions of a member of staff or on a device were ended. Key: the member of staff, or the device. */
  "sessions-ended": Record<string, never>;
  /** A guest without a phone signed in, or scanned another table. Key: the guest. `userId`: the customer afterwards. */
  "table-guest-replaced": { userId: string };
  /** A customer deleted the account. The stored personal data must be deleted. Key: the customer. */
  "account-deleted": Record<string, never>;
}

export type Topic = keyof EventPayloads;

interface TopicEvent<T extends Topic> {
  merchantId: string;
  topic: T;
  /** Object of the event, for example the id of an order. Events of one key are delivered in order. */
  key: string;
  payload: EventPayloads[T];
}

/** An event to be published. */
export type NewEvent<T extends Topic = Topic> = { [One in T]: TopicEvent<One> }[T];

/** A published event. `seq` is its number over all merchants, increasing in the order of publication, with gaps. */
export type BusEvent<T extends Topic = Topic> = { [One in T]: TopicEvent<One> & { seq: number } }[T];

/** Topics that invalidate all cached guest-visible content of the brand. */
export const contentTopics = ["brand-changed", "menu-changed", "pauses-changed"] as const satisfies Topic[];
