/**
 * States of an SMS: being sent, accepted by a gateway, unknown, refused by all gateways, reported as undelivered, or as
 * delivered. [US-1]
 */
export const SMS_STATES = ["sending", "taken", "unknown", "refused", "undelivered", "delivered"] as const;
export type SmsState = (typeof SMS_STATES)[number];

/** Ranks of the states. A later report applies only if its rank is higher: a delivered SMS remains delivered. */
const SMS_STATE_PROGRESS_RANKS: Readonly<Record<SmsState, number>> = {
  sending: 0,
  taken: 1,
  unknown: 1,
  refused: 1,
  undelivered: 2,
  delivered: 3,
};

/**
 * Returns the states from which an SMS can change to this one. Reports may arrive in any order and repeatedly. [US-1]
 */
export function listSmsStatesBefore(state: SmsState): SmsState[] {
  return SMS_STATES.filter((before) => SMS_STATE_PROGRESS_RANKS[before] < SMS_STATE_PROGRESS_RANKS[state]);
}
