import type { AccountFacts } from "../account-facts.ts";

/** Static description of an SMS gateway. Safe for browsers: no Zod, no Node. */
export interface SmsGatewayDescription extends AccountFacts {
  /** Name of the SMS gateway for staff, the same in every language. */
  label: string;
  /** Whether the gateway sends only one-time codes. */
  isForCodes: boolean;
}
