import { eskizGatewayDescription } from "./eskiz/facts.ts";
import { playMobileGatewayDescription } from "./play-mobile/facts.ts";
import type { SmsGatewayDescription } from "./sms-facts.ts";
import { telegramGatewayDescription } from "./telegram-gateway/facts.ts";

/** SMS gateways in order of priority. */
export const SMS_GATEWAYS = {
  "telegram-gateway": telegramGatewayDescription,
  eskiz: eskizGatewayDescription,
  "play-mobile": playMobileGatewayDescription,
} as const satisfies Readonly<Record<string, SmsGatewayDescription>>;

export type SmsGatewayName = keyof typeof SMS_GATEWAYS;
/** Field of an account at gateway `G`. */
export type SmsAccountField<G extends SmsGatewayName = SmsGatewayName> =
  (typeof SMS_GATEWAYS)[G]["fields"][number];

const isSmsGateway = (name: string): name is SmsGatewayName => Object.hasOwn(SMS_GATEWAYS, name);

/** Gateway names in order of priority. */
export const SMS_GATEWAY_NAMES: readonly SmsGatewayName[] = Object.keys(SMS_GATEWAYS).filter(isSmsGateway);
