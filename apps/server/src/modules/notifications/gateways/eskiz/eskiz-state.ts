import type { SmsState } from "@dasturxon/domain/sms-state";

/** Its users write these words in more than one way; which of them Eskiz sends is not published. */
const STATES: Readonly<Record<string, SmsState>> = {
  DELIVRD: "delivered",
  DELIVERED: "delivered",
  UNDELIV: "undelivered",
  UNDELIVERED: "undelivered",
  NOTDELIVERED: "undelivered",
  NOTDELIVRD: "undelivered",
  EXPIRED: "undelivered",
  REJECTD: "undelivered",
  REJECTED: "undelivered",
  FAILED: "undelivered",
};

/** What Eskiz's word for a text's state says; null: nothing that ends it. */
export function eskizState(status: string): SmsState | null {
  const word = status.trim().toUpperCase();
  return Object.hasOwn(STATES, word) ? (STATES[word] ?? null) : null;
}
