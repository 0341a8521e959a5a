/** Outcome of a test card. `dropped`: the payment succeeds and its response is lost. */
export type TestCardOutcome =
  | "fine"
  | "no_sms"
  | "code_over"
  | "expired"
  | "blocked"
  | "poor"
  | "fault"
  | "slow_fault"
  | "dropped";

/** Test cards of Payme's own sandbox, from its documentation, and three additional cards. All other cards succeed. */
const TEST_CARD_OUTCOMES: Readonly<Record<string, TestCardOutcome>> = {
  "8600069195406311": "fine",
  "8600495473316478": "fine",
  "8600060921090842": "no_sms",
  "3333336415804657": "expired",
  "4444445987459073": "blocked",
  "8600143417770323": "fault",
  "8600134301849596": "slow_fault",
  "9860001122334459": "poor",
  "9860123456789015": "code_over",
  "5454545454545454": "dropped",
};

/** Code in every SMS. */
export const TEST_SMS_CODE = "666666";

export const findCardOutcome = (number: string): TestCardOutcome => TEST_CARD_OUTCOMES[number] ?? "fine";
