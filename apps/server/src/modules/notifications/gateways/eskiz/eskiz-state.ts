import type { SmsState } from "@dasturxon/domain/sms-state";

/** Eskiz publishes no list of statuses. These spellings are from its users' code. */
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

/** Maps Eskiz's status of a message. Null if the status is not final. */
export function eskizState(status: string): SmsState | null {
  const word = status.trim().toUpperCase();
  return Object.hasOwn(STATES, word) ? (STATES[word] ?? null) : null;
}
