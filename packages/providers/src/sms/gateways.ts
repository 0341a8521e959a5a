import { eskizGatewayModule } from "./eskiz/gateway.ts";
import { type SmsAccountField, SMS_GATEWAY_NAMES, type SmsGatewayName } from "./facts.ts";
import type { SmsGatewayModule } from "./gateway-api.ts";
import { playMobileGatewayModule } from "./play-mobile/gateway.ts";
import { telegramGatewayModule } from "./telegram-gateway/gateway.ts";

/** Clients of the SMS gateways, with the settings of the platform's accounts. */
export const SMS_GATEWAY_MODULES: { readonly [G in SmsGatewayName]: SmsGatewayModule<SmsAccountField<G>> } = {
  "telegram-gateway": telegramGatewayModule,
  eskiz: eskizGatewayModule,
  "play-mobile": playMobileGatewayModule,
};

/** Returns the result of `valueOf` for each gateway, by gateway name. */
export function createValueByGateway<T>(valueOf: (gateway: SmsGatewayName) => T): Record<SmsGatewayName, T> {
  const entries = SMS_GATEWAY_NAMES.map((gateway) => [gateway, valueOf(gateway)]);
  return Object.fromEntries(entries) as Record<SmsGatewayName, T>;
}
