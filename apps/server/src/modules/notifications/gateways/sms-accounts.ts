import type { SmsGatewayName } from "@dasturxon/providers/sms/facts";
import type { SmsCredentials } from "@dasturxon/providers/sms/gateway-api";

/** An account that sends messages, and its payer. */
export interface SmsAccount {
  gateway: SmsGatewayName;
  credentials: SmsCredentials;
  payer: "brand" | "platform";
  /** Price of one message part, in tiyin. 0 disables the count of costs. */
  partTiyin: number;
}

/** The platform's accounts, from the environment. */
export type PlatformSmsCredentials = Readonly<Partial<Record<SmsGatewayName, SmsCredentials>>>;
