import { eskiz } from "./eskiz/gateway.ts";
import { type SmsField, SMS_GATEWAY_NAMES, type SmsGatewayName } from "./facts.ts";
import type { SmsGatewayModule } from "./gateway-api.ts";
import { playMobile } from "./play-mobile/gateway.ts";
import { telegramGateway } from "./telegram-gateway/gateway.ts";

/** Clients of the SMS gateways, with the settings of the platform's accounts. */
export const SMS_GATEWAY_MODULES: { readonly [G in SmsGatewayName]: SmsGatewayModule<SmsField<G>> } = {
  "telegram-gateway": telegramGateway,
  eskiz,
  "play-mobile": playMobile,
};

/** Returns the result of `valueOf` for each gateway, by gateway name. */
export function createValueByGateway<T>(valueOf: (gateway: SmsGatewayName) => T): Record<SmsGatewayName, T> {
  const entries = SMS_GATEWAY_NAMES.map((gateway) => [gateway, valueOf(gateway)]);
  return Object.fromEntries(entries) as Record<SmsGatewayName, T>;
}
