import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";
import type { SmsCredentials } from "./gateway-api.ts";

/** An account that texts go out by, and who pays what goes out. */
export interface SmsAccount {
  gateway: SmsGatewayName;
  credentials: SmsCredentials;
  payer: "brand" | "platform";
  /** What a part of a text costs there, in tiyin; 0: it is not counted. */
  partTiyin: number;
}

/** The platform's accounts, as the environment has them. */
export type PlatformSms = Readonly<Partial<Record<SmsGatewayName, SmsCredentials>>>;
