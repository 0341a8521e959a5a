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
  /** An order changed, its creation included. Key: the order. */
  "order-changed": { version: number; status: string };
  /** A reservation was made, answered or cancelled. Key: the reservation. */
  "reservation-changed": { state: string };
  /** A table called the waiter, or somebody went there. Key: the call. */
  "waiter-call-changed": Record<string, never>;
  /** A customer deleted the account; what is kept of the person is to go. Key: the customer. */
  "account-deleted": Record<string, never>;
}

export type Topic = keyof Events;

/** Topics after which nothing that guests were shown of the brand may be shown again. */
export const contentTopics = ["brand-changed", "menu-changed", "pauses-changed"] as const satisfies Topic[];
