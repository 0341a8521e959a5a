import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";
import type { SmsCredentials } from "./gateway-api.ts";

/** An account that texts go out by, and who pays what goes out. */
export interface SmsAccount {
  gateway: SmsGatewayName;
  credentials: SmsCredentials;
  payer: "brand" | "platform";
}

/** The platform's accounts, as the environment has them. */
export type PlatformSms = Readonly<Partial<Record<SmsGatewayName, SmsCredentials>>>;
