import { eskizFacts } from "./eskiz/facts.ts";
import { playMobileFacts } from "./play-mobile/facts.ts";
import type { SmsFacts } from "./sms-facts.ts";
import { telegramGatewayFacts } from "./telegram-gateway/facts.ts";

/** SMS gateways in order of priority. */
export const SMS_GATEWAYS = {
  "telegram-gateway": telegramGatewayFacts,
  eskiz: eskizFacts,
  "play-mobile": playMobileFacts,
} as const satisfies Readonly<Record<string, SmsFacts>>;

export type SmsGatewayName = keyof typeof SMS_GATEWAYS;
/** Field of an account at gateway `G`. */
export type SmsAccountField<G extends SmsGatewayName = SmsGatewayName> =
  (typeof SMS_GATEWAYS)[G]["fields"][number];

const isSmsGateway = (name: string): name is SmsGatewayName => Object.hasOwn(SMS_GATEWAYS, name);

/** Gateway names in order of priority. */
export const SMS_GATEWAY_NAMES: readonly SmsGatewayName[] = Object.keys(SMS_GATEWAYS).filter(isSmsGateway);
