import type { OrderStatus } from "@dasturxon/domain/order-status";
import type { ReservationState } from "@dasturxon/domain/reservation";

/** Every event of the house: its topic and payload; its key in the note. Published by the transaction that causes it. */
export interface Events {
  /** A brand's settings, places or hosts changed. Key: the brand. */
  "brand-changed": Record<string, never>;
  /** What a menu shows changed: products, prices, stops. Key: the brand. */
  "menu-changed": Record<string, never>;
  /** A pause or a busy hour began, changed or ended. Key: the brand. */
  "pauses-changed": Record<string, never>;
  /** A branch's kitchen takes orders otherwise: its time, its capacity. Key: the branch. */
  "kitchen-changed": { preparationMinutes: number };
  /** A provider took the money of an order. Key: the order. */
  "bill-paid": { reference: string | null };
  /** The money of an order went back to the customer. Key: the order. */
  "bill-refunded": Record<string, never>;
  /** A provider refused to give the money of an order back, or a part of it. Key: the order. */
  "refund-refused": Record<string, never>;
  /** Money came for what an order does not owe any more, or went back from there. Key: the order. */
  "late-payment-changed": { paymentId: string };
  /** An order changed, its creation included. Key: the order; `userId`: whose it is. */
  "order-changed": { version: number; status: OrderStatus; userId: string };
  /** A reservation was made, answered or cancelled. Key: the reservation; `userId`: whose it is. */
  "reservation-changed": { state: ReservationState; userId: string };
  /** A customer's review was answered. Key: the order; `userId`: whose it is. */
  "review-answered": { userId: string };
  /** The staff gave a customer cashback, sum. Key: the movement. */
  "cashback-granted": { userId: string; amount: number };
  /** A group's order changed: who takes part, what they take, its state. Key: the group. */
  "group-order-changed": { version: number };
  /** A table called the waiter, or somebody went there. Key: the call. */
  "waiter-call-changed": Record<string, never>;
  /** A brand connected its bot, switched it or had it forgotten. Key: the brand. */
  "bot-changed": Record<string, never>;
  /** Somebody of the platform is out of a brand's console. Key: the brand. */
  "support-ended": Record<string, never>;
  /** Sessions of a member of staff, or on a device, were ended. Key: the member of staff, or the device. */
  "sessions-ended": Record<string, never>;
  /** A customer deleted the account; what is kept of the person is to go. Key: the customer. */
  "account-deleted": Record<string, never>;
}

export type Topic = keyof Events;

interface EventAbout<T extends Topic> {
  merchantId: string;
  topic: T;
  /** What it is about, an order's id for example: events of one key keep their order. */
  key: string;
  payload: Events[T];
}

/** An event to be published. */
export type NewEvent<T extends Topic = Topic> = { [One in T]: EventAbout<One> }[T];

/** An event that was published; `seq`, its number over all merchants, rises in the order of publishing, with gaps. */
export type BusEvent<T extends Topic = Topic> = { [One in T]: EventAbout<One> & { seq: number } }[T];

/** Topics after which nothing that guests were shown of the brand may be shown again. */
export const contentTopics = ["brand-changed", "menu-changed", "pauses-changed"] as const satisfies Topic[];
