/**
 * What is known of a text: being handed over · a gateway took it · nobody can tell · none took it · the gateway says that it
 * did not arrive, or that it did. [US-1]
 */
export const SMS_STATES = ["sending", "taken", "unknown", "refused", "undelivered", "delivered"] as const;
export type SmsState = (typeof SMS_STATES)[number];

/** What is told later counts only where it says more; a phone that has the text has it, whatever is told after. */
const SAYS: Readonly<Record<SmsState, number>> = {
  sending: 0,
  taken: 1,
  unknown: 1,
  refused: 1,
  undelivered: 2,
  delivered: 3,
};

/** The states in which a text may be found when this is told of it, in any order and however often. [US-1] */
export function smsStatesBefore(state: SmsState): SmsState[] {
  return SMS_STATES.filter((before) => SAYS[before] < SAYS[state]);
}
